import type { Migration } from './migration.ts';

/** Whose a kept answer is, so that deleting personal data also drops what answers tell of it. */
export const ownedAnswers: Migration = {
  name: '0143-owned-answers',
  statements: [
    'alter table idempotency_keys add column owner text',
    'create index idempotency_keys_answers on idempotency_keys (owner) where answer is not null',
  ],
};
