export type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the site, by id: of each the element that was last in the document. */
const remembered = new Map<string, Field>();
let focused: EventTarget | null = null;

/**
 * Remembers the fields of the prerendered pages and, from now on, which one has the focus: React
 * replaces markup where an extension, a translation or a proxy has changed the document.
 */
export function rememberFields(root: Element): void {
  remembered.clear();
  const fields = root.querySelectorAll<Field>('.page :is(input:not([type="radio"]), textarea)[id]');
  for (const field of fields) remembered.set(field.id, field);
  focused = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target;
  };
  // Captured, because React stops the event in a page that it has not hydrated.
  root.addEventListener('focusin', onFocus, true);
}

/**
 * The `ref` of a field: moves what was typed, and the focus, from the element that React has replaced,
 * or removed with a page that failed to render (behavior R12).
 */
export function restoreField(field: Field | null): void {
  if (!field) return;
  const last = remembered.get(field.id);
  remembered.set(field.id, field);
  if (!last || last === field) return;
  if (field.value === '') field.value = last.value;
  if (last === focused) field.focus({ preventScroll: true });
}

/**
 * Puts the fields of a page that failed into this form, a hidden one: so the browser finds what was
 * typed in them after a reload.
 */
export function keepFields(form: HTMLFormElement | null): void {
  for (const field of remembered.values()) if (!field.isConnected) form?.append(field);
}
