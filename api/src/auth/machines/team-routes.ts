import { addTeam, listTeams, revokeTeam as revokeTeamCall } from '@hawiyat/shared/contract/platform/teams';
import type { App } from '../../app-context.ts';
import { areaUnknown } from '../../releases/areas/errors.ts';
import { serve } from '../../server/serve.ts';
import { admitTeam, allTeams, revokeTeam } from './teams.ts';

export function teamRoutes(app: App): void {
  serve(app, addTeam, ({ body }) => admitTeam(app.db, body, app.now())).throws(areaUnknown);

  serve(app, listTeams, async () => ({ teams: await allTeams(app.db) }));

  serve(app, revokeTeamCall, async ({ params: { teamId } }) => ({
    team: await revokeTeam(app.db, teamId, app.now()),
  }));
}
