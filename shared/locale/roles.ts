import type { Role } from '../contract/roles.ts';

/** What people call each role. */
export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'المالك',
  dispatcher: 'منسق العمليات',
  accountant: 'المحاسب',
  viewer: 'مشاهد',
};
