import { alterations, type Layout, layoutNow } from './layout-check.ts';
import { unpressable } from './pressable.ts';

/** Entries that nobody adds between two looks by navigating, whose screens the page has not shown yet. */
const tooManyEntries = 4;
/** Milliseconds that something must last: a menu that closes covers the page for a moment. */
const lasting = 1_000;

/** What one release has covered stays so in this page, and is not the next one's fault. */
const blamed = new Set<string>();

/**
 * Watches what an area does to the page around it: look, controls that cannot be pressed, and the browser's history.
 * @param folder of the release's files, whose styles may reach nothing of the host
 * @returns `entries`, `look` and `presses` have the names of what is altered, the last of what has been so in the look before,
 *   too; `navigated` says that the person has been led to another screen
 */
export function layoutWatch(folder: string) {
  let before: Layout | undefined;
  let entries = history.length;
  let doubted: { readonly names: readonly string[]; readonly at: number } = {
    names: [],
    at: Number.NEGATIVE_INFINITY,
  };
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
