import {
  fetchCompanyProfile,
  saveCompanyProfile,
  setCompanyLogo,
} from '@hawiyat/shared/contract/company/company-settings';
import { fetchWorkSettings, saveWorkSettings } from '@hawiyat/shared/contract/company/work-settings';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { pictureInvalid } from '../uploads/errors.ts';
import { changeProfile, profileOf, putLogo } from './company-profile.ts';
import { changeWorkSettings, workSettingsOf } from './work-settings.ts';

/** What a company says of itself and of its work. */
export function companySettingsRoutes(app: App): void {
  serve(app, fetchCompanyProfile, async ({ session: { companyId } }) => ({
    profile: await profileOf(app, companyId),
  }));

  serve(app, saveCompanyProfile, async ({ body, session, browser }) => ({
    profile: await changeProfile(app, session, body, browser.headers['if-match']),
  }));

  serve(app, setCompanyLogo, async ({ body: { logo }, session }) => ({
    profile: await putLogo(app, session, logo),
  })).throws(pictureInvalid);

  serve(app, fetchWorkSettings, async ({ session: { companyId } }) => ({
    settings: await workSettingsOf(app, companyId),
  }));

  serve(app, saveWorkSettings, async ({ body, session, browser }) => ({
    settings: await changeWorkSettings(app, session, body, browser.headers['if-match']),
  }));
}
