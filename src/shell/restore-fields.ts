type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the site, by id: of each the element that was last in the document. */
const remembered = new Map<string, Field>();
let focused: EventTarget | null = null;

/** By their ids: an extension or a proxy may add other fields, or a form. */
function fieldsOfSite(): NodeListOf<Field> {
  return document.querySelectorAll('.contact-form :is(input, textarea)[id^="form-"]');
}

/**
 * Remembers the fields of the prerendered pages, and which one has the focus: React replaces markup
 * where an extension, a translation or a proxy has changed the document, and removes a page that
 * fails to render. Returns a function that ends the watch of the focus.
 */
export function rememberFields(root: Element): () => void {
  remembered.clear();
  for (const field of fieldsOfSite()) remembered.set(field.id, field);
  focused = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target;
  };
  // Captured, because React stops the event in a page that it has not hydrated.
  root.addEventListener('focusin', onFocus, true);
  return () => root.removeEventListener('focusin', onFocus, true);
}

/**
 * Moves what was typed, and the focus, from elements that React has replaced to the new ones
 * (behavior R12). It may be called more often than React replaces something.
 */
export function restoreFields(): void {
  for (const field of fieldsOfSite()) {
    const last = remembered.get(field.id);
    remembered.set(field.id, field);
    if (!last || last === field) continue;
    if (field.value === '') field.value = last.value;
    if (last !== focused) continue;
    focused = field;
    field.focus({ preventScroll: true });
  }
}

/**
 * Puts the fields of a page that failed into this form, a hidden one: so `restoreFields` finds what
 * was typed in them and, after a reload, so does the browser.
 */
export function keepFields(form: HTMLFormElement | null): void {
  for (const field of remembered.values()) if (!field.isConnected) form?.append(field);
}
