import type { RouteObject } from 'react-router-dom';
import type { RemoteName } from '../contract/remotes.ts';

/** Version of the face below. A host mounts only remotes that were built for the same one. */
export const remoteContract = 2;

/** What a remote's only exposed module, `./remote`, exports by default. */
export interface Remote {
  readonly name: RemoteName;
  readonly contract: number;
  /** Routes from the root of the URL, only below the paths that `contract/remotes.ts` gives to this remote. */
  readonly routes: RouteObject[];
}
