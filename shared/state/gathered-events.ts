import { onCompanyChange } from './company-change.ts';
import { onLiveEvent } from './live-events.ts';

/** Milliseconds in which events are collected: the event of an own change may come before its response. */
const gathering = 700;
/** Milliseconds in which the event of an own change is expected. */
const ownEventWithin = 10_000;
/** Replaces an id after a gap in the stream: anything may have changed. */
const anything = '';

export interface Gathering {
  /** Types of events that may change the store's data. */
  readonly concerns: RegExp;
  /** Whether the data is shown now. Otherwise nothing is fetched: the next screen fetches anyway. */
  readonly isWanted: () => boolean;
  readonly fetch: () => unknown;
}

/**
 * Keeps a store up to date with changes by others: several events cause one fetch, and the event of an own change none.
 * @returns called with the id of an own change
 */
export function gatherEvents({ concerns, isWanted, fetch }: Gathering): (ownId: string) => void {
  let received: string[] = [];
  let expected: { readonly id: string; readonly until: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const catchUp = () => {
    timer = undefined;
    expected = expected.filter((item) => item.until > Date.now());
    const news = received.filter((id) => {
      const own = expected.find((item) => item.id === id);
      // One event belongs to the own change: a second one is somebody else's change.
      expected = expected.filter((item) => item !== own);
      return !own;
    });
    received = [];
    if (news.length > 0 && isWanted()) fetch();
  };

  onLiveEvent((event) => {
    if (event && !concerns.test(event.type)) return;
    received.push(event?.id ?? anything);
    timer ??= setTimeout(catchUp, gathering);
  });

  onCompanyChange(() => {
    clearTimeout(timer);
    timer = undefined;
    received = [];
    expected = [];
  });

  return (id) => expected.push({ id, until: Date.now() + ownEventWithin });
}
