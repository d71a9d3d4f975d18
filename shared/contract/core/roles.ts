/** What a person of a company is there for. */
export const roles = ['owner', 'dispatcher', 'accountant', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** What a call of a company needs; each says its own (`right` of an endpoint). */
export const rights = [
  /** One's own session, profile and notifications. */
  'own',
  /** Containers, drivers, requests, orders and the dashboard. */
  'see-work',
  'change-fleet',
  'offer',
  /** Drivers to tasks, their stops, and notes. */
  'assign',
  'see-revenue',
  'see-bank',
  'change-company',
  'manage-people',
  'see-trail',
  /** A company of its own to try things out in. */
  'use-sandbox',
] as const;
export type Right = (typeof rights)[number];

/** Who may do what: the server asks it, the document of the API shows it, and a sign-in answers a person's part of it. */
export const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  owner: rights,
  dispatcher: ['own', 'see-work', 'change-fleet', 'offer', 'assign', 'use-sandbox'],
  accountant: ['own', 'see-work', 'see-revenue', 'see-bank'],
  viewer: ['own', 'see-work'],
};

/** @returns whether a role has a right */
export const may = (role: Role, right: Right): boolean => rightsOf[role].includes(right);

/** @returns the roles that have a right, as listed */
export const rolesWith = (right: Right): Role[] => roles.filter((role) => may(role, right));
