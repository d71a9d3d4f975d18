import { alterations, type Layout, layoutNow } from './layout-check.ts';
import { unpressable } from './pressable.ts';

/** History entries that no person adds between two looks. */
const tooManyEntries = 4;
/** Milliseconds that a cover must last: a closing menu covers the page for a moment. */
const lasting = 1_000;

/** The next release is not blamed for what an earlier one has covered. */
const blamed = new Set<string>();

/** Watches history, layout and the host's controls; `presses` names those that two looks found covered. */
export function layoutWatch(folder: string) {
  let before: Layout | undefined;
  let entries = history.length;
  let doubted = { names: [] as readonly string[], at: Number.NEGATIVE_INFINITY };
  return {
    entries: (): string[] => (history.length - entries >= tooManyEntries ? ['the history'] : []),
    look: (): string[] => {
      before ??= layoutNow();
      return alterations(before, folder);
    },
    presses: (): string[] => {
      const now = performance.now();
      const names = unpressable().filter((name) => !blamed.has(name));
      const isLate = now - doubted.at >= lasting;
      const found = isLate ? names.filter((name) => doubted.names.includes(name)) : [];
      if (isLate || names.length === 0) doubted = { names, at: now };
      for (const name of found) blamed.add(name);
      return found.map((name) => `presses of the ${name}`);
    },
    navigated: (): void => {
      entries = history.length;
    },
  };
}
