import { $session } from './session.ts';

/** Calls back when another company signs in, or on sign-out. @returns a function that unsubscribes */
export function onCompanyChange(changed: () => void): () => void {
  let company = $session.get()?.user.company.id ?? null;
  return $session.listen((session) => {
    const now = session?.user.company.id ?? null;
    if (now === company) return;
    company = now;
    changed();
  });
}
