import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';
import { sessionTable } from './session-table.ts';

/** The same spellings as the page's `numberSpellings`. */
const short = String.raw`regexp_replace(folded(number), '^([a-z]+-?)0+(\d)', '\1\2')`;
const spellings = `folded(number) || ' ' || replace(folded(number), '-', '') || ' ' || ${short} || ' ' || replace(${short}, '-', '')`;

const archiveIndexes = (table: string, column: string) => [
  `create index ${table}_archived_by_${column.replace('counted_', '')}
     on ${table} (company_id, archived_at desc, ${column} desc, id desc) where restorable_until is not null`,
  `create index ${table}_to_delete on ${table} (restorable_until) where restorable_until is not null`,
];

export const fleet: Migration = {
  name: '0004-fleet',
  statements: [
    // Search texts are stored normalized: under row-level security an index serves only leakproof comparisons.
    ...companyTable('containers', {
      columns: `
        number text not null,
        type text not null,
        size text not null,
        price numeric(10,2) not null check (price > 0 and price <> 'NaN'),
        status text not null default 'available' check (status in ('available', 'rented', 'maintenance', 'reserved')),
        created_at timestamptz not null default now(),
        archived_at timestamptz,
        version integer not null default 1,
        counted_number text collate "C" generated always as (counted(number)) stored,
        restorable_until timestamptz,
        folded_number text generated always as (folded(number)) stored,
        -- Its number in each way that people write it, and its type: what a search compares.
        folded_text text not null generated always as (${spellings} || ' ' || folded(type)) stored,
        unique (company_id, number),
        constraint size_fits_type check (
          (type = 'حاويات أنقاض' and size in ('12 yard', '20 yard', '30 yard')) or
          (type = 'مكابس نفايات' and size in ('12 yard', '20 yard')) or
          (type = 'حاويات نفايات' and size in ('2 yard', '4 yard', '4 yard with lid', '6 yard'))
        ),
        constraint containers_restorable check (restorable_until is null or archived_at is not null)`,
      rights: 'select, insert, update, delete',
      versioned: ['number', 'type', 'size', 'price', 'status'],
      indexes: [
        // Both columns of a page's key go in one direction.
        `create index containers_newest on containers (company_id, created_at desc, id desc)
           where archived_at is null`,
        'create index containers_by_kind on containers (company_id, type, size) where archived_at is null',
        `create index containers_by_counted_number on containers (company_id, counted_number, id)
           where archived_at is null`,
        `create index containers_by_price_and_number on containers (company_id, price, counted_number, id)
           where archived_at is null`,
        ...archiveIndexes('containers', 'counted_number'),
      ],
    }),

    ...companyTable('drivers', {
      columns: `
        name text not null check (char_length(name) >= 2),
        phone text not null,
        email text check (email = lower(email)),
        password_hash text,
        availability text not null default 'available'
          check (availability in ('available', 'on_duty', 'off_duty', 'on_break')),
        identity_number text not null,
        license_number text,
        picture text,
        created_at timestamptz not null default now(),
        archived_at timestamptz,
        version integer not null default 1,
        restorable_until timestamptz,
        folded_name text generated always as (folded(name)) stored,
        constraint drivers_restorable check (restorable_until is null or archived_at is not null)`,
      rights: 'select, insert, update, delete',
      versioned: [
        ...['name', 'phone', 'email', 'availability', 'identity_number', 'license_number', 'password_hash'],
      ],
      indexes: [
        // A driver who left frees phone and identity number for a return.
        'create unique index drivers_phone on drivers (company_id, phone) where archived_at is null',
        'create unique index drivers_identity on drivers (company_id, identity_number) where archived_at is null',
        `create index drivers_newest on drivers (company_id, created_at desc, id desc) where archived_at is null`,
        `create index drivers_by_name_and_age on drivers (company_id, name, created_at, id)
           where archived_at is null`,
        ...archiveIndexes('drivers', 'name'),
      ],
    }),

    ...companyTable('container_maintenance', {
      columns: `
        container_id uuid not null,
        admin_id uuid not null,
        day date not null,
        text text not null,
        cost numeric(10,2) check (cost > 0 and cost <> 'NaN'),
        created_at timestamptz not null,
        foreign key (company_id, container_id) references containers on delete cascade,
        foreign key (company_id, admin_id) references admins`,
      rights: 'select, insert, update, delete',
      indexes: [
        'create index maintenance_of_container on container_maintenance (company_id, container_id, day, id)',
        'create index maintenance_of_admin on container_maintenance (company_id, admin_id, created_at)',
      ],
    }),
    ...companyTable('container_pictures', {
      columns: `
        container_id uuid not null,
        url text not null,
        created_at timestamptz not null,
        foreign key (company_id, container_id) references containers on delete cascade`,
      rights: 'select, insert, delete',
      indexes: [
        'create index pictures_of_container on container_pictures (company_id, container_id, created_at, id)',
      ],
    }),

    ...companyTable('saved_views', {
      columns: `
        admin_id uuid not null,
        name text not null,
        question text not null,
        created_at timestamptz not null,
        foreign key (company_id, admin_id) references admins,
        unique (company_id, admin_id, name)`,
      rights: 'select, insert, update (name), delete',
    }),

    ...sessionTable('driver', {
      owner: { company_id: 'uuid not null', driver_id: 'uuid not null' },
      people: 'drivers',
    }),

    ...companyTable('driver_sign_in_links', {
      id: null,
      key: 'company_id, driver_id',
      columns: `
        driver_id uuid not null,
        token_hash bytea not null unique check (octet_length(token_hash) = 32),
        expires_at timestamptz not null,
        foreign key (company_id, driver_id) references drivers on delete cascade`,
      rights: 'select, insert, update, delete',
    }),
  ],
};
