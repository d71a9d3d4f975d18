// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headlessShell } from './chromium.mjs';
import { CliError, runCli } from './cli-error.mjs';
import { faultsOfFiles, readBuilt, screensOf } from './trial/built-release.mjs';
import { differences, mediansOf, slowness } from './trial/compare-visits.mjs';
import { readExamples } from './trial/example-answers.mjs';
import { livePlatform } from './trial/live-platform.mjs';
import { stableVisit } from './trial/stable-visit.mjs';
import { longestReport, reportToSend, writeReport } from './trial/trial-report.mjs';
import { tryScreen } from './trial/try-screen.mjs';
import { unreached } from './trial/unreached.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { TrialScreen } from '@hawiyat/shared/contract/releases' */
/** @import { Tried } from './trial/trial-report.mjs' */
/** @import { Trial, TriedVisit } from './trial/try-screen.mjs' */

const root = join(import.meta.dirname, '..');
const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
/** CSS pixels: a desk and a phone. */
const widths = [1440, 390];
/** Visits whose medians decide, once a single one is suspicious. */
const measured = 3;

/**
 * Starts the browser of a trial: it may start while the release is still being built.
 * @param {string} root the workspace's folder
 * @returns {Promise<Browser>}
 */
export async function startBrowser(root) {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath: await headlessShell(root), args: flags });
}

/**
 * Opens each screen of a built remote in Chromium as a person of the demo company sees it: the page of a running server,
 * with the built files instead of the released ones, and the contract's examples for answers. It makes the steps of
 * `trial.ts`, and compares each screen with the live release. Nothing is published. A built host is opened with every
 * live remote.
 *
 * @param {Browser} browser the caller closes it
 * @param {string} url the server's address
 * @param {string} folder a `dist` folder
 * @param {(text: string) => void} [tell] takes a line for each screen that was tried
 * @returns {Promise<{ file: string, report: string }>} the page with its pictures, and what is kept with the release
 * @throws {CliError} naming the screens that do not open or differ, and why
 */
export async function tryRelease(browser, url, folder, tell = () => {}) {
  const built = readBuilt(folder);
  const { release } = built;
  const live = await livePlatform(url);
  if (release.remote !== 'shell' && !live.areas.some(({ name }) => name === release.remote))
    throw new CliError(
      `${url} has no area ${release.remote}, so no page would open it: npm run platform -- area add ${release.remote}`,
    );
  const trial = { browser, url, built, live, examples: readExamples(root) };
  const failures = faultsOfFiles(built);
  /** @type {Tried[]} */
  const tried = [];
  const waiting = screensOf(release, live).flatMap((screen) => widths.map((width) => ({ screen, width })));
  const count = waiting.length;
  /** @type {typeof waiting} */
  const late = [];
  const tryOneByOne = async (/** @type {typeof waiting} */ screens, isAlone = false) => {
    for (let next = screens.shift(); next; next = screens.shift()) {
      const { screen, width } = next;
      const result = await compared(trial, screen, width);
      if (result.candidate.isLate && !isAlone) {
        late.push(next);
        continue;
      }
      tried.push(result);
      const name = width === widths[0] ? screen.path : `${screen.path} at ${width} px`;
      failures.push(...result.failures.map((text) => `${name}: ${text}`));
      tell(`  ${tried.length} of ${count}: ${name} ${result.failures.length > 0 ? 'fails' : 'opens'}`);
    }
  };
  // More at once would spend each other's time limit on a busy machine.
  await Promise.all([tryOneByOne(waiting), tryOneByOne(waiting)]);
  // A limit of time may have been spent by the machine's other work: it counts when it is exceeded again with nothing beside it.
  await tryOneByOne(late, true);
  const file = writeReport(root, release, tried);
  if (failures.length > 0)
    throw new CliError(
      `${release.remote} ${release.id} does not open as it should, and is not published:\n  ${failures.join('\n  ')}\n` +
        `Its pictures beside the live release's: ${file}`,
    );
  const left =
    release.remote === 'shell'
      ? []
      : unreached(
          built,
          tried.map(({ candidate }) => candidate),
        );
  for (const { kind, name } of left)
    tell(
      `  no step of ${release.remote}/trial.ts ${kind === 'dialog' ? 'opens the dialog' : 'loads'} ${name}`,
    );
  return { file, report: reportToSend(tried, left, longestReport) };
}

/**
 * @param {Trial} trial @param {TrialScreen} screen @param {number} width
 * @returns {Promise<Tried>}
 */
async function compared(trial, screen, width) {
  const candidate = await tryScreen(trial, screen, width, true);
  const result = { screen, width, candidate, stable: null };
  if (candidate.wrong !== null) return { ...result, failures: [candidate.wrong] };
  const stable = await stableVisit(root, trial, screen, width);
  // Another host looks as it likes.
  const outside = stable && trial.built.release.remote !== 'shell' ? differences(candidate, stable) : [];
  const known = { ...result, stable };
  if (slowness([candidate], stable ? [stable] : []).length === 0) return { ...known, failures: outside };
  // In turn, because the machine may be busier than when the live release was seen.
  const [own, before] = [[candidate], /** @type {TriedVisit[]} */ ([])];
  while (before.length < measured && stable) {
    before.push(await tryScreen(trial, screen, width, false));
    if (own.length < measured) own.push(await tryScreen(trial, screen, width, true));
  }
  while (own.length < measured) own.push(await tryScreen(trial, screen, width, true));
  return {
    ...result,
    candidate: { ...candidate, ...mediansOf(own) },
    stable: stable && { ...stable, ...mediansOf(before) },
    failures: [...outside, ...slowness(own, before)],
  };
}

// `node tools/trial.mjs <url> <dist folder>`: tries a built folder without publishing it.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCli(async () => {
    const [url, folder] = process.argv.slice(2);
    if (!url || !folder) throw new CliError('Name the address of a running panel, and a built folder.');
    const browser = await startBrowser(root);
    try {
      const { file } = await tryRelease(browser, url, folder, console.log);
      console.log(`Opens as it should: ${file}`);
    } finally {
      await browser.close();
    }
  });
}
