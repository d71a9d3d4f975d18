import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import { isolate } from '@hawiyat/shared/locale/bidi';
import type { ReleaseContext } from './release-context.ts';

/** Halts a candidate with tampered bytes and no intact copy. Stable releases stay: no server sends the file. */
export async function haltIfTampered(
  { rollouts, log, now }: ReleaseContext,
  { remote, id, path, actor }: { remote: Releasable; id: string; path: string; actor: 'server' | 'probe' },
): Promise<void> {
  const isCandidate = (release: string | undefined) => release === id;
  // No lock first, because anybody can ask for the file again and again.
  if (!isCandidate((await rollouts.states()).get(remote).rollout?.release)) return;
  const reason = `لا تطابق محتويات الملف ${isolate(path)} البصمة التي وقّعها الفريق، ولا توجد منه نسخة سليمة.`;
  let isHalted = false;
  await rollouts.add(remote, { actor, reason }, now(), ({ rollout }) => {
    isHalted = isCandidate(rollout?.release);
    return isHalted ? { type: 'halted', release: id, cause: 'tampered' } : null;
  });
  if (isHalted) log.warn({ remote, release: id, path }, 'a release with a tampered file was halted');
}
