import { stayed } from './stay.ts';
import type { Visit } from './visit.ts';

/** What an idle screen may use beyond twice that of the live release. */
const tolerated = { requests: 20, megabytes: 100 };
const namesInSentence = 3;

export type Met = Pick<
  Visit,
  'covered' | 'hasVanished' | 'isMadeAnew' | 'deadLinks' | 'deadButtons' | 'altered' | 'stay'
>;

export const nothingMet: Met = {
  ...{ covered: [], hasVanished: false, isMadeAnew: false },
  ...{ deadLinks: [], deadButtons: [], altered: [], stay: null },
};

export const madeAnew =
  'it makes the page anew that the server has sent: render in the browser first what prerender.tsx renders';

/** Faults that people meet in the whole panel, and not with the live release, one sentence each. */
export function metByPeople(
  { covered, deadButtons, hasVanished, isMadeAnew, altered, stay }: Met,
  stable: Met | null,
  isHost: boolean,
): string[] {
  const unreachable = covered.filter(isNew(stable?.covered ?? []));
  const changes = stay?.changes.filter(isNew(stable?.stay?.changes ?? [])) ?? [];
  // Of a new screen only the language counts, which the host never changes.
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

/** Links of the sidebar that lead nowhere, and do in the live release, one sentence each. */
export const deadByCandidate = ({ deadLinks }: Met, stable: Met | null): string[] =>
  deadLinks
    .filter(isNew(stable?.deadLinks ?? []))
    .map(
      (name) =>
        `pressing «${name}» in the sidebar does not lead there: look for a listener that stops clicks, or leads back`,
    );

const isNew = (known: string[]) => (name: string) => !known.includes(name);

function spent(own: Visit['stay'], before: Visit['stay']): string[] {
  if (!own) return [];
  const limit = (kind: 'requests' | 'megabytes') => 2 * (before?.[kind] ?? 0) + tolerated[kind];
  const beside = (text: string) => (before ? `, the stable release ${text}` : '');
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

const listed = (names: string[]) =>
  names.slice(0, namesInSentence).join(', ') +
  (names.length > namesInSentence ? ` and ${names.length - namesInSentence} more` : '');
