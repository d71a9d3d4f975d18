import type { Composition, Release } from '@hawiyat/shared/contract/releases';
import type { PageFacts } from '@hawiyat/shared/contract/settings';
import type { Override } from '../releases/override.ts';
import { appShellSkeleton, mark } from './app-shell-skeleton.ts';
import { escapeHtml } from './escape-html.ts';
import {
  areaFiles,
  deferredFiles,
  fileElements,
  hostFiles,
  hostScreenFiles,
  lazyFiles,
} from './page-files.ts';
import {
  hideFromSession,
  hydrateOnInteraction,
  loadDeferred,
  settleTheme,
  tellOfDeadHost,
} from './page-scripts.ts';
import { prefetchScript } from './prefetch-script.ts';
import type { PrerenderedHtml } from './prerendered-page.ts';
import { publicHead } from './public-head.ts';
import { serializeForScript } from './serialize-for-script.ts';

/** In the page itself, so that no browser asks for a file that is not there. */
const icon = `data:image/svg+xml,${encodeURIComponent(mark)}`;

/**
 * Writes the host's page. Nothing in it comes from a person; what a release or the operator says is escaped.
 * @param title of the page, unless it came complete and brings its own
 * @param path path of the URL, without a query
 * @param origin e.g. `https://panel.example`, without a slash at the end; empty when it is not known
 * @param area the release of the remote that the page will show, if one claims the path
 * @param ahead addresses of the calls that its screen makes first
 * @param section title of the section whose frame the host will draw; null where it draws none, or something else first
 * @param complete what this release has for this path, where it has something
 */
export function pageHtml(page: {
  title: string;
  path: string;
  nonce: string;
  origin: string;
  host: Release;
  area: Release | null;
  complete: PrerenderedHtml | null;
  composition: Composition;
  facts: PageFacts;
  overrides: readonly Override[] | null;
  ahead: readonly string[];
  section: string | null;
}): string {
  const { path, nonce, origin, host, area, complete, composition, facts, overrides, ahead, section } = page;
  const { preload, stylesheet, script } = fileElements({ nonce, origin });
  const { scripts, styles, others } = hostFiles(host);
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${serializeForScript(value)}</script>`;

  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(complete?.title ?? page.title)}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ...(complete
      ? publicHead(complete, { origin, path, release: complete.release })
      : ['<meta name="robots" content="noindex">']),
    '<meta name="theme-color" content="#0F2140">',
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    // Before the stylesheet, which scripts wait for.
    `<script nonce="${nonce}">${settleTheme}${complete ? hideFromSession : ''}${prefetchScript(ahead)}</script>`,
    // Whoever reads a complete page waits for no other file. The release's own styles are marked: they are the look of a
    // page whose release does not open, and must outlive that failure.
    ...(complete
      ? [
          `<style nonce="${nonce}">${complete.hostStyles}</style>`,
          `<style nonce="${nonce}" data-prerendered>${complete.ownStyles}</style>`,
        ]
      : styles.map(stylesheet)),
    // A complete page's text stands before any script; elsewhere letters wait for what draws them (`ask-for-fonts.ts`).
    ...(complete ? others : []).map(preload),
    data('composition', composition),
    data('facts', facts),
    // A host for development is nobody's release.
    ...(overrides ? [] : [`<script nonce="${nonce}">${tellOfDeadHost}</script>`]),
    ...(overrides ? [data('overrides', overrides)] : []),
  ];
  const work = [
    ...hostScreenFiles(host, path).map(preload),
    ...(area ? areaFiles(area, path).files : []).map(preload),
    // A complete page is for reading: what other screens of the same area take (forms) comes with them.
    ...(area && !complete ? lazyFiles(host, area) : []).map(preload),
    ...scripts.map(script),
  ].join('');
  const behind = deferredFiles([host, area], path).map(preload).join('');
  return [
    `<!doctype html><html lang="ar" dir="rtl"><head>${head.join('')}`,
    complete ? '' : work,
    `</head><body><div id="root">${complete?.html ?? ''}</div>`,
    section === null ? '' : appShellSkeleton(section),
    behind
      ? `<template id="behind">${behind}</template><script nonce="${nonce}">${loadDeferred}</script>`
      : '',
    complete
      ? `<template id="host">${work}</template><script nonce="${nonce}">${hydrateOnInteraction}</script>`
      : '',
    '</body></html>',
  ].join('');
}
