import { useSyncExternalStore } from 'react';

const never = () => () => {};
const inRiyadh = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Riyadh', year: 'numeric' });

/** What the build writes: a release must not depend on the day it was built, so the server fills in the year. */
const filledInByServer = '{year}';

/** The current year in the Kingdom. */
export function CopyrightYear() {
  const year = useSyncExternalStore(
    never,
    () => inRiyadh.format(),
    () => filledInByServer,
  );
  return <span suppressHydrationWarning>{year}</span>;
}
