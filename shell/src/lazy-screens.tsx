import { Box, lazyPart, PartFailed, type PartFailure } from '@hawiyat/shared/ui';

const failed = (_: object, failure: PartFailure) => (
  <Box maxW="2xl" mx="auto" px="4" py="16">
    <PartFailed {...failure} />
  </Box>
);

export const LazyPage = lazyPart(
  async () => (await import(/* webpackChunkName: "account" */ './account/account.tsx')).Account,
  { failed },
);

/** The page of /signin preloads its chunk. */
export const LazySignIn = lazyPart(
  async () => (await import(/* webpackChunkName: "signin" */ './sign-in/sign-in-screen.tsx')).SignIn,
  { failed },
);
