/** Puts the cursor into a field of the form, and selects there. */
export function selectInField(form: HTMLFormElement | null, name: string, from: number, to: number): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLTextAreaElement) && !(field instanceof HTMLInputElement)) return;
  field.focus();
  field.setSelectionRange(from, to);
}
