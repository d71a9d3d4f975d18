import type { Schema } from './schema.ts';

/** One way in which a role reaches rows of more than one company, and why it must. */
export interface Crossing {
  readonly role: 'hawiyat_company' | 'hawiyat_sign_in' | 'hawiyat_platform';
  readonly table: keyof Schema;
  /** Privileges and, where they are fewer than all, the columns. */
  readonly rights: Readonly<
    Partial<Record<'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE', 'all' | readonly string[]>>
  >;
  readonly why: string;
}

const all = 'all';

/**
 * Everything that crosses companies on purpose. The migrations grant it, and a test compares this list with what the
 * database really allows: what is not named here is seen by the row's own company alone.
 */
export const crossings: readonly Crossing[] = [
  {
    role: 'hawiyat_company',
    table: 'requests',
    rights: {
      SELECT: [
        ...['id', 'container_type', 'container_size', 'delivery_date', 'rental_type', 'unload_count'],
        ...['latitude', 'longitude', 'status', 'created_at', 'closed_at'],
      ],
    },
    why: 'Open requests are a marketplace. Never who asks, and never who else has offered or won.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'companies',
    rights: { SELECT: ['id', 'identifier', 'name', 'logo_url', 'status'] },
    why: 'Whoever signs in names a company before any company is known.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'admins',
    rights: { SELECT: all },
    why: 'The password is compared before the session exists.',
  },
  {
    role: 'hawiyat_sign_in',
    table: 'sessions',
    rights: { SELECT: all, INSERT: all, UPDATE: ['last_used_at'], DELETE: all },
    why: 'A token is all that a call brings; the company follows from it.',
  },
  {
    role: 'hawiyat_platform',
    table: 'companies',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'Review admits and suspends companies.',
  },
  {
    role: 'hawiyat_platform',
    table: 'bank_accounts',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'Review sees what a company registered with.',
  },
  {
    role: 'hawiyat_platform',
    table: 'admins',
    rights: { SELECT: ['company_id', 'id', 'name', 'email', 'created_at'], INSERT: all },
    why: 'Approval creates the first administrator; passwords are none of its business.',
  },
  {
    role: 'hawiyat_platform',
    table: 'sessions',
    rights: { SELECT: ['company_id', 'admin_id'], DELETE: all },
    why: "Suspending a company ends its administrators' sessions at once.",
  },
  {
    role: 'hawiyat_platform',
    table: 'customers',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'Customers belong to the platform, not to a company.',
  },
  {
    role: 'hawiyat_platform',
    table: 'requests',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'So do their requests, until a company has an order.',
  },
  {
    role: 'hawiyat_platform',
    table: 'releases',
    rights: { SELECT: all, INSERT: all },
    why: 'The panel itself is one for all companies.',
  },
  {
    role: 'hawiyat_platform',
    table: 'stable_releases',
    rights: { SELECT: all, INSERT: all, UPDATE: all },
    why: 'As above.',
  },
];
