import { CallError } from '@hawiyat/shared/client';
import { useRef, useState } from 'react';

export type Outdated = NonNullable<CallError['outdated']>;

type Known = Readonly<Record<string, unknown>>;

/**
 * Keeps a form from overwriting what somebody else saved while it was open.
 * @param opened what the form began with; its version is undefined from a server that counts none
 */
export function useVersion(opened: Known & { version?: number | undefined }) {
  const known = useRef<Known>(opened);
  const [outdated, setOutdated] = useState<Outdated | null>(null);
  return {
    outdated,
    /** Continues from the server's version. */
    accept: ({ current }: Pick<Outdated, 'current'>) => {
      if (typeof current.version === 'number') known.current = current;
    },
    dismiss: () => setOutdated(null),
    /** @param save makes the call for that version @throws what the call threw, which the form shows */
    send: async (save: (version: number | undefined) => Promise<unknown>): Promise<void> => {
      const { version } = known.current;
      try {
        await save(typeof version === 'number' ? version : undefined);
      } catch (error) {
        if (error instanceof CallError && error.outdated)
          setOutdated({ ...error.outdated, changes: sinceKnown(error.outdated.changes, known.current) });
        throw error;
      }
    },
  };
}

/**
 * The server's trail holds nobody's phone or e-mail, but the form knows what it began with.
 * @returns the changes from those values, without fields that are as they were
 */
export const sinceKnown = (changes: Outdated['changes'], known: Known): Outdated['changes'] =>
  changes
    .map((change) => (change.field in known ? { ...change, from: known[change.field] ?? null } : change))
    .filter(({ field, from, to }) => !(field in known) || from !== to);

export type VersionState = ReturnType<typeof useVersion>;
