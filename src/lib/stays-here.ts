/** What the events of the browser and of React have in common. */
type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

/**
 * Whether a click on a link leads to its address in this tab. Other buttons and modifiers ask the
 * browser for another tab, another window or a download (behavior R5).
 */
export function staysHere(click: Click): boolean {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = click;
  return !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
