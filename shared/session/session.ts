import { atom } from 'nanostores';
import { type AdminUser, adminUser } from '../contract/account/admin-user.ts';
import type { Right } from '../contract/core/roles.ts';
import { persistentText } from '../state/persistent.ts';
import { storageKeys, stored } from '../state/stored.ts';

export interface Session {
  readonly token: string;
  readonly user: AdminUser;
}

/** `expired`: the server or another tab ended it. */
export type SessionEnd = 'signed-out' | 'expired';

const $token = persistentText(storageKeys.token);
const $user = persistentText(storageKeys.user);

/** A release that changed the session in place would sign the person out; the frozen copy throws there. */
function frozen(session: Session): Session {
  const own = structuredClone(session);
  for (const part of [own, own.user, own.user.company, own.user.rights]) Object.freeze(part);
  return own;
}

function storedSession(): Session | null {
  const [token, text] = [$token.get(), $user.get()];
  if (!token || !text) return null;
  try {
    const user = adminUser.safeParse(JSON.parse(text));
    return user.success ? frozen({ token, user: user.data }) : null;
  } catch {
    return null;
  }
}

let isChangedHere = false;

/** The token last: other tabs wait for its change. */
function store(user: string | undefined, token: string | undefined): void {
  isChangedHere = true;
  $user.set(user);
  $token.set(token);
  isChangedHere = false;
}
const forget = () => store(undefined, undefined);

const restored = storedSession();
if (!restored && ($token.get() ?? $user.get()) !== undefined) forget();

/** Restored from local storage; other tabs follow. */
export const $session = atom<Session | null>(restored);
/** The page's own session; a release can set another. */
let given = restored;

function give(session: Session | null): void {
  given = session;
  $session.set(session);
}

/** For the sign-in screen; null during a session and before the first. */
export const $sessionEnd = atom<SessionEnd | null>(null);

/** Whether the person's role has a right. */
export const mayI = (right: Right): boolean => $session.get()?.user.rights?.includes(right) ?? true;

/** Stores the session for the next page, and for other tabs. */
export function storeSession({ token, user }: Session): void {
  store(JSON.stringify(user), token);
}

/** Starts a session in this page and all others. */
export function startSession(session: Session): void {
  storeSession(session);
  $sessionEnd.set(null);
  give(frozen(session));
}

/** The token that the browser keeps for the next page, whatever the page's session is. */
export const storedToken = (): string | null => $token.get() ?? null;

let keptToken: string | undefined;

/** False when a release has replaced or deleted the session. */
export function isSessionWhole(): boolean {
  if ($session.get() !== given) return false;
  const token = $token.get();
  const isKept = stored(storageKeys.token) === (token ?? null);
  if (isKept) keptToken = token;
  return isKept || keptToken !== token;
}

/** Ends the session in this tab, and by the storage event in all others. */
export function endSession(reason: SessionEnd): void {
  forget();
  $sessionEnd.set(reason);
  give(null);
}

// The listener keeps the user's store current for the token's.
$user.listen(() => {});
$token.listen(() => {
  if (isChangedHere) return;
  const now = storedSession();
  if (!now && $session.get()) $sessionEnd.set('expired');
  if (now) $sessionEnd.set(null);
  give(now);
});
