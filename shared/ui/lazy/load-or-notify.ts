import { type LazyModule, lazyModule } from '../../lib/lazy-module.ts';
import { dismissNotice, notify } from '../../state/notices.ts';
import { messages } from '../texts.ts';
import { chunkFailureText } from './chunk-failure.ts';

const modules = new Map<() => Promise<unknown>, LazyModule<unknown>>();
const failures = new Map<() => Promise<unknown>, number[]>();

/** Loads code that a press needs by the same function each time; a failure gives null and a toast with a retry. */
export async function loadOrNotify<Module>(
  load: () => Promise<Module>,
  retry?: () => unknown,
): Promise<Module | null> {
  const lazy = (modules.get(load) ?? lazyModule(load)) as LazyModule<Module>;
  modules.set(load, lazy);
  try {
    const module = await lazy.load();
    failures.get(load)?.forEach(dismissNotice);
    failures.delete(load);
    return module;
  } catch (error) {
    console.warn('What was asked for could not be loaded', error);
    const text = await chunkFailureText(error);
    const action = retry && { label: messages.retry, run: () => void retry() };
    failures.set(load, [...(failures.get(load) ?? []), notify(text, 'error', { action })]);
    return null;
  }
}
