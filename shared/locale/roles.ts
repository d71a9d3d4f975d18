import type { Role } from '../contract/core/roles.ts';

/** What people call each role. */
export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'المالك',
  dispatcher: 'منسق العمليات',
  accountant: 'المحاسب',
  viewer: 'مشاهد',
};
