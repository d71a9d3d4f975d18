/** `assign`, `offer` and `call` press the row's button of that name. */
export type Command = 'next' | 'previous' | 'open' | 'assign' | 'offer' | 'call' | 'undo';

// By the key's position, because an Arabic keyboard types other letters with these keys.
const commands: Readonly<Record<string, Command>> = {
  ...{ KeyJ: 'next', ArrowDown: 'next', KeyK: 'previous', ArrowUp: 'previous' },
  ...{ Enter: 'open', NumpadEnter: 'open', KeyA: 'assign', KeyO: 'offer', KeyT: 'call', KeyZ: 'undo' },
};
const repeats: readonly (Command | undefined)[] = ['next', 'previous'];

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** Null for other keys, and with Ctrl, Alt, Meta or Shift. */
export function commandOf({ code, repeat, ctrlKey, altKey, metaKey, shiftKey }: Pressed): Command | null {
  const command = commands[code];
  // Ctrl+Z is the page's.
  if (!command || ctrlKey || altKey || metaKey || shiftKey) return null;
  return repeat && !repeats.includes(command) ? null : command;
}
