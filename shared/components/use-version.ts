import { CallError } from '@hawiyat/shared/client';
import { useRef, useState } from 'react';

export type Outdated = NonNullable<CallError['outdated']>;

type Known = Readonly<Record<string, unknown>>;
type Versioned = Known & { readonly version: number };

/** Keeps a form from overwriting a version that a colleague saved meanwhile. */
export function useVersion(opened: Versioned) {
  const known = useRef(opened);
  const [outdated, setOutdated] = useState<Outdated | null>(null);
  return {
    outdated,
    accept: ({ current }: Pick<Outdated, 'current'>) => {
      if (isVersioned(current)) known.current = current;
    },
    dismiss: () => setOutdated(null),
    /** @throws the error of `save`, which the form shows */
    send: async (save: (version: number) => Promise<unknown>): Promise<void> => {
      try {
        await save(known.current.version);
      } catch (error) {
        if (error instanceof CallError && error.outdated)
          setOutdated({ ...error.outdated, changes: sinceKnown(error.outdated.changes, known.current) });
        throw error;
      }
    },
  };
}

const isVersioned = (values: Known): values is Versioned => typeof values.version === 'number';

/** The audit log has no phone and no e-mail, but the form knows its first values. Leaves out fields that equal them. */
export const sinceKnown = (changes: Outdated['changes'], known: Known): Outdated['changes'] =>
  changes
    .map((change) => (change.field in known ? { ...change, from: known[change.field] ?? null } : change))
    .filter(({ field, from, to }) => !(field in known) || from !== to);

export type VersionState = ReturnType<typeof useVersion>;
