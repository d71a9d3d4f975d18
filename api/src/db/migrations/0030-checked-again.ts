import type { Migration } from './migration.ts';

/** A team may sign a published release once more, when it has checked it against further releases. */
export const checkedAgain: Migration = {
  name: '0030-checked-again',
  statements: ['grant update (manifest, team_id, signed, signature) on releases to hawiyat_platform'],
};
