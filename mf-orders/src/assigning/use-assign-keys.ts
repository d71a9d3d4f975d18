import { type RefObject, useEffect } from 'react';

const typing = 'input, select, textarea, [contenteditable]';

/** Compares `code`, because an Arabic keyboard types another letter with that key. */
export function useAssignKeys(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey, repeat, target } = event;
      if (code !== 'KeyA' || !altKey || ctrlKey || metaKey || shiftKey || repeat) return;
      if (target instanceof Element && target.matches(typing)) return;
      if (!button.current?.checkVisibility({ visibilityProperty: true })) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      // The dialog returns the focus to the element that had it.
      button.current.focus();
      button.current.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [button]);
}
