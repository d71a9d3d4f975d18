import { addTeam, listTeams, revokeTeam } from '@hawiyat/shared/contract/teams';
import { sql } from 'kysely';
import type { App } from '../app-context.ts';
import { asPlatform } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { serve } from '../server/serve.ts';
import { admitTeam, presentTeam } from './teams.ts';

export function teamRoutes(app: App): void {
  serve(app, addTeam, ({ body }) => admitTeam(app.db, body, app.now()));

  serve(app, listTeams, async () => {
    const rows = await asPlatform(app.db, (tx) =>
      tx.selectFrom('teams').selectAll().orderBy('created_at').orderBy('id').execute(),
    );
    return { teams: rows.map(presentTeam) };
  });

  serve(app, revokeTeam, async ({ params: { teamId } }) => {
    const row = await asPlatform(app.db, (tx) =>
      tx
        .updateTable('teams')
        // A repeated revocation keeps the first time.
        .set({ revoked_at: sql`coalesce(revoked_at, ${app.now()})` })
        .where('id', '=', teamId)
        .returningAll()
        .executeTakeFirst(),
    );
    if (!row) throw new DomainError('not-found');
    return { team: presentTeam(row) };
  });
}
