import { type RefObject, useEffect } from 'react';
import { isTyping } from '../components/is-typing.ts';

/** Compares `code`, because an Arabic keyboard types another letter with that key. */
export function useAssignKeys(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      if (code !== 'KeyA' || !altKey || ctrlKey || metaKey || shiftKey || repeat) return;
      if (isTyping(event) || !button.current || !isVisible(button.current)) return;
      event.preventDefault();
      // The dialog returns the focus to the element that had it.
      button.current.focus();
      button.current.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [button]);
}

const isVisible = (element: HTMLElement) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
