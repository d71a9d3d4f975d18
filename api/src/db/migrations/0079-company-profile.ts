import type { Migration } from './migration.ts';

/** What a company tells of itself beside its registration, and the rights to change it. Numbers of the registers stay the operators'. */
export const companyProfile: Migration = {
  name: '0079-company-profile',
  statements: [
    `alter table companies
       -- Not "email": earlier statements name that of an administrator alone in a join with companies.
       add column contact_email text,
       add column whatsapp text,
       add column website text,
       add column address jsonb,
       add column profile_version integer not null default 1`,
    `grant update (name, phone, contact_email, whatsapp, website, address, logo_url, profile_version)
       on companies to hawiyat_company`,
  ],
};
