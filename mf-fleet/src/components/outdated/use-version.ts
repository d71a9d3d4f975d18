import { CallError } from '@hawiyat/shared/client';
import { useRef, useState } from 'react';

export type Outdated = NonNullable<CallError['outdated']>;

/**
 * Keeps a form from overwriting what somebody else saved while it was open.
 * @param opened the version that the form began with; undefined from a server that counts none
 */
export function useVersion(opened: number | undefined) {
  const version = useRef(opened);
  const [outdated, setOutdated] = useState<Outdated | null>(null);
  return {
    outdated,
    /** Continues from the server's version. */
    accept: ({ current }: Pick<Outdated, 'current'>) => {
      if (typeof current.version === 'number') version.current = current.version;
    },
    dismiss: () => setOutdated(null),
    /** @param save makes the call for that version @throws what the call threw, which the form shows */
    send: async (save: (version: number | undefined) => Promise<unknown>): Promise<void> => {
      try {
        await save(version.current);
      } catch (error) {
        if (error instanceof CallError && error.outdated) setOutdated(error.outdated);
        throw error;
      }
    },
  };
}

export type VersionState = ReturnType<typeof useVersion>;
