import { texts } from '@hawiyat/shared/texts';
import type { Role } from '../contract/core/roles.ts';

export const roleNames: Readonly<Record<Role, string>> = texts('locale/roles', {
  owner: 'المالك',
  dispatcher: 'منسق العمليات',
  accountant: 'المحاسب',
  viewer: 'مشاهد',
});
