// @ts-check
import { register } from 'tsx/esm/api';

/** The import makes this process read TypeScript; the call ends that. */
export const readNoTypeScript = register();
