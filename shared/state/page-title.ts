import { atom } from 'nanostores';

/** `name`: of the one thing that the page shows, instead of the section. `mark` and `unread` stand before both. */
export type TitlePart = 'section' | 'name' | 'mark' | 'unread';

/** The parts of the tab's title. The host writes them; without a section it leaves the title to the page. */
export const $pageTitle = atom<Readonly<Partial<Record<TitlePart, string>>>>({});

/** Fits `useEffect`. @returns takes the part away, unless another text stands there by now */
export function addToTitle(part: TitlePart, text: string): () => void {
  const set = (value: string | undefined) => $pageTitle.set({ ...$pageTitle.get(), [part]: value });
  set(text);
  return () => {
    if ($pageTitle.get()[part] === text) set(undefined);
  };
}
