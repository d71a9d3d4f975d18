import { companyProfile, setCompanyLogo } from '@hawiyat/shared/contract/company/company-settings';
import { notificationSettings } from '@hawiyat/shared/contract/company/notifications';
import { settingsPages } from '@hawiyat/shared/contract/company/settings-pages';
import type { SettingsPage } from '@hawiyat/shared/contract/core/settings';
import { orderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import { serve } from '../http/serve.ts';
import { notificationSettingsRules } from '../marketplace/index.ts';
import { orderSettingsRules } from '../orders/index.ts';
import { type SettingsRules, saveSettings, settingsOf } from '../resources/settings.ts';
import { pictureInvalid } from '../uploads/errors.ts';
import { profileRules, putLogo } from './company-profile.ts';

const rules: Readonly<Record<string, SettingsRules>> = {
  [companyProfile.name]: profileRules,
  [notificationSettings.name]: notificationSettingsRules,
  [orderSettings.name]: orderSettingsRules,
};

export function companySettingsRoutes(app: App): void {
  for (const page of settingsPages) serveSettings(app, page, rules[page.name]);

  serve(app, setCompanyLogo, async ({ body: { logo }, session }) => ({
    profile: await putLogo(app, session, logo),
  })).throws(pictureInvalid);
}

function serveSettings(app: App, page: SettingsPage, rules: SettingsRules = {}): void {
  serve(app, page.fetch, async ({ session: { companyId } }) => ({
    [page.key]: await asCompany(app.db, companyId, (tx) => settingsOf(tx, companyId, { page, rules })),
  }));

  serve(app, page.save, async ({ body: draft, session, browser }) => ({
    [page.key]: await saveSettings(app, session, {
      ...{ page, rules, draft, ifMatch: browser.headers['if-match'] },
    }),
  })).throws(...(rules.throws ?? []));
}
