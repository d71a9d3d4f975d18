import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import type { TrialReport } from '@hawiyat/shared/contract/platform/trial-report';
import type { ScreenVisit, TriedVisit } from './try-screen.ts';

/** Characters that the server accepts. */
export const longestReport = 10_000_000;

export interface Tried {
  screenVisit: ScreenVisit;
  candidate: TriedVisit;
  stable: TriedVisit | null;
  failures: string[];
}

/** Writes a page with the pictures of each screen beside the live release, with times and faults; returns its file. */
export function writeReport(root: string, release: Release, tried: Tried[]): string {
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

const inOrder = (tried: Tried[]) =>
  tried.toSorted(
    ({ screenVisit: a }, { screenVisit: b }) =>
      a.screen.path.localeCompare(b.screen.path) || b.width - a.width,
  );

/** JSON that is kept with the release; the last pictures are left out where it would be too long. */
export function reportToSend(tried: Tried[], longest: number): string {
  const reported = ({ milliseconds, longest: longestTask, picture }: TriedVisit) => ({
    ...{ milliseconds, longestTask },
    picture: picture?.toString('base64') ?? null,
  });
  const report: TrialReport = {
    // A session does not change a public screen.
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

function section({ screenVisit, candidate, stable, failures }: Tried) {
  const { screen, width, manner } = screenVisit;
  const faults = failures.map((text) => `<li>${escaped(text)}</li>`).join('');
  return `<h2>${escaped(screen.path)}, ${width} px${manner.isSignedIn ? ', signed in' : ''}</h2><ul>${faults}</ul>${figure('this release', candidate)}${
    stable ? figure('live release', stable) : '<p>The live release does not have this screen.</p>'
  }`;
}

function figure(name: string, { picture, milliseconds, longest }: TriedVisit) {
  const image = picture ? `<img alt="" src="data:image/jpeg;base64,${picture.toString('base64')}">` : '';
  return `<figure><figcaption>${name}: content after ${milliseconds.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms</figcaption>${image}</figure>`;
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
