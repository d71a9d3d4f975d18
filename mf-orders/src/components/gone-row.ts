import { createContext } from 'react';

/** Whether the row around a cell is only held in its place: the list no longer has it. */
export const GoneRow = createContext(false);
