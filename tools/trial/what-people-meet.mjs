// @ts-check
import { stayed } from './stay.mjs';

/** @import { Visit } from './visit.mjs' */

/** What a screen may ask for and keep by itself while nobody touches it, beyond twice what the stable release does. */
const tolerated = { requests: 20, megabytes: 100 };
/** Names in one sentence. */
const mostNames = 3;

/** @typedef {Pick<Visit, 'covered' | 'hasVanished' | 'isMadeAnew' | 'deadLinks' | 'deadButtons' | 'altered' | 'stay'>} Met */

/** @type {Met} */
export const nothingMet = {
  ...{ covered: [], hasVanished: false, isMadeAnew: false },
  ...{ deadLinks: [], deadButtons: [], altered: [], stay: null },
};

/** What is said of a release that does not take over what the server has rendered. */
export const madeAnew =
  'it makes the page anew that the server has sent: render in the browser first what prerender.tsx renders';

/**
 * What people would meet in the whole panel because of a release, and do not with the stable one.
 * @param {Met} candidate
 * @param {Met | null} stable null when it lacks the screen
 * @param {boolean} isHost the host may replace what the browser brings along
 * @returns {string[]} one sentence each, with what to do
 */
export function metByPeople(
  { covered, deadButtons, hasVanished, isMadeAnew, altered, stay },
  stable,
  isHost,
) {
  const unreachable = covered.filter(isNew(stable?.covered ?? []));
  const changes = stay?.changes.filter(isNew(stable?.stay?.changes ?? [])) ?? [];
  // Of a new screen only what the host never touches counts.
  const replaced = altered
    .filter(({ isOfLanguage }) => isOfLanguage || (stable !== null && !isHost))
    .map(({ name }) => name)
    .filter(isNew(stable?.altered.map(({ name }) => name) ?? []));
  return [
    ...(unreachable.length > 0
      ? [`nobody can press ${listed(unreachable)}: something of the area lies over it, or takes its presses`]
      : []),
    ...deadButtons
      .filter(isNew(stable?.deadButtons ?? []))
      .map((name) => `pressing «${name}» in the header opens nothing: look for a listener that stops clicks`),
    ...(hasVanished && !stable?.hasVanished
      ? ['what it shows vanishes for a moment, and comes again: take over what the server has sent']
      : []),
    ...(isMadeAnew && !stable?.isMadeAnew ? [madeAnew] : []),
    ...changes,
    ...(replaced.length > 0
      ? [`it changes ${listed(replaced)}, which every area uses: keep such a function in a module of its own`]
      : []),
    ...spent(stay, stable?.stay ?? null),
  ];
}

/**
 * Links of the sidebar that do not lead where they say, and do in the stable release.
 * @param {Met} candidate @param {Met | null} stable
 * @returns {string[]} one sentence each, with what to do
 */
export const deadByCandidate = ({ deadLinks }, stable) =>
  deadLinks
    .filter(isNew(stable?.deadLinks ?? []))
    .map(
      (name) =>
        `pressing «${name}» in the sidebar does not lead there: look for a listener that stops clicks, or leads back`,
    );

/** @param {string[]} known */
const isNew = (known) => (/** @type {string} */ name) => !known.includes(name);

/** @param {Visit['stay']} own @param {Visit['stay']} before @returns {string[]} */
function spent(own, before) {
  if (!own) return [];
  const limit = (/** @type {'requests' | 'megabytes'} */ kind) => 2 * (before?.[kind] ?? 0) + tolerated[kind];
  const beside = (/** @type {string} */ text) => (before ? `, the stable release ${text}` : '');
  return [
    ...(own.requests > limit('requests')
      ? [
          `while nobody touches it, it makes ${own.requests} requests in ${stayed} s${beside(String(before?.requests))}: look for a timer or an effect that asks again and again`,
        ]
      : []),
    ...(own.megabytes > limit('megabytes')
      ? [
          `while nobody touches it, its memory grows by ${own.megabytes} MB in ${stayed} s${beside(`by ${before?.megabytes} MB`)}: look for what a timer keeps`,
        ]
      : []),
  ];
}

/** @param {string[]} names */
const listed = (names) =>
  names.slice(0, mostNames).join(', ') +
  (names.length > mostNames ? ` and ${names.length - mostNames} more` : '');
