// @ts-check
import { register } from 'tsx/esm/api';

/** From its import on, this process reads TypeScript; called, it ends that. */
export const readNoTypeScript = register();
