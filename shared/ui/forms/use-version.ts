import { type ReactNode, useRef, useState } from 'react';
import type { ErrorBody } from '../../contract/core/error.ts';

export type Outdated = NonNullable<ErrorBody['outdated']>;

type Known = Readonly<Record<string, unknown>>;
type Versioned = object & { readonly version: number };

export interface Edited<Input extends object> {
  readonly stored: Versioned;
  /** The server's values as the form types them; undefined when this build cannot read them. */
  readonly typed: (current: Known) => Partial<Input> | undefined;
  /** A value in words; without it the notice names the fields alone. */
  readonly shown?: (field: string, value: unknown) => ReactNode;
}

/** The version that the person has seen, for `If-Match`. */
export interface SeenVersion {
  readonly version: number;
  /** Takes the answer of a call that has saved a part of the form. */
  readonly accept: (saved: object) => void;
}

/** Keeps a form from overwriting a version that a colleague saved meanwhile. */
export function useVersion<Input extends object>(
  edited: Edited<Input> | undefined,
  set: (name: string, value: unknown) => void,
) {
  const known = useRef(edited?.stored);
  const [outdated, setOutdated] = useState<Outdated | null>(null);
  const accept = (saved: object) => {
    if ('version' in saved && typeof saved.version === 'number')
      known.current = { ...saved, version: saved.version };
  };
  const seen: SeenVersion = {
    get version() {
      return known.current?.version ?? 0;
    },
    accept,
  };
  return {
    seen,
    outdated,
    shown: edited?.shown,
    note: (told: Outdated | undefined) =>
      setOutdated(
        told && edited?.shown
          ? { ...told, changes: sinceKnown(told.changes, { ...known.current }) }
          : (told ?? null),
      ),
    take: () => {
      if (!outdated) return;
      accept(outdated.current);
      const values: object = edited?.typed(outdated.current) ?? {};
      for (const { field } of outdated.changes) if (field in values) set(field, Reflect.get(values, field));
      setOutdated(null);
    },
    /** The next press saves over the newer version. */
    keep: () => outdated && accept(outdated.current),
  };
}

/** The audit log has no phone and no e-mail, but the form knows its first values. Leaves out fields that equal them. */
export const sinceKnown = (changes: Outdated['changes'], known: Known): Outdated['changes'] =>
  changes
    .map((change) => (change.field in known ? { ...change, from: known[change.field] ?? null } : change))
    .filter(({ field, from, to }) => !(field in known) || from !== to);
