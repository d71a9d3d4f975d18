import { atom } from 'nanostores';

/** The page of a visitor who wants to try the panel; the address for what is pressed before the page is hydrated. */
export const visitHash = '#demo';

export const $visit = atom<{ readonly isSending: boolean; readonly error: string | null }>({
  isSending: false,
  error: null,
});

/** Opens the panel on a company of the visitor's own. */
export async function visit(): Promise<void> {
  if ($visit.get().isSending) return;
  $visit.set({ isSending: true, error: null });
  try {
    const { startVisit } = await import(/* webpackChunkName: "visit" */ './start-visit.ts');
    await startVisit();
  } catch (reason) {
    $visit.set({ isSending: false, error: reason instanceof Error ? reason.message : String(reason) });
  }
}
