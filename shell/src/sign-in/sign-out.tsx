import { signOut as signOutEndpoint } from '@hawiyat/shared/contract/account/sign-out';
import { $session, endSession, persistentText } from '@hawiyat/shared/state';
import { chakra } from '@hawiyat/shared/ui';
import { LogOut } from 'lucide-react';
import { messages } from '../texts/layout.ts';

const Base = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    h: '11',
    px: '3',
    borderRadius: 'md',
    color: 'sidebar.danger',
    cursor: 'pointer',
    textAlign: 'start',
    transition: 'background-color 120ms',
    _hover: { bg: 'sidebar.hover' },
    _focusVisible: { outlineColor: 'accent.graphic' },
    // The icon is drawn for left to right.
    '& > svg': { transform: 'scaleX(-1)' },
  },
});

/** Needs neither a confirmation nor the server. */
export const SignOutButton = () => (
  <Base type="button" onClick={signOut}>
    <LogOut size={20} aria-hidden />
    {messages.signOut}
  </Base>
);

/** Tokens of sessions that have ended here, but perhaps not on the server; one per line. */
const $ending = persistentText('ending_sessions');
/** Milliseconds before the next attempt. */
const retryDelay = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;

const tokens = () => $ending.get()?.split('\n') ?? [];

export function signOut(): void {
  const token = $session.get()?.token;
  if (token) $ending.set([...tokens(), token].join('\n'));
  endSession('signed-out');
  void endOnServer();
}

/** Runs also when a page starts, and when the network is back. */
export async function endOnServer(): Promise<void> {
  clearTimeout(timer);
  for (const token of tokens())
    try {
      const { method, path } = signOutEndpoint;
      const { status } = await fetch(path, {
        method,
        headers: { authorization: `Bearer ${token}` },
        keepalive: true,
        // A new session keeps its cookies.
        credentials: $session.get() ? 'omit' : 'same-origin',
      });
      // A 401: it has ended already.
      if (status !== 204 && status !== 401) throw new Error(String(status));
      $ending.set(
        tokens()
          .filter((other) => other !== token)
          .join('\n') || undefined,
      );
    } catch (error) {
      console.warn('A session is still open on the server', error);
      timer = setTimeout(endOnServer, retryDelay);
      return;
    }
}
