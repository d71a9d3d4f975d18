import { useEffect } from 'react';
import { isTyping } from './is-typing.ts';
import { undoLast } from './undo.ts';

/** Ctrl+Z, by the key's position. */
export function useUndoKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      if (code !== 'KeyZ' || !(ctrlKey || metaKey) || altKey || shiftKey || repeat || isTyping(event)) return;
      if (undoLast()) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
