import { pictureOf } from '../uploads/picture.ts';
import { storeUpload } from '../uploads/store.ts';
import { proofPicture } from './proof-picture.ts';

/** All deliveries of the demo's past show one picture, which anybody may guess. */
const id = '0'.repeat(32);
export const demoProof = `/uploads/proofs/${id}.webp`;

/** Puts the picture where `demoProof` leads; each server of the demo does so when it starts. */
export async function storeDemoProof(dataDir: string): Promise<void> {
  await storeUpload(dataDir, 'proofs', await pictureOf(await proofPicture()), id);
}
