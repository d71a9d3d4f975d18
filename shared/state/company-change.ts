import { $session } from './session.ts';

/**
 * Calls back whenever another company is signed in, or nobody: one page can see two sessions, and the next company must
 * find nothing of the one before.
 * @param changed empties what holds the company's data
 * @returns a function that ends it
 */
export function onCompanyChange(changed: () => void): () => void {
  let company = $session.get()?.user.company.id ?? null;
  return $session.listen((session) => {
    const now = session?.user.company.id ?? null;
    if (now === company) return;
    company = now;
    changed();
  });
}
