import { createContext } from 'react';

/** True in a row that the list no longer has, but holds in its place. */
export const GoneRow = createContext(false);
