import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RemoteName } from '../contract/platform/areas.ts';

/** Version of the interface below, and of the container that it comes in: of host, SDK, template and server alike. */
export const remoteContract = 1;

export interface Remote {
  readonly name: RemoteName;
  readonly contract: number;
  /** From the root of the URL, only below the paths of the remote's area. `handle.preload` loads a lazy screen. */
  readonly routes: RouteObject[];
  /** Components for the page of examples, which alone loads them. */
  readonly examples?: () => Promise<readonly Example[]>;
}

export interface Example {
  readonly title: string;
  readonly element: ReactNode;
}
