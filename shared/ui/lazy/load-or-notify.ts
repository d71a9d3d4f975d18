import { dismissNotice, notify } from '../../state/notices.ts';
import { chunkFailureText } from './chunk-failure.ts';

const failures = new Map<() => Promise<unknown>, number[]>();

/**
 * Loads code that a press needs and that is no part of the page: export, import, a file to print.
 * @param load the `import()`, the same function each time: once it succeeds, what was said of its failures goes
 * @param retry does again what was asked for
 * @returns null after a failure, which a toast says with its reason and the retry
 */
export async function loadOrNotify<Module>(
  load: () => Promise<Module>,
  retry?: () => unknown,
): Promise<Module | null> {
  try {
    const module = await load();
    failures.get(load)?.forEach(dismissNotice);
    failures.delete(load);
    return module;
  } catch (error) {
    console.warn('What was asked for could not be loaded', error);
    const text = await chunkFailureText(error);
    const action = retry && { label: 'إعادة المحاولة', run: () => void retry() };
    failures.set(load, [...(failures.get(load) ?? []), notify(text, 'error', { action })]);
    return null;
  }
}
