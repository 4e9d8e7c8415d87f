type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the named text fields of the prerendered pages, which of them has the focus, and the
 * radio buttons of the tabs. React replaces all markup where a browser extension, a translation or
 * a host has changed the document: the returned function then moves what was typed, and the focus,
 * to the new fields, and selects the tabs that were chosen (behavior R12).
 */
export function rememberFields(root: Element): () => void {
  const fields = root.querySelectorAll<Field>(':is(input:not([type="radio"]), textarea)[name]');
  const radios = root.querySelectorAll<HTMLInputElement>('[type="radio"]');
  const { activeElement } = document;
  return () => {
    for (const field of fields) {
      const successor = root.querySelector<Field>(`[name="${field.name}"]`);
      if (field.isConnected || !successor || successor.value !== '') continue;
      successor.value = field.value;
      if (field === activeElement) successor.focus({ preventScroll: true });
    }
    const tabs = root.querySelectorAll<HTMLElement>('[role="tab"]');
    radios.forEach((radio, index) => {
      if (radio.checked) tabs[index]?.click();
    });
  };
}
