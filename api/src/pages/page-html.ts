import type { Composition } from '@hawiyat/shared/contract/platform/composition';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import type { InlineData, PageFacts } from '@hawiyat/shared/contract/platform/settings';
import { colors } from '@hawiyat/shared/ui/theme/colors';
import { html } from 'ghtml';
import type { Override } from '../releases/index.ts';
import { appShellSkeleton, icon } from './app-shell-skeleton.ts';
import type { InlineScripts } from './inline-scripts.ts';
import {
  areaFiles,
  deferredFiles,
  fileElements,
  hostFiles,
  hostScreenFiles,
  lazyFiles,
} from './page-files.ts';
import type { PrerenderedHtml } from './prerendered-page.ts';
import { publicHead } from './public-head.ts';
import { serializeForScript } from './serialize-for-script.ts';

/** Holds no personal data; text of a release or the operator is escaped. */
export function pageHtml(page: {
  title: string;
  path: string;
  nonce: string;
  origin: string;
  host: Release;
  area: Release | null;
  prerendered: PrerenderedHtml | null;
  inline: InlineScripts | null;
  composition: Composition;
  facts: PageFacts;
  overrides: readonly Override[] | null;
  prefetch: readonly string[];
  section: string | null;
  strip: string | null;
}): string {
  const { path, nonce, origin, host, area, prerendered, inline, composition, facts, overrides, section } =
    page;
  const { preload, stylesheet, deferredScript } = fileElements({ nonce, origin });
  const { scripts, styles, others } = hostFiles(host);
  const script = (source: string) => `<script nonce="${nonce}">${source}</script>`;
  const forInline: InlineData = {
    prefetch: page.prefetch,
    isPrerendered: prerendered !== null,
    isReleased: overrides === null,
  };
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${serializeForScript(value)}</script>`;

  const head = [
    '<meta charset="utf-8">',
    html`<title>${prerendered?.title ?? page.title}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ...(prerendered
      ? publicHead(prerendered, { origin, path, release: prerendered.release })
      : ['<meta name="robots" content="noindex">']),
    `<meta name="theme-color" content="${colors.mark.navy.light}">`,
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    data('composition', composition),
    data('facts', facts),
    ...(overrides ? [data('overrides', overrides)] : []),
    ...(inline ? [data('inline', forInline), script(inline.head)] : []),
    // A prerendered page waits for no file. The page keeps `data-prerendered` styles when the release fails to load.
    ...(prerendered
      ? [
          `<style nonce="${nonce}">${prerendered.hostStyles}</style>`,
          `<style nonce="${nonce}" data-prerendered>${prerendered.ownStyles}</style>`,
        ]
      : styles.map(stylesheet)),
    // A prerendered page shows its text before any script; elsewhere fonts wait for the scripts that render text.
    ...(prerendered ? others : []).map(preload),
  ];
  const areaWork = [
    ...hostScreenFiles(host, path).map(preload),
    ...(area ? areaFiles(area, path).files : []).map(preload),
    // A prerendered page is for reading: forms arrive with the area's other screens.
    ...(area && !prerendered ? lazyFiles(host, area, path) : []).map(preload),
    ...scripts.map(deferredScript),
  ].join('');
  const deferred = deferredFiles([host, area], path).map(preload).join('');
  const templates = inline
    ? [
        ...(deferred ? [`<template id="deferred">${deferred}</template>`] : []),
        ...(prerendered ? [`<template id="host">${areaWork}</template>`] : []),
      ]
    : [];
  return [
    `<!doctype html><html lang="ar" dir="rtl"><head>${head.join('')}`,
    prerendered && inline ? '' : areaWork,
    `</head><body><div id="root">${prerendered?.html ?? ''}</div>`,
    section === null ? '' : appShellSkeleton(section),
    page.strip ?? '',
    ...templates,
    inline && templates.length > 0 ? script(inline.body) : '',
    '</body></html>',
  ].join('');
}
