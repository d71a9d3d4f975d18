/** @returns whether keys belong to a field or a dialog that has the focus */
export function isTyping({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  if (document.querySelector('dialog:modal')) return true;
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, [contenteditable], [role=dialog]') !== null
  );
}
