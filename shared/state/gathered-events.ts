import { onCompanyChange } from './company-change.ts';
import { onLiveEvent } from './live-events.ts';

/** Milliseconds in which events are gathered: the event of a change of our own may come before its answer does. */
const gathering = 700;
/** Milliseconds in which the event of a change of our own is awaited. */
const ownEventWithin = 10_000;
/** In the place of an id after a gap in the stream: anything may have happened. */
const anything = '';

export interface Gathering {
  /** The types of events that may change what the store holds. */
  readonly concerns: RegExp;
  /** Whether anybody would see it now. Otherwise nothing is fetched: anyone who looks next fetches anyway. */
  readonly isWanted: () => boolean;
  /** Brings the store up to date. */
  readonly fetch: () => unknown;
}

/**
 * Keeps a store up to date with what happens elsewhere: events that come together are fetched once, and the event of
 * the page's own change, whose answer it has, brings nothing.
 * @returns to be called with the id of what the page itself has just changed
 */
export function gatherEvents({ concerns, isWanted, fetch }: Gathering): (ownId: string) => void {
  let told: string[] = [];
  let expected: { readonly id: string; readonly until: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const catchUp = () => {
    timer = undefined;
    expected = expected.filter((item) => item.until > Date.now());
    const news = told.filter((id) => {
      const own = expected.find((item) => item.id === id);
      // One event answers one change: a second one about the same thing is somebody else's.
      expected = expected.filter((item) => item !== own);
      return !own;
    });
    told = [];
    if (news.length > 0 && isWanted()) fetch();
  };

  onLiveEvent((event) => {
    if (event && !concerns.test(event.type)) return;
    told.push(event?.id ?? anything);
    timer ??= setTimeout(catchUp, gathering);
  });

  onCompanyChange(() => {
    clearTimeout(timer);
    timer = undefined;
    told = [];
    expected = [];
  });

  return (id) => expected.push({ id, until: Date.now() + ownEventWithin });
}
