import type { Schema } from './schema.ts';

const everything = 'select, insert, update, delete';

/** The rights of the platform's role, as GRANT takes them. */
export const tablesOfPlatform: readonly { readonly table: keyof Schema; readonly rights: string }[] = [
  // All companies share one panel. The log of rollouts is append-only; its heads store each log's sealed end.
  { table: 'releases', rights: 'select, insert, update (manifest, team_id, signed, signature)' },
  { table: 'release_events', rights: 'select, insert' },
  { table: 'release_log_heads', rights: 'select, insert, update' },
  { table: 'areas', rights: 'select, insert, update' },
  { table: 'area_sections', rights: 'select, insert, delete' },
  // Teams, machine tokens and operators are never deleted: the log names them.
  { table: 'teams', rights: 'select, insert, update (revoked_at)' },
  { table: 'machine_tokens', rights: 'select, insert, update (revoked_at)' },
  { table: 'operators', rights: 'select, insert, update (credential_hash, disabled_at)' },
  { table: 'release_previews', rights: 'select, insert, update (revoked_at, opened_at), delete' },
  { table: 'webhooks', rights: 'select, insert, update (removed_at)' },
  {
    table: 'webhook_deliveries',
    rights: 'select, insert, update (tries, next_try_at, sent_at, status), delete',
  },
  // A release is judged by the sessions of all companies, which have no names there.
  { table: 'canary_windows', rights: everything },
  { table: 'canary_sessions', rights: everything },
  { table: 'canary_companies', rights: everything },
  { table: 'canary_networks', rights: everything },
  { table: 'canary_probes', rights: everything },
  { table: 'canary_comparisons', rights: everything },
  { table: 'canary_compared', rights: everything },
  { table: 'canary_earlier_times', rights: everything },
  { table: 'mails', rights: everything },
  { table: 'text_messages', rights: everything },
  { table: 'email_codes', rights: everything },
];
