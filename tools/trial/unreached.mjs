// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsOf } from './built-release.mjs';
import { sourceMaps } from './source-maps.mjs';

/** @import { DialogPlace } from '@hawiyat/shared/federation/dialogs-of' */
/** @import { Built } from './built-release.mjs' */
/** @import { Coverage } from './coverage.mjs' */

/** @typedef {{ kind: 'route' | 'script' | 'dialog', name: string }} Unreached */
/** @typedef {{ loaded: ReadonlySet<string>, coverage: readonly Coverage[], paths: readonly string[] }} Reached */

/** Sources named of one script. */
const mostSources = 3;

/**
 * What no screen and no step of a trial reaches: routes that no page is at, scripts that none loads, by their sources, and
 * dialogs that none opens, by their titles. What `trial.ts` leaves out with a reason is not named.
 * @param {Built} built
 * @param {readonly Reached[]} visits
 * @returns {Unreached[]}
 */
export function unreached({ folder, release }, visits) {
  const maps = sourceMaps(folder);
  const loaded = new Set(visits.flatMap((visit) => [...visit.loaded]));
  const coverage = visits.flatMap((visit) => visit.coverage);
  const left = new Set(
    (release.trial ?? []).flatMap(({ leavesOut = [] }) => leavesOut.map(({ source }) => source)),
  );
  const at = visits.flatMap(({ paths }) => paths);
  const unvisited = unvisitedRoutes(release.routes ?? [], at)
    .filter((route) => !left.has(route))
    .map((name) => ({ kind: /** @type {const} */ ('route'), name }));
  const scripts = scriptsOf(release);
  const unloaded = scripts
    .filter((path) => !loaded.has(path) && !maps.sourcesOf(path).some((source) => left.has(source)))
    .map((path) => ({ kind: /** @type {const} */ ('script'), name: nameOf(path, maps.sourcesOf(path)) }));
  const unopened = dialogsIn(folder)
    .filter(({ source }) => !left.has(source))
    .filter(({ source, line, column }) =>
      scripts.every((path) => {
        const offset = maps.offsetOf(path, source, line, column);
        return offset === null || !coverage.some((item) => item.path === path && hasRun(item, offset));
      }),
    )
    .map((dialog) => ({ kind: /** @type {const} */ ('dialog'), name: titleOf(dialog) }));
  return [...unvisited, ...unloaded, ...unopened];
}

/** @param {readonly string[]} routes @param {readonly string[]} paths @returns {string[]} routes that draw none of the paths */
function unvisitedRoutes(routes, paths) {
  // Of two routes for an address the one with fewer parameters draws it.
  const ranked = routes.toSorted((a, b) => openParts(a) - openParts(b));
  const visited = new Set(paths.map((path) => ranked.find((route) => patternOf(route).test(path))));
  return routes.filter((route) => !visited.has(route));
}

/** @param {string} route as the router writes it @returns {RegExp} */
const patternOf = (route) =>
  new RegExp(
    `^${route
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\/\*$/, '(/.*)?')
      .replace(/\/:[^/]+\?/g, '(/[^/]+)?')
      .replace(/\/:[^/]+/g, '/[^/]+')}/?$`,
  );

/** @param {string} route */
const openParts = (route) => route.split('/').filter((part) => /^[:*]/.test(part)).length;

/** @param {Coverage} coverage @param {number} offset */
function hasRun({ ranges }, offset) {
  const around = ranges.filter(({ start, end }) => start <= offset && offset < end);
  const [innermost] = around.toSorted((a, b) => a.end - a.start - (b.end - b.start));
  return innermost !== undefined && innermost.count > 0;
}

/** @param {string} folder a `dist` folder; a build of others lists no dialogs @returns {DialogPlace[]} */
function dialogsIn(folder) {
  const file = join(folder, 'dialogs.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Own sources come first: a library's name says little. @param {string} path @param {string[]} sources */
function nameOf(path, sources) {
  const own = sources.filter((source) => source.startsWith('src/'));
  const named = (own.length > 0 ? own : sources).slice(0, mostSources);
  return named.length === 0 ? path : `${named.join(', ')} (${path})`;
}

/** @param {DialogPlace} dialog */
const titleOf = ({ source, line, titles }) =>
  `${titles.map((title) => `«${title}» `).join('')}${source}:${line}`;
