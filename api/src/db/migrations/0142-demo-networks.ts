import type { Migration } from './migration.ts';

/** Whose a demo is, so that no network takes them all. */
export const demoNetworks: Migration = {
  name: '0142-demo-networks',
  statements: [
    'alter table companies add column network_hash text',
    'grant select (last_used_at) on sessions to hawiyat_platform',
  ],
};
