export const roles = ['owner', 'dispatcher', 'accountant', 'viewer'] as const;
export type Role = (typeof roles)[number];

export const rights = [
  'own',
  'see-work',
  'change-fleet',
  'offer',
  'assign',
  'see-revenue',
  'see-bank',
  'change-company',
  'manage-people',
  'see-audit-log',
  'use-sandbox',
] as const;
export type Right = (typeof rights)[number];

export const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  owner: rights,
  dispatcher: ['own', 'see-work', 'change-fleet', 'offer', 'assign', 'use-sandbox'],
  accountant: ['own', 'see-work', 'see-revenue', 'see-bank'],
  viewer: ['own', 'see-work'],
};

export const may = (role: Role, right: Right): boolean => rightsOf[role].includes(right);

export const rolesWith = (right: Right): Role[] => roles.filter((role) => may(role, right));
