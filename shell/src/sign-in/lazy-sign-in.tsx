import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ComponentType, useEffect } from 'react';

const $screen = atom<ComponentType | null>(null);

/** Loads the sign-in screen from its own chunk, which the page of /signin preloads. */
export async function loadSignIn(): Promise<void> {
  const { SignIn } = await import(/* webpackChunkName: "signin" */ './sign-in-screen.tsx');
  $screen.set(SignIn);
}

/** The sign-in screen once it has loaded. A page whose chunk is gone from the server reloads. */
export function LazySignIn() {
  const Screen = useStore($screen);
  useEffect(() => {
    loadSignIn().catch((reason) => {
      console.error('[sign-in] could not be loaded', reason);
      location.assign('/signin');
    });
  }, []);
  return Screen && <Screen />;
}
