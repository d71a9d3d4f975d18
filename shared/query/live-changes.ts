import type { LiveEvent } from '../contract/events.ts';
import { onCompanyChange } from '../state/company-change.ts';
import { onLiveEvent } from '../state/live-events.ts';
import { client } from './client.ts';
import { invalidate } from './fetch-query.ts';

/** The events that change an answer: by type, or by what they are about. */
export type InvalidatedBy = RegExp | ((event: LiveEvent) => boolean);

/** Milliseconds in which events are collected, so that many cause one request. */
const gathering = 300;
/** Milliseconds for which events wait while a change of this page is being sent, whose own event may be among them. */
const sendingWithin = 2_000;
/** Milliseconds in which the event of an own change is expected. */
const ownEventWithin = 10_000;
/** Replaces an id after a gap in the stream: anything may have changed. */
const anything = '';

const concerns = new Map<string, InvalidatedBy[]>();
/** Ids of the events received, by the path of the endpoint that they change. */
let received = new Map<string, string[]>();
let since = 0;
let expected: { readonly path: string; readonly id: string; readonly until: number }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Refreshes an endpoint's answers by live events. @param path of the endpoint */
export function followChanges(path: string, invalidatedBy: InvalidatedBy): void {
  concerns.set(path, [...(concerns.get(path) ?? []), invalidatedBy]);
}

/** Ignores the event of a change that this page made itself, for endpoints whose answers have it already. */
export function expectOwnEvent(paths: readonly string[], id: string): void {
  const until = Date.now() + ownEventWithin;
  expected.push(...paths.map((path) => ({ path, id, until })));
}

const isAbout = (event: LiveEvent, by: InvalidatedBy): boolean =>
  typeof by === 'function' ? by(event) : by.test(event.type);

onLiveEvent((event) => {
  for (const [path, by] of concerns) {
    if (event && !by.some((one) => isAbout(event, one))) continue;
    received.set(path, [...(received.get(path) ?? []), event?.id ?? anything]);
  }
  if (timer || received.size === 0) return;
  since = Date.now();
  timer = setTimeout(catchUp, gathering);
});

function catchUp(): void {
  timer = undefined;
  if (client.isMutating() > 0 && Date.now() - since < sendingWithin) {
    timer = setTimeout(catchUp, gathering);
    return;
  }
  const now = Date.now();
  expected = expected.filter((own) => own.until > now);
  const changes = received;
  received = new Map();
  for (const [path, ids] of changes)
    if (ids.filter((id) => !isOwn(path, id)).length > 0) invalidate({ path });
}

/** One event belongs to an own change: a second one is somebody else's change. */
function isOwn(path: string, id: string): boolean {
  const own = expected.find((item) => item.path === path && item.id === id);
  expected = expected.filter((item) => item !== own);
  return own !== undefined;
}

onCompanyChange(() => {
  clearTimeout(timer);
  timer = undefined;
  received = new Map();
  expected = [];
});
