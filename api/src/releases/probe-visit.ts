import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { type Releasable, type Release, releasable } from '@hawiyat/shared/contract/releases';
import { remoteOfPath, remotes } from '@hawiyat/shared/contract/remotes';
import { cohortCookie } from '../http/cohort-cookie.ts';
import type { App } from '../http/context.ts';
import { visitorCookie } from '../http/visitor-cookie.ts';
import { type Guest, opened } from './probe-page.ts';
import { type Found, judged, unclear } from './probe-verdict.ts';
import { assignedTo } from './rollout.ts';
import type { RolloutStates } from './rollout-log.ts';

/** So many made-up ids are tried: of a stage of 0.01 % one in ten thousand has the candidate. */
const most = 60_000;

/** Opens the screens of a candidate in a browser of the server's own, in the pages that its cohort gets. */
export async function triedInBrowser(app: App, release: Release, signal: AbortSignal): Promise<Found> {
  if (app.chromium === null) return unclear('its files are whole; there is no browser to open it in');
  const standings = await app.rollouts.standings();
  const { of, id } = release;
  const [candidate, stable] = [memberWith(standings, of, true), memberWith(standings, of, false)];
  if (candidate === null || stable === null)
    return unclear('nobody is found who has it, or nobody who has not');

  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: app.chromium,
    // Only root needs to run without: whoever else starts the server keeps the browser's own walls.
    chromiumSandbox: process.getuid?.() !== 0,
    // Every request is answered by this process, and none leaves the machine.
    // None of the server's secrets, and none of its signals: a stop closes the browser by itself.
    env: { PATH: process.env.PATH, HOME: tmpdir() },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: ['--disable-gpu', '--no-first-run', '--host-resolver-rules=MAP * ~NOTFOUND'],
  });
  const close = () => void browser.close();
  signal.addEventListener('abort', close);
  try {
    const visit = (member: string, releaseId: string) => (path: string) =>
      opened(app, browser, { of, id: releaseId }, path, guestAt(app, path, member));
    const stableId = standings.of(of).stables.at(-1) ?? '';
    return await judged(pathsOf(release), visit(candidate, id), visit(stable, stableId));
  } finally {
    signal.removeEventListener('abort', close);
    await browser.close();
  }
}

/** Somebody who has the candidate of this rollout, or its stable release, and the stable releases of everything else. */
function memberWith(standings: RolloutStates, of: Releasable, hasCandidate: boolean): string | null {
  const isGiven = (name: Releasable, id: string) => {
    const standing = standings.of(name);
    const wanted = name === of && hasCandidate ? standing.rollout?.release : standing.stables.at(-1);
    return assignedTo(standing, id).release === (wanted ?? null);
  };
  const others = releasable.filter((name) => name !== of);
  for (let i = 0; i < most; i++) {
    const id = randomUUID();
    if (isGiven(of, id) && others.every((other) => isGiven(other, id))) return id;
  }
  return null;
}

/** The screens that an address alone can open; of a host its own, and one of each remote. */
function pathsOf({ of, routes, claims }: Release): string[] {
  if (of === 'shell')
    return ['/signin', ...Object.values(claims ?? {}).flatMap((claim) => claim.slice(0, 1))];
  return (routes ?? remotes[of].paths).filter((route) => !/[:*]/.test(route));
}

function guestAt({ operatorToken }: App, path: string, id: string): Guest {
  const owner = remoteOfPath(path);
  const isPublic = owner === null || remotes[owner].audience === 'anyone';
  const cookie = (isPublic ? visitorCookie : cohortCookie)(operatorToken, id, false);
  return { cookie: cookie.split(';')[0] ?? '', companyId: isPublic ? null : id };
}
