type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the named text fields of the prerendered pages, and which of them has the focus. React
 * replaces markup where an extension, a translation or a proxy has changed the document; `restore`
 * then moves what was typed, and the focus, to the new fields (behavior R12). It may be called more
 * often than React replaces something. `forget` ends the watch of the focus.
 */
export function rememberFields(root: Element) {
  const found = root.querySelectorAll<Field>(':is(input:not([type="radio"]), textarea)[name]');
  // Each with its place: React may remove a field with only a part of its page.
  const fields = new Map(
    Array.from(found, (field) => {
      const page = field.closest<HTMLElement>('.page')?.dataset.page;
      return [field, `[data-page="${page}"] [name="${field.name}"]`];
    }),
  );
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target;
  };
  // Captured, because React stops the event in a page that it has not hydrated.
  root.addEventListener('focusin', onFocus, true);
  return {
    restore(): void {
      for (const [field, place] of fields) {
        const successor = root.querySelector<Field>(place);
        if (field.isConnected || !successor) continue;
        // The new field may be replaced as well.
        fields.delete(field);
        fields.set(successor, place);
        if (successor.value === '') successor.value = field.value;
        if (field !== focused) continue;
        focused = successor;
        successor.focus({ preventScroll: true });
      }
    },
    forget(): void {
      root.removeEventListener('focusin', onFocus, true);
    },
  };
}
