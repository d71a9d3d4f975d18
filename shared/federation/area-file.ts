import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaProposal, areaProposal } from '../contract/platform/areas.ts';

/** Reads the area that a remote proposes in its `area.json`. @throws with the schema's messages */
export const proposedArea = (folder: string): AreaProposal =>
  areaProposal.parse(JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8')));
