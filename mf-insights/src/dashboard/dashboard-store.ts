import { CallError, call } from '@hawiyat/shared/client';
import { type DashboardStats, fetchStats as statsCall } from '@hawiyat/shared/contract/dashboard';
import { onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import { atom, onMount } from 'nanostores';
import { currentYear } from './current-year.ts';
import { messages } from './dashboard-messages.ts';

export interface DashboardState {
  /** What the server last answered with; null before its first answer. */
  readonly stats: DashboardStats | null;
  /** The year of its twelve months. */
  readonly year: number;
  readonly loading: boolean;
  /** Why the last fetch failed, until one succeeds; what was known before stays. */
  readonly error: string | null;
}

const nothing = (): DashboardState => ({
  stats: null,
  year: currentYear(new Date()),
  loading: false,
  error: null,
});

/** The company in numbers. Outlives the screen, so that coming back shows what is known at once. */
export const $dashboard = atom(nothing());

let running = new AbortController();
/** Something happened while the figures were on their way: they may have been counted before it. */
let outdated = false;

/** Asks for the figures; a newer call takes the place of one that is under way. Failure ends up in `$dashboard.error`. */
export async function fetchStats(): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  outdated = false;
  $dashboard.set({ ...$dashboard.get(), loading: true });
  try {
    const { data } = await call(statsCall, {}, signal);
    if (signal.aborted) return;
    $dashboard.set({ stats: keepEqual(data), year: currentYear(new Date()), loading: false, error: null });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallError)) throw error;
    const message = error.message || messages.failedWithoutMessage;
    $dashboard.set({ ...$dashboard.get(), loading: false, error: message });
  }
  if (outdated) await fetchStats();
}

/** Figures that did not change stay the same object, so that a refresh draws no chart anew. */
function keepEqual(answered: DashboardStats): DashboardStats {
  const { stats } = $dashboard.get();
  return stats && JSON.stringify(stats) === JSON.stringify(answered) ? stats : answered;
}

/** Milliseconds in which what happens together is counted once. */
const together = 500;
let timer: ReturnType<typeof setTimeout> | undefined;

function fetchSoon(): void {
  // Neither the wait nor the call begins anew with each event, or a busy hour would never see its figures.
  timer ??= setTimeout(() => {
    timer = undefined;
    if ($dashboard.get().loading) outdated = true;
    else void fetchStats();
  }, together);
}

function forgetTimer(): void {
  clearTimeout(timer);
  timer = undefined;
}

// Only while somebody looks: opening the screen asks anyway.
onMount($dashboard, () => {
  const stop = onLiveEvent((event) => {
    if (!event || /^(order|sub_order|container|driver)\./.test(event.type)) fetchSoon();
  });
  return () => {
    stop();
    forgetTimer();
  };
});

onCompanyChange(() => {
  running.abort();
  forgetTimer();
  outdated = false;
  $dashboard.set(nothing());
});
