import { call } from '@hawiyat/shared/client';
import { signOut as signOutEndpoint } from '@hawiyat/shared/contract/account/sign-out';
import { deleteSandbox, leaveSandbox, openSandbox } from '@hawiyat/shared/contract/company/sandbox';
import {
  $session,
  endSession,
  persistentText,
  type Session,
  startSession,
  storeSession,
} from '@hawiyat/shared/state';

/** The session of the real company while the page's own is one of its sandbox. */
const $real = persistentText('web_auth_real_session');

const isReal = (session: Session) => session.user.company.kind === undefined;

/** The sandbox's session may end before its end is answered, which must not close the way back. */
let isDeleting = false;

// Whoever is signed in to a real company, or to none, has nowhere to go back to.
$session.subscribe((session) => {
  if ($real.get() === undefined || isDeleting) return;
  if (!session || isReal(session)) $real.set(undefined);
});

/** Another company needs another page: what this one holds is the present company's. */
const openPanel = () => location.assign('/dashboard');

/** Opens the sandbox, which is created if there is none. @throws CallError with the message to show */
export async function enterSandbox(): Promise<void> {
  const real = $session.get();
  const { token, adminUser } = await call(openSandbox, {});
  // Meanwhile somebody may have signed out in another tab.
  if (!real || $session.get()?.token !== real.token) return;
  $real.set(JSON.stringify(real));
  storeSession({ token, user: adminUser });
  openPanel();
}

/** Goes back to the real company; without a way back, to the sign-in. */
export async function leaveToReal(): Promise<void> {
  const sessionToken = $session.get()?.token;
  if (!startReal() || !sessionToken) return;
  // A failure keeps nobody there: the session ends by itself.
  await call(leaveSandbox, {}, undefined, sessionToken).catch((reason) =>
    console.warn('The session in the sandbox goes on', reason),
  );
  openPanel();
}

/**
 * Deletes the sandbox; whoever is in it is back in the real company afterwards.
 * @throws CallError with the message to show
 */
export async function removeSandbox(): Promise<void> {
  const isInside = $session.get()?.user.company.kind === 'sandbox';
  isDeleting = isInside;
  try {
    await call(deleteSandbox, {});
  } finally {
    isDeleting = false;
  }
  if (isInside && startReal()) openPanel();
}

/** Ends a visitor's demo and opens a public page. */
export async function leaveDemo(path: '/' | '/signup'): Promise<void> {
  await call(signOutEndpoint, {}).catch((reason) => console.warn('The session of the demo goes on', reason));
  endSession('signed-out');
  location.assign(path);
}

/** At once, because a call that is under way with the sandbox's token would sign out. @returns whether there is a way back */
function startReal(): boolean {
  const text = $real.get();
  if (text === undefined) endSession('expired');
  else startSession(JSON.parse(text));
  return text !== undefined;
}
