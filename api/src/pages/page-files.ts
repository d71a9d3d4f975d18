import { isWithin } from '@hawiyat/shared/contract/platform/area-paths';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { baseOf, integrityOf } from '../releases/index.ts';

export type PageFile = readonly [release: Release, path: string];

/** Attributes equal the loader's, or browsers download files twice. A release's schema validates what is inserted. */
export function fileElements({ nonce, origin }: { nonce: string; origin: string }) {
  const attributes = ([release, path]: PageFile) =>
    `crossorigin="anonymous" integrity="${integrityOf(release, path)}" nonce="${nonce}"`;
  const at = ([release, path]: PageFile) => `${baseOf(release)}${path}`;
  return {
    preload(file: PageFile): string {
      if (file[1].endsWith('.woff2'))
        return `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${at(file)}">`;
      const as = file[1].endsWith('.css') ? 'style' : 'script';
      return `<link rel="preload" as="${as}" href="${at(file)}" ${attributes(file)}>`;
    },
    /** The chunk loader compares absolute addresses, and would load the stylesheet again. */
    stylesheet: (file: PageFile) => `<link rel="stylesheet" href="${origin}${at(file)}" ${attributes(file)}>`,
    deferredScript: (file: PageFile) => `<script defer src="${at(file)}" ${attributes(file)}></script>`,
  };
}

export function hostFiles(host: Release): { scripts: PageFile[]; styles: PageFile[]; others: PageFile[] } {
  const preloaded = (wanted: (path: string) => boolean) =>
    host.preload.filter(wanted).map((path): PageFile => [host, path]);
  return {
    scripts: [...preloaded((text) => text.endsWith('.js') && text !== host.entry), [host, host.entry]],
    styles: preloaded((text) => text.endsWith('.css')),
    others: preloaded((text) => !/\.(css|js)$/.test(text)),
  };
}

export function hostScreenFiles(host: Release, path: string): PageFile[] {
  return (host.screens?.[path.replace(/\/+$/, '')] ?? []).map((screen): PageFile => [host, screen]);
}

export function areaFiles(area: Release, path: string): { files: PageFile[]; styles: PageFile[] } {
  const paths = new Set([area.entry, ...area.preload, ...screenFiles(area, path)]);
  const files = [...paths].map((text): PageFile => [area, text]);
  return { files, styles: files.filter(([, file]) => file.endsWith('.css')) };
}

function screenFiles({ screens = {} }: Release, path: string): readonly string[] {
  const claims = Object.keys(screens).map((key) => key.replace(/\/\*$/, ''));
  const claim = claims.find((text) => isWithin(text, path));
  if (claim === undefined) return [];
  const isBelow = path.replace(/\/+$/, '').length > claim.length;
  return (isBelow ? screens[`${claim}/*`] : undefined) ?? screens[claim] ?? [];
}

export function deferredFiles(releases: readonly (Release | null)[], path: string): PageFile[] {
  const deferred = (item: Release) => item.deferred?.[path.replace(/\/+$/, '')] ?? [];
  return releases.flatMap((release) =>
    release ? deferred(release).map((file): PageFile => [release, file]) : [],
  );
}

/** All files that the area ever uses, where its build does not say which screen uses them. */
export function lazyFiles(host: Release, area: Release, path: string): PageFile[] {
  const { consumes = [], consumedBy } = area;
  const consumed = consumedBy
    ? areaFiles(area, path).files.flatMap(([, file]) => consumedBy[file] ?? [])
    : consumes;
  const lazy = consumed.flatMap((name) => host.shares?.[name] ?? []);
  return [...new Set(lazy)]
    .filter((text) => !host.preload.includes(text))
    .map((text): PageFile => [host, text]);
}

export function callsToPrefetch(releases: readonly (Release | null)[], path: string): string[] {
  return releases.flatMap((release) => release?.prefetch?.[path.replace(/\/+$/, '')] ?? []);
}
