/** For prerendering only: every export of `router.ts` is in the host's first files. */
export { MemoryRouter } from 'react-router-dom';
