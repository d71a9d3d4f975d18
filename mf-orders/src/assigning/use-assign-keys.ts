import { type RefObject, useEffect } from 'react';

const typing = 'input, select, textarea, [contenteditable]';

/** Alt+A presses the button, wherever the focus is: by the key's place, because an Arabic keyboard writes another letter there. */
export function useAssignKeys(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey, repeat, target } = event;
      if (code !== 'KeyA' || !altKey || ctrlKey || metaKey || shiftKey || repeat) return;
      if (target instanceof Element && target.matches(typing)) return;
      if (!button.current?.checkVisibility({ visibilityProperty: true })) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      // The dialog gives the focus back to where it was when it opened.
      button.current.focus();
      button.current.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [button]);
}
