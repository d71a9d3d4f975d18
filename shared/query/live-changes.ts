import { focusManager } from '@tanstack/query-core';
import { onLiveEvent } from '../client/live-events.ts';
import { type EventName, isNamed, type LiveEvent } from '../contract/core/events.ts';
import { onCompanyChange } from '../session/company-change.ts';
import { client } from './client.ts';
import { invalidate, markStale } from './fetch-query.ts';

export type InvalidatedBy = readonly EventName[] | ((event: LiveEvent) => boolean);

/** Milliseconds in which events are collected, so that many cause one request. */
const gathering = 300;
/** Milliseconds over which panels spread their requests, because a marketplace event reaches all of them together. */
const spread = 3_000;
/** Milliseconds for which events wait while a change of this page, which may have caused them, is being sent. */
const sendingWithin = 2_000;
/** Milliseconds in which the event of an own change is expected. */
const ownEventWithin = 10_000;
/** Replaces an id after a gap in the stream. */
const unknownId = '';

const concerns = new Map<string, InvalidatedBy[]>();
let received = new Map<string, string[]>();
let since = 0;
let expected: { readonly path: string; readonly id: string; readonly until: number }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let delayed = new Set<string>();
let delay: ReturnType<typeof setTimeout> | undefined;

/** Refreshes an endpoint's answers by live events. */
export function followChanges(path: string, invalidatedBy: InvalidatedBy): void {
  concerns.set(path, [...(concerns.get(path) ?? []), invalidatedBy]);
}

/** Ignores the event of this page's own change where the cached answers have it already. */
export function expectOwnEvent(paths: readonly string[], id: string): void {
  const until = Date.now() + ownEventWithin;
  expected.push(...paths.map((path) => ({ path, id, until })));
}

const isAbout = (event: LiveEvent, by: InvalidatedBy): boolean =>
  typeof by === 'function' ? by(event) : by.some((name) => isNamed(event.type, name));

/** A request concerns every company; a company's own part of it has a separate event. */
const isOfMarketplace = (event: LiveEvent | null) => event !== null && isNamed(event.type, 'request');

onLiveEvent((event) => {
  for (const [path, by] of concerns) {
    if (event && !by.some((one) => isAbout(event, one))) continue;
    if (isOfMarketplace(event)) delayed.add(path);
    else received.set(path, [...(received.get(path) ?? []), event?.id ?? unknownId]);
  }
  if (delayed.size > 0) delay ??= setTimeout(catchUpLater, Math.random() * spread);
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
  for (const [path, ids] of changes) {
    if (ids.filter((id) => !isOwn(path, id)).length === 0) continue;
    delayed.delete(path);
    invalidate({ path });
  }
}

/** A hidden page marks answers as stale and asks when it is seen again. */
function catchUpLater(): void {
  delay = undefined;
  const paths = delayed;
  delayed = new Set();
  for (const path of paths) (focusManager.isFocused() ? invalidate : markStale)({ path });
}

/** One event belongs to an own change; a second one is another person's change. */
function isOwn(path: string, id: string): boolean {
  const own = expected.find((item) => item.path === path && item.id === id);
  expected = expected.filter((item) => item !== own);
  return own !== undefined;
}

onCompanyChange(() => {
  clearTimeout(timer);
  clearTimeout(delay);
  timer = delay = undefined;
  received = new Map();
  delayed = new Set();
  expected = [];
});
