/** Whether keys belong to the focused field or dialog. */
export function isTyping({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  if (document.querySelector('dialog:modal')) return true;
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, [contenteditable], [role=dialog]') !== null
  );
}
