import { pure } from '../core/pure.ts';
import type { SettingsPage } from '../core/settings.ts';
import { orderSettings } from '../orders/order-settings.ts';
import { companyProfile } from './company-settings.ts';
import { notificationSettings } from './notifications.ts';
import { workSettings } from './work-settings.ts';

export const settingsPages: readonly SettingsPage[] = pure(() => [
  companyProfile,
  notificationSettings,
  orderSettings,
  workSettings,
]);
