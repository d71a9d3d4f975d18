import { changesOf, type DraftName } from './draft.ts';
import { signUp } from './sign-up-messages.ts';
import { $draft, $message } from './sign-up-state.ts';

type Registration = typeof import('./registration.ts');

let registration: Registration | undefined;
let loading: Promise<Registration> | undefined;

/** Loads the form's library and the requests, which the page needs from the first interaction on. */
function loadRegistration(): Promise<Registration> {
  loading ??= import(/* webpackChunkName: "registration" */ './registration.ts')
    .then((loaded) => {
      registration = loaded;
      return loaded;
    })
    .catch((reason) => {
      // The next interaction tries again.
      loading = undefined;
      throw reason;
    });
  return loading;
}

/** Loads it ahead of a press or a submit, which reports a failure. */
export const prepareRegistration = (): unknown =>
  loadRegistration().catch((reason) => console.warn('The registration did not load', reason));

/** Acts at once where the actions have loaded: a field that changes later would lose its caret. */
export async function act(action: (registration: Registration) => unknown): Promise<void> {
  const loaded = registration ?? (await loadRegistration().catch(showUnreachable));
  if (loaded) await action(loaded);
}

function showUnreachable(reason: unknown): void {
  console.error('The registration could not be loaded', reason);
  $message.set({ tone: 'danger', text: signUp.unreachable });
}

/** What is typed before the form's library has come is the draft that the library begins with. */
export function edit(name: DraftName, text: string): void {
  if (registration) {
    registration.edit(name, text);
    return;
  }
  prepareRegistration();
  const draft = $draft.get();
  $draft.set({ ...draft, ...changesOf(draft, name, text) });
}
