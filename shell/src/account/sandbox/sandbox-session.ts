import { call } from '@hawiyat/shared/client';
import { signOut as signOutEndpoint } from '@hawiyat/shared/contract/account/sign-out';
import { deleteSandbox, leaveSandbox, openSandbox } from '@hawiyat/shared/contract/company/sandbox';
import type { Session } from '@hawiyat/shared/state';
import { $session, endSession, persistentText, startSession, storeSession } from '@hawiyat/shared/state';

/** The real company's session while the page uses the sandbox's. */
const $real = persistentText('web_auth_real_session');

const isReal = (session: Session) => session.user.company.kind === undefined;

/** The sandbox's session may end before the deletion answers, which must not close the way back. */
let isDeleting = false;

// A real session, or none, needs no way back.
$session.subscribe((session) => {
  if ($real.get() === undefined || isDeleting) return;
  if (!session || isReal(session)) $real.set(undefined);
});

/** A page load drops what the present page holds of the other company. */
const openPanel = () => location.assign('/dashboard');

export async function enterSandbox(): Promise<void> {
  const real = $session.get();
  const { token, adminUser } = await call(openSandbox, {});
  // The person may have signed out in another tab meanwhile.
  if (!real || $session.get()?.token !== real.token) return;
  $real.set(JSON.stringify(real));
  storeSession({ token, user: adminUser });
  openPanel();
}

export async function leaveToReal(): Promise<void> {
  const sessionToken = $session.get()?.token;
  if (!startReal() || !sessionToken) return;
  // On a failure the session expires on the server.
  await call(leaveSandbox, {}, undefined, sessionToken).catch((reason) =>
    console.warn('The session in the sandbox goes on', reason),
  );
  openPanel();
}

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

export async function leaveDemo(path: '/' | '/signup'): Promise<void> {
  await call(signOutEndpoint, {}).catch((reason) => console.warn('The session of the demo goes on', reason));
  endSession('signed-out');
  location.assign(path);
}

/** Must not wait: a pending call with the sandbox's token would sign out. Tells whether a way back exists. */
function startReal(): boolean {
  const text = $real.get();
  if (text === undefined) endSession('expired');
  else startSession(JSON.parse(text));
  return text !== undefined;
}
