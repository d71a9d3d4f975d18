import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { areaOfPath } from '@hawiyat/shared/contract/platform/area-paths';
import type { Area, Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { chromiumArgs, chromiumPaths } from '@hawiyat/shared/visits/chromium';
import type { Browser } from 'playwright-core';
import type { App } from '../../app-context.ts';
import { cohortCookie } from '../../auth/index.ts';
import { assignedTo } from '../rollout.ts';
import type { RolloutStates } from '../rollout-log.ts';
import { visitorCookie } from '../visitor-cookie.ts';
import { openPage, type ProbedPage } from './probe-page.ts';
import { judged, type ProbeResult, unclear } from './probe-verdict.ts';

/** In a stage of 0.01 % one in ten thousand ids has the candidate. */
const mostIds = 60_000;

/** Finds the browser of the trials: `CHROME_PATH` alone where it is set, else the first of the usual paths. */
export function findChromium(configured: string | null): string | null {
  return (configured === null ? chromiumPaths : [configured]).find((path) => existsSync(path)) ?? null;
}

/** Opens the screens of a candidate in the pages that its cohort gets. */
export async function probeInBrowser(app: App, release: Release, signal: AbortSignal): Promise<ProbeResult> {
  if (app.chromium === null) return unclear('its files are intact; there is no browser to open it in');
  const rolloutStates = await app.rollouts.states();
  const { areas } = rolloutStates;
  const released = areas.filter((area) => rolloutStates.get(area.name).stables.length > 0);
  const { remote: name, id } = release;
  const [candidate, stable] = [memberWith(rolloutStates, name, true), memberWith(rolloutStates, name, false)];
  if (candidate === null || stable === null) return unclear('found no id with it, or none without it');

  const browser = await launchUntil(signal, app.chromium);
  try {
    const visit = (member: string, releaseId: string) => (path: string) =>
      openPage(app, browser, {
        ...{ remote: name, release: releaseId, path },
        ...principalAt(app, areas, path, member),
      });
    const stableId = rolloutStates.get(name).stables.at(-1) ?? '';
    return await judged(
      pathsOf(release, name === 'shell' ? released : areas),
      visit(candidate, id),
      visit(stable, stableId),
    );
  } finally {
    await browser.close();
  }
}

/** Starts a browser that ends with the signal. @throws the signal's reason, also when it comes while the browser starts */
export async function launchUntil(signal: AbortSignal, executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath,
    // Chromium's sandbox does not run as root.
    chromiumSandbox: process.getuid?.() !== 0,
    // The browser gets no secret of the environment, and no signal: a stop of the server closes it.
    env: { PATH: process.env.PATH, HOME: tmpdir() },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND'],
  });
  const close = () => void browser.close();
  signal.addEventListener('abort', close);
  browser.once('disconnected', () => signal.removeEventListener('abort', close));
  if (signal.aborted) await browser.close();
  signal.throwIfAborted();
  return browser;
}

/** An id with the candidate, or with its stable release, and with stable releases of everything else. */
function memberWith(rolloutStates: RolloutStates, remote: Releasable, hasCandidate: boolean): string | null {
  const isGiven = (name: Releasable, id: string) => {
    const rolloutState = rolloutStates.get(name);
    const wanted =
      name === remote && hasCandidate ? rolloutState.rollout?.release : rolloutState.stables.at(-1);
    return assignedTo(rolloutState, id).release === (wanted ?? null);
  };
  const others = rolloutStates.releasable.filter((name) => name !== remote);
  for (let i = 0; i < mostIds; i++) {
    const id = randomUUID();
    if (isGiven(remote, id) && others.every((other) => isGiven(other, id))) return id;
  }
  return null;
}

function pathsOf({ remote, routes, areaPaths }: Release, areas: readonly Area[]): string[] {
  const pathsOfArea = ({ sections }: Area) => sections.map(({ path }) => path);
  if (remote === 'shell') {
    const paths = areaPaths ? Object.values(areaPaths) : areas.map(pathsOfArea);
    return ['/signin', ...paths.flatMap((own) => own.slice(0, 1))];
  }
  const own = routes ?? areas.filter(({ name }) => name === remote).flatMap(pathsOfArea);
  return own.filter((route) => !/[:*]/.test(route));
}

function principalAt(
  { operatorToken }: App,
  areas: readonly Area[],
  path: string,
  id: string,
): Pick<ProbedPage, 'cookie' | 'companyId'> {
  const owner = areaOfPath(areas, path);
  const isPublic = owner === null || owner.audience === 'anyone';
  const cookie = (isPublic ? visitorCookie : cohortCookie)(operatorToken, id, false);
  return { cookie: cookie.split(';')[0] ?? '', companyId: isPublic ? null : id };
}
