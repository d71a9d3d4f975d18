import type { RouteObject } from 'react-router-dom';
import type { RemoteName } from '../contract/remotes.ts';

/** Version of the interface below. A host mounts only remotes built for the same one. */
export const remoteContract = 3;

/** The default export of a remote's only exposed module, `./remote`. */
export interface Remote {
  readonly name: RemoteName;
  readonly contract: number;
  /** Routes from the root of the URL, only below the remote's paths in `contract/remotes.ts`. */
  readonly routes: RouteObject[];
}
