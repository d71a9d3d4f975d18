/** All actions of the registration: a chunk of its own (`lazy-registration.ts`). */
export * from './sign-up-steps.ts';
export * from './sign-up-store.ts';
