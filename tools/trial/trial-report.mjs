// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { Release } from '@hawiyat/shared/contract/platform/releases' */
/** @import { TrialReport } from '@hawiyat/shared/contract/platform/trial-report' */
/** @import { ScreenVisit, TriedVisit } from './try-screen.mjs' */

/** Characters that a server takes. */
export const longestReport = 10_000_000;

/** @typedef {{ screenVisit: ScreenVisit, candidate: TriedVisit, stable: TriedVisit | null, failures: string[] }} Tried */

/**
 * Writes what a trial saw for whoever ran it: each screen's pictures beside the live release's, with times and faults.
 * @param {string} root the workspace's folder
 * @param {Release} release
 * @param {Tried[]} tried
 * @returns {string} the page's file
 */
export function writeReport(root, release, tried) {
  const folder = join(root, 'node_modules/.cache/hawiyat-trial');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${release.remote}-${release.id}.html`);
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${release.remote} ${release.id}</title>
<style>body{font:14px system-ui;margin:24px}figure{display:inline-block;margin:0 16px 16px 0;vertical-align:top}img{max-width:45vw;border:1px solid #bbb}li{color:#b00}</style>
<h1>Trial of ${release.remote} ${release.id}</h1>${inOrder(tried).map(section).join('')}</html>`,
  );
  return file;
}

/** @param {Tried[]} tried */
const inOrder = (tried) =>
  tried.toSorted(
    ({ screenVisit: a }, { screenVisit: b }) =>
      a.screen.path.localeCompare(b.screen.path) || b.width - a.width,
  );

/**
 * What is kept with the published release.
 * @param {Tried[]} tried
 * @param {number} longest characters
 * @returns {string} JSON; pictures that make it too long are left out, of the last screens first
 */
export function reportToSend(tried, longest) {
  /** @param {TriedVisit} visit */
  const reported = ({ milliseconds, longest: longestTask, picture }) => ({
    ...{ milliseconds, longestTask },
    picture: picture?.toString('base64') ?? null,
  });
  /** @type {TrialReport} */
  const report = {
    // A public screen looks the same to a person with a session.
    screens: inOrder(tried.filter(({ screenVisit }) => !screenVisit.manner.isSignedIn)).map(
      ({ screenVisit, candidate, stable }) => ({
        ...{ path: screenVisit.screen.path, width: screenVisit.width, candidate: reported(candidate) },
        stable: stable && reported(stable),
      }),
    ),
  };
  const pictures = report.screens.flatMap(({ candidate, stable }) => [
    candidate,
    ...(stable ? [stable] : []),
  ]);
  let text = JSON.stringify(report);
  for (const visit of pictures.reverse()) {
    if (text.length <= longest) break;
    visit.picture = null;
    text = JSON.stringify(report);
  }
  return text;
}

/** @param {Tried} tried */
function section({ screenVisit, candidate, stable, failures }) {
  const { screen, width, manner } = screenVisit;
  const faults = failures.map((text) => `<li>${escaped(text)}</li>`).join('');
  return `<h2>${escaped(screen.path)}, ${width} px${manner.isSignedIn ? ', signed in' : ''}</h2><ul>${faults}</ul>${figure('this release', candidate)}${
    stable ? figure('live release', stable) : '<p>The live release does not have this screen.</p>'
  }`;
}

/** @param {string} name @param {TriedVisit} visit */
function figure(name, { picture, milliseconds, longest }) {
  const image = picture ? `<img alt="" src="data:image/jpeg;base64,${picture.toString('base64')}">` : '';
  return `<figure><figcaption>${name}: content after ${milliseconds.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms</figcaption>${image}</figure>`;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
