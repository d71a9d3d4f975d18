import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaProposal, areaProposal } from '../contract/platform/areas.ts';

/**
 * Reads the area that a remote proposes for itself: a platform that lacks it gets it with the bundled release, any other
 * by `npm run platform -- area add`.
 * @param folder the remote's folder
 * @throws with the schema's messages when its `area.json` is wrong
 */
export const proposedArea = (folder: string): AreaProposal =>
  areaProposal.parse(JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8')));
