/**
 * Copies the text of an element, and leaves the focus on the button that was pressed. Returns whether
 * that worked; if not, the text stays selected, for copying by hand (behavior F4). `execCommand` is
 * deprecated, but works on plain-http hosts and in frames, where `navigator.clipboard` is missing or
 * refused.
 */
export function copyText(element: HTMLElement, button: HTMLElement): boolean {
  if (element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  } else getSelection()?.selectAllChildren(element);
  const copied = tryCopy();
  if (copied) button.focus();
  return copied;
}

function tryCopy(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
