import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ComponentType, useEffect } from 'react';

const $screen = atom<ComponentType | null>(null);

/** Loads the screen, which nobody with a session needs: it is a file of its own, named in the page of /signin. */
export async function loadSignIn(): Promise<void> {
  const { SignIn } = await import(/* webpackChunkName: "signin" */ './sign-in.tsx');
  $screen.set(SignIn);
}

/** The sign-in as soon as it is there. A page that cannot get it any more gives way to a new one. */
export function LateSignIn() {
  const Screen = useStore($screen);
  useEffect(() => {
    loadSignIn().catch((reason) => {
      console.error('[sign-in] could not be loaded', reason);
      location.assign('/signin');
    });
  }, []);
  return Screen && <Screen />;
}
