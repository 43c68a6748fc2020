// A field as it was before a scanner typed into it.

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface FieldMemory {
  readonly restore: () => void;
  /** Types the text where the field was written in. */
  readonly type: (text: string) => void;
}

/** Remembers the field that has the focus; null where nobody can type. */
export function rememberField(): FieldMemory | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  const { value } = field;
  const selection = selectionOf(field);
  return {
    restore: () => {
      if (field.value === value) return;
      setNatively(field, value);
      if (selection) field.setSelectionRange(...selection);
    },
    type: (text) => {
      const [from, to] = selection ?? [value.length, value.length];
      setNatively(field, value.slice(0, from) + text + value.slice(to));
    },
  };
}

/** Fields for dates and numbers know no selection. */
function selectionOf(field: Field): [number, number] | null {
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

/** React overrides the setter of each field; through the original one, and with the event of typing, it follows. */
function setNatively(field: Field, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
