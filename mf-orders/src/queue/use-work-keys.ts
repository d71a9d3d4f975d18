import { isTyping } from '@hawiyat/shared/lib/is-typing';
import { undoLast } from '@hawiyat/shared/state';
import { type RefObject, useEffect } from 'react';

const rowsOf = (queue: Element) => [...queue.querySelectorAll<HTMLElement>('[data-row]')];

export function useWorkKeys(queue: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === null || !queue.current || isTyping(event)) return;
      const { target } = event;
      // Enter on a button or a link belongs to it.
      if (command === 'open' && target instanceof Element && target.closest('button, a, summary, label'))
        return;
      if (carryOut(command, queue.current)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [queue, isOn]);
}

function carryOut(command: Command, queue: HTMLElement): boolean {
  if (command === 'undo') return undoLast();
  const rows = rowsOf(queue);
  const current = rows.find((row) => row.matches('[data-current]')) ?? rows[0];
  if (!current) return false;
  const at = rows.indexOf(current);
  if (command === 'next' || command === 'previous') {
    // The first key only shows the current row.
    const step = queue.contains(document.activeElement) ? (command === 'next' ? 1 : -1) : 0;
    rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
    return true;
  }
  const button = current.querySelector<HTMLElement>(`[data-press~=${command}]`);
  if (!button) return false;
  current.focus();
  const isSent = button.matches('[data-sends]');
  button.click();
  if (isSent) {
    const following = rows.slice(at + 1);
    (following.find((row) => row.querySelector('[data-sends]')) ?? following[0])?.focus();
  }
  return true;
}

/** `assign`, `offer` and `call` press the row's button of that name. */
type Command = 'next' | 'previous' | 'open' | 'assign' | 'offer' | 'call' | 'undo';

// By the key's position, because an Arabic keyboard types other letters with these keys.
const commands: Readonly<Record<string, Command>> = {
  ...{ KeyJ: 'next', ArrowDown: 'next', KeyK: 'previous', ArrowUp: 'previous' },
  ...{ Enter: 'open', NumpadEnter: 'open', KeyA: 'assign', KeyO: 'offer', KeyT: 'call', KeyZ: 'undo' },
};
const repeats: readonly (Command | undefined)[] = ['next', 'previous'];

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

export function commandOf({ code, repeat, ctrlKey, altKey, metaKey, shiftKey }: Pressed): Command | null {
  const command = commands[code];
  // Ctrl+Z is the page's.
  if (!command || ctrlKey || altKey || metaKey || shiftKey) return null;
  return repeat && !repeats.includes(command) ? null : command;
}
