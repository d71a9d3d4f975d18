import { atom } from 'nanostores';

/** The address of the demo, for a press before hydration. */
export const visitHash = '#demo';

export const $visit = atom<{ readonly isSending: boolean; readonly error: string | null }>({
  isSending: false,
  error: null,
});

/** Opens the panel with a company for this visitor. */
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
