import type { Role } from '../contract/core/roles.ts';

export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'المالك',
  dispatcher: 'منسق العمليات',
  accountant: 'المحاسب',
  viewer: 'مشاهد',
};
