import { CallError } from '@hawiyat/shared/client';
import type * as z from '@hawiyat/shared/contract/core/schema';
import { LeaveQuestion, useUnsaved } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { type Outdated, OutdatedNotice } from './outdated-notice.tsx';
import { useLeavePage } from './use-leave-page.ts';

interface VersionedForm<Settings, Typed extends object, Draft> {
  schema: z.ZodMiniType<Draft>;
  settings: Settings;
  /** The server's present version. */
  newest: Settings;
  onReopen: (settings: Settings) => void;
  typedOf: (settings: Settings) => Typed;
  save: (draft: Draft, version: number) => Promise<Settings>;
  /** Undefined for values that this build does not know. */
  read: (current: unknown) => Settings | undefined;
}

/**
 * A form over settings that colleagues may save meanwhile: an untouched form takes newer values, and a changed one
 * overwrites them only on request. It asks before it is left unsaved.
 */
export function useVersionedForm<Settings extends { version: number }, Typed extends object, Draft>({
  settings,
  newest,
  onReopen,
  schema,
  typedOf,
  save,
  read,
}: VersionedForm<Settings, Typed, Draft>) {
  const version = useRef(settings.version);
  const [outdated, setOutdated] = useState<Outdated | null>(null);
  const form = useForm<Typed, Draft>({
    ...{ schema, defaults: typedOf(settings) },
    send: async (draft) => {
      try {
        onReopen(await save(draft, version.current));
      } catch (error) {
        setOutdated((error instanceof CallError && error.outdated) || null);
        throw error;
      }
    },
    onDone: () => {},
  });
  const { dirty } = form;
  useUnsaved(dirty);
  const leaving = useLeavePage(dirty);
  useEffect(() => {
    if (!dirty && newest.version > settings.version) onReopen(newest);
  }, [dirty, newest, settings, onReopen]);

  const current = outdated ? read(outdated.current) : undefined;
  const take = () => {
    if (!outdated || !current) return;
    const newer = typedOf(current);
    version.current = current.version;
    for (const { field } of outdated.changes)
      if (field in newer) form.set(field as keyof Typed & string, newer[field as keyof Typed & string]);
    setOutdated(null);
  };
  const keep = () => {
    if (current) version.current = current.version;
    setOutdated(null);
    void form.onSubmit();
  };
  return {
    form,
    isOutdated: outdated !== null,
    notice: outdated && current && <OutdatedNotice outdated={outdated} onTake={take} onKeep={keep} />,
    question: leaving.isAsking && <LeaveQuestion onLeave={leaving.leave} onStay={leaving.stay} />,
  };
}
