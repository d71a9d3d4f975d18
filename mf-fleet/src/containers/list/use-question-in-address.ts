import { useSearchParams } from '@hawiyat/shared/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { readQuestion, withQuestion } from './containers-question.ts';
import { $filter, $sort } from './containers-store.ts';

/** Milliseconds without a key before the text enters the address. */
const pause = 300;

const current = () => new URLSearchParams(window.location.search);
const asked = (address: URLSearchParams) => JSON.stringify(readQuestion(address));

export function readAddress(): void {
  const { filter, sort } = readQuestion(current());
  $filter.set(filter);
  $sort.set(sort);
}

/** Typing replaces the history entry, because nobody steps back letter by letter. */
export function useQuestionInAddress(): void {
  const [address, setAddress] = useSearchParams();
  const set = useRef(setAddress);
  set.current = setAddress;
  // Text typed since is newer than the address that this page wrote.
  const written = useRef('');
  const text = address.toString();
  useLayoutEffect(() => {
    if (text === written.current) return;
    written.current = '';
    readAddress();
  }, [text]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { pathname } = window.location;
    const write = (replace: boolean) => {
      // The address already belongs to a page that is still loading; writing would lead back from it.
      if (window.location.pathname !== pathname) return;
      const next = withQuestion(current(), { filter: $filter.get(), sort: $sort.get() });
      if (asked(next) === asked(current())) return;
      written.current = next.toString();
      set.current(next, { replace, preventScrollReset: true });
    };
    const stopFilter = $filter.listen(({ text }, former) => {
      clearTimeout(timer);
      if (text === former?.text) write(false);
      else timer = setTimeout(() => write(true), pause);
    });
    const stopSort = $sort.listen(() => write(false));
    return () => {
      clearTimeout(timer);
      stopFilter();
      stopSort();
    };
  }, []);
}
