import { atom } from 'nanostores';
import type { WindowedLines } from './windowed-lines.tsx';

/** What draws long lists; null until it is there. Most lists are short, so it comes in a file of its own. */
export const $windowedLines = atom<typeof WindowedLines | null>(null);

/** Milliseconds until it is asked for again, when it could not be had. */
const pause = 3_000;

/** Brings it, however often that takes: without it the rows beyond the first cannot be seen. @returns a function that gives up */
export function needWindowedLines(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = () => {
    import(/* webpackChunkName: "windowed-lines" */ './windowed-lines.tsx').then(
      (result) => $windowedLines.set(result.WindowedLines),
      (error: unknown) => {
        console.warn('What draws long lists could not be loaded', error);
        timer = setTimeout(load, pause);
      },
    );
  };
  if ($windowedLines.get() === null) load();
  return () => clearTimeout(timer);
}
