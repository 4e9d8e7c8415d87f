type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the named text fields of the prerendered pages, which of them has the focus, the radio
 * buttons, some of which become tabs, and the answers. React replaces all markup where a browser extension, a
 * translation or a host has changed the document: the returned function then moves what was typed,
 * and the focus, to the new fields, and opens the tabs and answers that were chosen (behavior R12).
 */
export function rememberFields(root: Element): () => void {
  const fields = root.querySelectorAll<Field>(':is(input:not([type="radio"]), textarea)[name]');
  const radios = root.querySelectorAll<HTMLInputElement>('[type="radio"]');
  const tabChoices = [...root.querySelectorAll('.tabs > [type="radio"]')];
  const groups = [...radios].map((radio) => radio.parentElement);
  const answers = root.querySelectorAll('details');
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target;
  };
  // Captured, because React stops the event in a page that it has not hydrated.
  root.addEventListener('focusin', onFocus, true);
  return () => {
    root.removeEventListener('focusin', onFocus, true);
    for (const field of fields) {
      const successor = root.querySelector<Field>(`[name="${field.name}"]`);
      if (field.isConnected || !successor || successor.value !== '') continue;
      successor.value = field.value;
      if (field === focused) successor.focus({ preventScroll: true });
    }
    root.querySelectorAll('details').forEach((answer, index) => {
      if (answers[index]?.isConnected === false) answer.open = answers[index].open;
    });
    const tabs = root.querySelectorAll<HTMLElement>('[role="tab"]');
    radios.forEach((radio, index) => {
      // In a group that React has kept, the visitor may have chosen another button since.
      if (radio.checked && !groups[index]?.isConnected)
        (document.getElementById(radio.id) ?? tabs[tabChoices.indexOf(radio)])?.click();
    });
  };
}
