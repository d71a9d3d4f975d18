import type { SettingsPage } from '@hawiyat/shared/contract/core/settings';
import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import { serve } from '../server/serve.ts';
import { type SettingsRules, saveSettings, settingsOf } from './settings.ts';

export function serveSettings(app: App, page: SettingsPage, rules: SettingsRules = {}): void {
  serve(app, page.fetch, async ({ session: { companyId } }) => ({
    [page.key]: await asCompany(app.db, companyId, (tx) => settingsOf(tx, companyId, { page, rules })),
  }));

  serve(app, page.save, async ({ body: draft, session, browser }) => ({
    [page.key]: await saveSettings(app, session, {
      ...{ page, rules, draft, ifMatch: browser.headers['if-match'] },
    }),
  })).throws(...(rules.throws ?? []));
}
