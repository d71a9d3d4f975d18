import { fetchOrderSettings, saveOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { pointOutsideCountry } from './errors.ts';
import { changeOrderSettings, orderSettingsOf } from './order-settings.ts';

export function orderSettingsRoutes(app: App): void {
  serve(app, fetchOrderSettings, async ({ session: { companyId } }) => ({
    settings: await orderSettingsOf(app, companyId),
  }));

  serve(app, saveOrderSettings, async ({ body, session, browser }) => ({
    settings: await changeOrderSettings(app, session, body, browser.headers['if-match']),
  })).throws(pointOutsideCountry);
}
