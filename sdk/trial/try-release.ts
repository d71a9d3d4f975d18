import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';
import { chromiumArgs } from '@hawiyat/shared/visits/chromium';
import { type Browser, chromium } from '@playwright/test';
import { headlessShell } from '../lib/chromium.ts';
import { CliError } from '../lib/cli-error.ts';
import { root } from '../lib/project.ts';
import { faultsOfFiles, readBuilt, screensOf } from './built-release.ts';
import { deciding, differences, needsAnother, shortestOf, slowness } from './compare-visits.ts';
import { readExamples } from './example-answers.ts';
import { isForVisitors, type LivePlatform, livePlatform } from './live-platform.ts';
import { stableVisit } from './stable-visit.ts';
import { longestReport, reportToSend, type Tried, writeReport } from './trial-report.ts';
import { type ScreenVisit, type Trial, type TriedVisit, tryScreen } from './try-screen.ts';
import { turns } from './turns.ts';
import type { Manner } from './visit.ts';
import { deadByCandidate, metByPeople, nothingMet } from './what-people-meet.ts';

const flags = [...chromiumArgs, '--no-sandbox', '--disable-background-networking'];
/** CSS pixels: a desktop and a phone. */
const widths = [1440, 390];
/** Screens at the same time: more would spend each other's time limit. */
const mostScreens = 2;

/** Starts the browser of a trial, which may start while the release is built. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await headlessShell(root), args: flags });
}

/** Opens each screen of a build beside a running server as people see it; names all that is wrong in a CliError. */
export async function tryRelease(
  browser: Browser,
  url: string,
  folder: string,
  tell: (text: string) => void = () => {},
): Promise<{ file: string; report: string }> {
  const built = readBuilt(folder);
  const { release } = built;
  const live = await livePlatform(url);
  if (release.remote !== 'shell' && !live.areas.some(({ name }) => name === release.remote))
    throw new CliError(
      `${url} has no area ${release.remote}, so no page would open it: npm run platform -- area add ${release.remote}`,
    );
  const trial = { browser, url, built, live, examples: readExamples(root) };
  const failures = faultsOfFiles(built);
  const tried: Tried[] = [];
  const { inTurn, stays } = turns(mostScreens);
  const all = screenVisitsOf(screensOf(release, live), live, stays);
  const add = (result: Tried, works = 'opens') => {
    const name = nameOf(result.screenVisit);
    tried.push(result);
    failures.push(...result.failures.map((text) => `${name}: ${text}`));
    tell(`  ${tried.length} of ${all.length}: ${name} ${result.failures.length > 0 ? 'fails' : works}`);
  };
  const late: Compared[] = [];
  await Promise.all(
    all.map((screenVisit) =>
      inTurn(async () => {
        const result = await compared(trial, screenVisit);
        if (result.isLate || result.isSlow) late.push(result);
        else add(result);
      }),
    ),
  );
  // A busy machine may have spent the time limit: it counts when it is exceeded each time, with nothing beside it.
  const place = ({ screenVisit }: Compared) => all.indexOf(screenVisit);
  for (let result of late.toSorted((a, b) => place(a) - place(b))) {
    const { screenVisit } = result;
    // A release that is refused anyway needs no more visits.
    for (
      let times = 1;
      times < deciding.least && result.isLate && (times === 1 || failures.length === 0);
      times++
    )
      result = await compared(trial, screenVisit);
    if (!result.isSlow) add(result);
    else if (failures.length === 0) add(await timed(trial, result));
    else add(result, 'opens; how slowly is not measured');
  }
  const file = writeReport(root, release, tried);
  if (failures.length > 0)
    throw new CliError(
      `${release.remote} ${release.id} does not open as it should, and is not published:\n  ${failures.join('\n  ')}\n` +
        `Its pictures beside the live release's: ${file}`,
    );
  return { file, report: reportToSend(tried, longestReport) };
}

/** Wide screens come first, because narrow ones fill the time of staying; public ones also open with a session. */
function screenVisitsOf(screens: TrialScreen[], live: LivePlatform, stays: Manner['stays']): ScreenVisit[] {
  const [width = 0, narrow = 0] = widths;
  const wide = screens.map((screen) => ({
    ...{ screen, width },
    manner: { stays, pressesAll: screen === screens[0] },
  }));
  const signedIn = screens
    // The host leads a session on from the landing page.
    .filter(({ path }) => isForVisitors(live, path) && new URL(path, 'http://panel').pathname !== '/')
    .map(({ path }) => ({ screen: { path }, width, manner: { isSignedIn: true } }));
  return [...wide, ...signedIn, ...screens.map((screen) => ({ screen, width: narrow, manner: {} }))];
}

const nameOf = ({ screen, width, manner }: ScreenVisit) =>
  [screen.path, manner.isSignedIn && 'signed in', width !== widths[0] && `at ${width} px`]
    .filter(Boolean)
    .join(' ');

/** `isLate`: only time is at fault; `isSlow`: it works, and took much longer than in the live release. */
type Compared = Tried & { isLate: boolean; isSlow: boolean };

async function compared(trial: Trial, screenVisit: ScreenVisit): Promise<Compared> {
  const candidate = await tryScreen(trial, screenVisit, true);
  const { isLate } = candidate;
  const isHost = trial.built.release.remote === 'shell';
  const result = { screenVisit, candidate, stable: null, isSlow: false };
  if (candidate.wrong !== null) {
    // A replaced built-in or an ended session is the likely cause of other faults.
    const { altered, stay } = candidate;
    const met = { ...nothingMet, altered, stay: stay && { ...stay, requests: 0, megabytes: 0 } };
    const causes = metByPeople(met, null, isHost);
    return { ...result, isLate: isLate && causes.length === 0, failures: [...causes, candidate.wrong] };
  }
  const stable = await stableVisit(root, trial, screenVisit);
  const sure = [
    ...metByPeople(candidate, stable, isHost),
    // A new host may change its own styles.
    ...(stable && !isHost ? differences(candidate, stable) : []),
  ];
  const dead = deadByCandidate(candidate, stable);
  return {
    ...{ ...result, stable, failures: [...dead, ...sure] },
    isLate: dead.length > 0 && sure.length === 0,
    isSlow: slowness([candidate], stable ? [stable] : []).length > 0,
  };
}

/** Opens a slow screen several times in turn with the live release, because the machine may be busier now. */
async function timed(
  trial: Trial,
  { screenVisit, candidate, stable, ...result }: Compared,
): Promise<Compared> {
  const short = { ...screenVisit, manner: { ...screenVisit.manner, stays: undefined, isTimed: true } };
  const [own, before] = [[] as TriedVisit[], [] as TriedVisit[]];
  const open = (visits: TriedVisit[]) => visits.filter(({ wrong }) => wrong === null);
  while (needsAnother(own.length, open(own), open(before))) {
    if (stable) before.push(await tryScreen(trial, short, false));
    own.push(await tryScreen(trial, short, true));
  }
  const failed = own.find(({ wrong, isLate }) => wrong !== null && (!isLate || open(own).length === 0));
  return {
    ...{ ...result, screenVisit },
    candidate: { ...candidate, ...shortestOf(open(own)) },
    stable: stable && { ...stable, ...shortestOf(open(before)) },
    failures: [...result.failures, ...(failed?.wrong ? [failed.wrong] : slowness(open(own), open(before)))],
  };
}
