import { fetchProfile, leaveCompany, saveProfile } from '@hawiyat/shared/contract/account/profile';
import type { App } from '../../app-context.ts';
import { adminOf, cohortCookie, presentAdmin } from '../../auth/index.ts';
import { serve } from '../../server/serve.ts';
import { lastOwner } from '../errors.ts';
import { leave } from './change-person.ts';
import { saveName } from './profile.ts';

export function profileRoutes(app: App): void {
  serve(app, fetchProfile, async ({ session }) => ({ adminUser: presentAdmin(await adminOf(app, session)) }));

  serve(app, saveProfile, async ({ body: { name }, session }) => {
    await saveName(app, session, name);
    return { adminUser: presentAdmin(await adminOf(app, session)) };
  });

  serve(app, leaveCompany, async ({ session, setCookie }) => {
    await leave(app, session);
    setCookie((isSecure) => cohortCookie(app.operatorToken, null, isSecure));
  }).throws(lastOwner);
}
