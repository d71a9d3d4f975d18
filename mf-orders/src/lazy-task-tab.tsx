import { ErrorState, whenIdle } from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { messages } from './lists/lists-messages.ts';
import type { taskTabs } from './task-tabs.tsx';

/** Kept, so that a tab that is shown again has its rows, and its place, at once. */
const $tabs = atom<{ readonly tabs: typeof taskTabs | null; readonly failed: boolean }>({
  tabs: null,
  failed: false,
});

async function load(): Promise<void> {
  try {
    const { taskTabs: tabs } = await import(/* webpackChunkName: "task-tabs" */ './task-tabs.tsx');
    $tabs.set({ tabs, failed: false });
  } catch (error) {
    console.error('The tabs of tasks could not be loaded', error);
    $tabs.set({ tabs: null, failed: true });
  }
}

/** Before somebody presses their tab. @param hasContent whether nothing more urgent is to be loaded */
export function usePreloadedTaskTabs(hasContent: boolean): void {
  useEffect(() => {
    if (hasContent && $tabs.get().tabs === null) void whenIdle().then(load);
  }, [hasContent]);
}

export function LazyTaskTab({ tab }: { tab: keyof typeof taskTabs }) {
  const { tabs, failed } = useStore($tabs);
  useEffect(() => {
    if ($tabs.get().tabs === null) void load();
  }, []);
  if (tabs) return tabs[tab]();
  if (failed) return <ErrorState title={messages.failed} onRetry={load} />;
  return <TableLoading label={messages.loading} />;
}
