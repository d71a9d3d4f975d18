import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { ComposedRelease } from '@hawiyat/shared/contract/platform/composition';
import type { Remote } from '@hawiyat/shared/federation/remote';
import type { AreaEffect } from './area-state.ts';
import { removeStyles } from './area-styles.ts';
import { noteRun } from './built-ins.ts';
import { composition } from './composition.ts';
import { clearMarker, isAvoided, keepMarker, setMarker } from './crash-markers.ts';
import type { Offer } from './load-attempt.ts';
import { folderOf, loadRelease } from './load-release.ts';
import { checkBuiltIns, reportOutcome } from './outcomes.ts';

export interface LoadedArea {
  readonly release: ComposedRelease;
  /** Earlier attempts with this release in this page. */
  readonly attempt: number;
  readonly remote: Remote;
}

/** Attempts by the release's folder, and each area's last folder. */
const attempts = new Map<string, number>();
const lastFolder = new Map<RemoteName, string>();

export function composedFor(name: RemoteName): Pick<Offer, 'composed' | 'isAvoided'> {
  const composed = composition().remotes[name];
  return { composed, isAvoided: composed !== undefined && isAvoided(name, composed.assigned.id) };
}

/** Loads a release, each time under a new address. @throws ReleaseFailed when it cannot be mounted */
export async function loadArea(
  name: RemoteName,
  release: ComposedRelease,
  timeLimit: number,
): Promise<LoadedArea> {
  const attempt = attempts.get(release.base) ?? 0;
  attempts.set(release.base, attempt + 1);
  lastFolder.set(name, folderOf(release, attempt));
  setMarker(name, release.id);
  const own = { remote: name, release: release.id };
  checkBuiltIns();
  noteRun(own);
  const remote = await loadRelease(name, release, attempt, timeLimit);
  // Another area's check may have passed before this one's code ran.
  noteRun(own);
  checkBuiltIns();
  return { release, attempt, remote };
}

export function discardAttempt(name: RemoteName): void {
  clearMarker(name);
  const folder = lastFolder.get(name);
  if (folder) removeStyles(folder);
}

/** The marker of a shown release stays until the page has been usable. */
export function reportAttempt(
  name: RemoteName,
  { outcome, release, milliseconds }: Extract<AreaEffect, { type: 'report' }>,
): void {
  const isShown = outcome === 'loaded' || outcome === 'retried';
  if (isShown) keepMarker(name);
  else clearMarker(name);
  reportOutcome({
    remote: name,
    release,
    outcome,
    milliseconds: Math.min(600_000, Math.round(milliseconds)),
    ...(isShown && { isWarm: isFromCache(name, release) }),
  });
}

/** A candidate is new to every browser, so warm and cold loads are compared apart. */
function isFromCache(name: RemoteName, release: string): boolean {
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name: url }) => url.includes(`/r/${name}/${release}/`)) as PerformanceResourceTiming[];
  return files.length > 0 && files.every((file) => file.transferSize === 0);
}
