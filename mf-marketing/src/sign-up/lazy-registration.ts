import { lazyModule } from '@hawiyat/shared/lib/lazy-module';
import { unreachable } from '@hawiyat/shared/lib/unreachable';
import { changesOf, type DraftName } from './draft.ts';
import { $draft, $message } from './sign-up-state.ts';

type Registration = typeof import('./registration.ts');

/** The form's library and the requests, which the page needs from the first interaction on. */
const registration = lazyModule(
  (): Promise<Registration> => import(/* webpackChunkName: "registration" */ './registration.ts'),
);

/** Loads it ahead of a press or a submit, which reports a failure. */
export const prepareRegistration = (): unknown =>
  registration.load().catch((reason) => console.warn('The registration did not load', reason));

/** Acts at once where the actions have loaded: a field that changes later would lose its caret. */
export async function act(action: (registration: Registration) => unknown): Promise<void> {
  const loaded = registration.loaded ?? (await registration.load().catch(showUnreachable));
  if (loaded) await action(loaded);
}

function showUnreachable(reason: unknown): void {
  console.error('The registration could not be loaded', reason);
  $message.set({ tone: 'danger', text: unreachable });
}

/** What is typed before the form's library has come is the draft that the library begins with. */
export function edit(name: DraftName, text: string): void {
  if (registration.loaded) {
    registration.loaded.edit(name, text);
    return;
  }
  prepareRegistration();
  const draft = $draft.get();
  $draft.set({ ...draft, ...changesOf(draft, name, text) });
}
