type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('[name]')];
}

/**
 * Remembers the forms of the prerendered pages, and which field has the focus. React replaces
 * markup where an extension, a translation or a proxy has changed the document; `restore` then
 * moves what was typed, and the focus, to the new forms (behavior R12). It may be called more often
 * than React replaces something. `forget` ends the watch of the focus.
 */
export function rememberFields(root: Element) {
  let forms = [...root.querySelectorAll('form')];
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target;
  };
  // Captured, because React stops the event in a page that it has not hydrated.
  root.addEventListener('focusin', onFocus, true);
  return {
    restore(): void {
      const replaced = forms;
      forms = [...root.querySelectorAll('form')];
      for (const [index, form] of forms.entries()) {
        const last = replaced[index];
        if (!last || last === form) continue;
        for (const field of fieldsOf(last)) {
          const successor = fieldsOf(form).find(({ name }) => name === field.name);
          // An extension may have added the field.
          if (!successor) continue;
          if (successor.value === '') successor.value = field.value;
          if (field !== focused) continue;
          focused = successor;
          successor.focus({ preventScroll: true });
        }
      }
    },
    forget(): void {
      root.removeEventListener('focusin', onFocus, true);
    },
  };
}
