// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { Release, TrialScreen } from '@hawiyat/shared/contract/releases' */
/** @import { TriedVisit } from './try-screen.mjs' */

/** @typedef {{ screen: TrialScreen, width: number, candidate: TriedVisit, stable: TriedVisit | null, failures: string[] }} Tried */

/**
 * Writes what a trial saw: each screen's pictures beside the live release's, with times and faults.
 * @param {string} root the workspace's folder
 * @param {Release} release
 * @param {Tried[]} tried
 * @returns {string} the page's file
 */
export function writeReport(root, release, tried) {
  const folder = join(root, 'node_modules/.cache/hawiyat-trial');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${release.remote}-${release.id}.html`);
  const sections = tried.toSorted((a, b) => a.screen.path.localeCompare(b.screen.path) || b.width - a.width);
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${release.remote} ${release.id}</title>
<style>body{font:14px system-ui;margin:24px}figure{display:inline-block;margin:0 16px 16px 0;vertical-align:top}img{max-width:45vw;border:1px solid #bbb}li{color:#b00}</style>
<h1>Trial of ${release.remote} ${release.id}</h1>${sections.map(section).join('')}</html>`,
  );
  return file;
}

/** @param {Tried} tried */
function section({ screen, width, candidate, stable, failures }) {
  const faults = failures.map((text) => `<li>${escaped(text)}</li>`).join('');
  return `<h2>${escaped(screen.path)}, ${width} px</h2><ul>${faults}</ul>${figure('this release', candidate)}${
    stable ? figure('live release', stable) : '<p>The live release does not have this screen.</p>'
  }`;
}

/** @param {string} name @param {TriedVisit} visit */
function figure(name, { picture, milliseconds, longest }) {
  const image = picture ? `<img alt="" src="data:image/png;base64,${picture.toString('base64')}">` : '';
  return `<figure><figcaption>${name}: content after ${milliseconds.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms</figcaption>${image}</figure>`;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
