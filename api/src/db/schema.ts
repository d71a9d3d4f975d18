import type { ContainerSize, ContainerStatus, ContainerType } from '@hawiyat/shared/contract/containers';
import type { Purpose } from '@hawiyat/shared/contract/endpoint';
import type { EventData, EventType } from '@hawiyat/shared/contract/events';
import type { OrderStatus, RentalType } from '@hawiyat/shared/contract/orders';
import type { Releasable, Release } from '@hawiyat/shared/contract/releases';
import type { SubOrderStatus } from '@hawiyat/shared/contract/sub-orders';
import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';
import type {
  AnalysisWindow,
  Arm,
  SeenCompany,
  SeenNetwork,
  SeenSession,
} from '../releases/canary-analysis.ts';
import type { ProbeOutcome } from '../releases/probe-verdict.ts';

/** Riyals. Read as the exact decimal text (see `domain/money.ts` for the wire's number), written as either. */
type Riyals = ColumnType<string, number | string, number | string>;
/** A calendar day in Riyadh, `YYYY-MM-DD`: never a `Date`, which would be a moment in some other zone. */
type Day = ColumnType<string, string, string>;
type Moment = ColumnType<Date, Date, Date>;
/** A moment that the database sets to the transaction's start when it is left out. */
type Stamp = ColumnType<Date, Date | undefined, Date>;
/** Written as JSON text, so that both engines store it alike. */
type Json<T> = ColumnType<T, string, never>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface Companies {
  id: Generated<string>;
  /** The 10-digit number issued on approval: what sign-in calls `domain`. */
  identifier: string;
  name: string;
  commercial_number: string;
  tax_number: string;
  phone: string;
  logo_url: Optional<string>;
  status: Generated<'active' | 'suspended'>;
  last_container_number: Generated<number>;
  created_at: Stamp;
}

/** Apart from `companies`, so that what reads a company's name never reads where its money goes. */
export interface BankAccounts {
  company_id: string;
  bank_name: string;
  account_number: string;
  iban: string;
  account_name: string;
}

export interface Admins {
  company_id: string;
  id: Generated<string>;
  name: string;
  /** Lower-cased. */
  email: string;
  password_hash: string;
  created_at: Stamp;
}

export interface Sessions {
  /** SHA-256 of the token; the token itself is nowhere on the server. */
  token_hash: ColumnType<Uint8Array, Uint8Array, never>;
  company_id: string;
  admin_id: string;
  created_at: Stamp;
  last_used_at: Stamp;
  expires_at: Moment;
}

export interface Containers {
  company_id: string;
  id: Generated<string>;
  number: string;
  type: ContainerType;
  size: ContainerSize;
  price: Riyals;
  status: Generated<ContainerStatus>;
  /** Rises with every change of what a form edits; the database counts it. */
  version: GeneratedAlways<number>;
  created_at: Stamp;
  /** Set when deleted: the row stays, because past orders name it. */
  archived_at: Optional<Date>;
}

export interface Drivers {
  company_id: string;
  id: Generated<string>;
  name: string;
  phone: string;
  email: Optional<string>;
  /** Null: the driver cannot use the mobile app. */
  password_hash: Optional<string>;
  availability: Generated<'available' | 'on_duty' | 'off_duty' | 'on_break'>;
  identity_number: string;
  license_number: Optional<string>;
  picture: Optional<string>;
  version: GeneratedAlways<number>;
  created_at: Stamp;
  archived_at: Optional<Date>;
}

export interface Customers {
  id: Generated<string>;
  name: string;
  phone: string;
  email: Optional<string>;
  birth_date: Day;
  password_hash: Optional<string>;
  created_at: Stamp;
  /** What was typed, until it is proven; `phone` is then no phone. */
  claimed_phone: Optional<string>;
  /** Null: nobody has shown yet that the phone is the customer's. */
  phone_proven_at: Optional<Date>;
  /** Null: as many as the settings say. */
  most_open_requests: Optional<number>;
  most_undelivered_orders: Optional<number>;
}

interface Rental {
  delivery_date: Day;
  rental_type: RentalType;
  /** Times the container is emptied; null exactly when `rental_type` is `once`. */
  unload_count: Optional<number>;
  /** Both coordinates or none. */
  latitude: Optional<number>;
  longitude: Optional<number>;
}

/** What a customer asks for: open to every company until one company's offer is accepted. */
export interface Requests extends Rental {
  id: Generated<string>;
  customer_id: string;
  container_type: ContainerType;
  container_size: ContainerSize;
  status: Generated<'open' | 'accepted' | 'canceled' | 'expired'>;
  accepted_company_id: Optional<string>;
  accepted_offer_id: Optional<string>;
  created_at: Stamp;
  closed_at: Optional<Date>;
}

export interface Offers {
  company_id: string;
  id: Generated<string>;
  request_id: string;
  price: Riyals;
  /** Days, 7 or 10; null unless the request is for `once`. */
  rental_duration: Optional<number>;
  status: Generated<'submitted' | 'accepted' | 'declined'>;
  created_at: Stamp;
}

export interface Orders extends Rental {
  company_id: string;
  id: Generated<string>;
  request_id: string;
  offer_id: string;
  container_id: string;
  driver_id: Optional<string>;
  rental_duration: Optional<number>;
  total_price: Riyals;
  status: Generated<OrderStatus>;
  proof_of_delivery_url: Optional<string>;
  created_at: Stamp;
  delivered_at: Optional<Date>;
  completed_at: Optional<Date>;
  canceled_at: Optional<Date>;
  canceled_by: Optional<'customer' | 'company'>;
  refund: ColumnType<string | null, number | string | null | undefined, number | string | null>;
  compensation: ColumnType<string | null, number | string | null | undefined, number | string | null>;
  /** Who receives the container: known to the company once its offer is accepted. */
  contact_name: Optional<string>;
  contact_phone: Optional<string>;
  failure_reason: Optional<string>;
  refunded_at: Optional<Date>;
}

export interface SubOrders {
  company_id: string;
  id: Generated<string>;
  order_id: string;
  type: 'unload' | 'return';
  delivery_date: Day;
  status: Generated<SubOrderStatus>;
  driver_id: Optional<string>;
  failure_reason: Optional<string>;
  created_at: Stamp;
  completed_at: Optional<Date>;
}

/** The newest code sent to an address, and whether it was entered. */
/** Lines that add up to a company's orders, by the month in Riyadh (its first day) of their acceptance. */
export interface OrderTally {
  company_id: string;
  month: Day;
  status: OrderStatus;
  orders: number;
}

/** Lines that add up to a company's completed orders, by the month of their completion. */
export interface RevenueTally {
  company_id: string;
  month: Day;
  orders: number;
  revenue: Riyals;
}

/** Written by servers of the previous version alone. */
export interface EmailVerifications {
  email: string;
  salt: Uint8Array;
  code_hash: Uint8Array;
  tries: Generated<number>;
  sent_at: Moment;
  expires_at: Moment;
  verified_at: Optional<Date>;
}

export interface EmailCodes extends EmailVerifications {
  /** The number in the cookie of the browser that asked for the code. */
  browser: string;
}

export interface Registrations {
  id: Generated<string>;
  company_name: string;
  commercial_number: string;
  tax_number: string;
  phone: string;
  bank_name: string;
  account_number: string;
  iban: string;
  account_name: string;
  email: string;
  /** Kept until the review, which hands it to the first administrator or forgets it. */
  password_hash: Optional<string>;
  logo_url: string;
  status: Generated<'pending' | 'approved' | 'rejected'>;
  reason: Optional<string>;
  company_id: Optional<string>;
  created_at: Stamp;
  reviewed_at: Optional<Date>;
}

/** A letter to send; both are null once it is sent. */
export interface PhoneCodes {
  customer_id: string;
  salt: Uint8Array;
  code_hash: Uint8Array;
  tries: Generated<number>;
  sent_at: Moment;
  expires_at: Moment;
}

/** Messages that wait, or were sent: e-mails and text messages alike. */
export interface Mails {
  id: Generated<string>;
  recipient: Optional<string>;
  letter: ColumnType<{ text: string; until?: string } | null, string, null>;
  created_at: Stamp;
  tries: Generated<number>;
  next_try_at: Stamp;
  sent_at: Optional<Date>;
}

export interface Attempts {
  /** SHA-256 of what is counted. */
  key: Uint8Array;
  count: number;
  ends_at: Moment;
}

export interface CustomerSessions {
  token_hash: ColumnType<Uint8Array, Uint8Array, never>;
  customer_id: string;
  created_at: Stamp;
  last_used_at: Stamp;
  expires_at: Moment;
}

export interface DriverSessions {
  token_hash: ColumnType<Uint8Array, Uint8Array, never>;
  company_id: string;
  driver_id: string;
  created_at: Stamp;
  last_used_at: Stamp;
  expires_at: Moment;
}

/** Only ever added to; see the migration for the order in which they are read. */
export interface Events {
  /** The nil id for those of the marketplace, which every company sees. */
  company_id: string;
  id: ColumnType<number, never, never>;
  /** The transaction that wrote it, as decimal text. */
  xid: ColumnType<string, never, never>;
  type: EventType;
  entity_id: string;
  actor_kind: 'admin' | 'driver' | 'customer' | 'operator' | 'system';
  actor_id: Optional<string>;
  at: Moment;
  data: Json<EventData>;
  before: ColumnType<Record<string, unknown> | null, string | null | undefined, never>;
  after: ColumnType<Record<string, unknown> | null, string | null | undefined, never>;
}

export interface Releases {
  of: Releasable;
  id: string;
  /** The release as its build wrote it; written as JSON text, so that both engines store it alike. */
  manifest: ColumnType<Release, string, never>;
  published_at: Stamp;
  /** Null, like the two after it: it came with a server. */
  team_id: Optional<string>;
  /** What the team signed, byte for byte. */
  signed: Optional<string>;
  signature: Optional<string>;
}

export interface Teams {
  id: Generated<string>;
  of: Releasable;
  name: string;
  public_key: string;
  token_hash: Buffer;
  created_at: Moment;
  revoked_at: Optional<Date>;
}

export interface Operators {
  id: Generated<string>;
  name: string;
  name_key: string;
  credential_hash: Buffer;
  created_at: Moment;
  disabled_at: Optional<Date>;
}

export interface OperatorSessions {
  token_hash: Buffer;
  /** Null: signed in with the platform's own credential. */
  operator_id: Optional<string>;
  created_at: Moment;
  expires_at: Moment;
}

export interface MachineTokens {
  id: Generated<string>;
  name: string;
  name_key: string;
  purpose: Purpose;
  token_hash: Buffer;
  created_at: Moment;
  revoked_at: Optional<Date>;
}

/** A line of the log of rollouts; its columns are those of `RolloutLine`, whose hash covers them. */
export interface ReleaseEvents {
  /** Over all remotes: rises with every line, in the order in which they were committed. */
  id: GeneratedAlways<string>;
  of: Releasable;
  seq: number;
  at: Moment;
  actor: string;
  reason: string;
  /** JSON as it was written, because the hash is of the text. */
  event: string;
  previous: string;
  hash: string;
  /** Null: written by a server from before lines were sealed. */
  seal: Optional<string>;
}

/** The sealed end of each log (`Head`). */
export interface ReleaseLogHeads {
  of: Releasable;
  seq: number;
  hash: string;
  unsealed: number;
  seal: string;
}

export interface GuardWatches {
  /** The rollout's salt, as in the two tables below. */
  rollout: string;
  watch: ColumnType<AnalysisWindow, string, string>;
  changed_at: Moment;
}

export interface GuardSessions extends SeenSession {
  rollout: string;
  arm: Arm;
  /** What this rollout calls it. */
  session: string;
}

export interface GuardCompanies extends SeenCompany {
  rollout: string;
  arm: Arm;
  /** What this rollout calls a company. */
  company: string;
}

export interface GuardNetworks extends SeenNetwork {
  rollout: string;
  arm: Arm;
  /** What this rollout calls a network. */
  network: string;
}

export interface GuardProbes {
  rollout: string;
  asked_at: Moment;
  /** The stage in which the last one ended, and how; null while none has. */
  stage: Optional<string>;
  outcome: Optional<ProbeOutcome>;
}

/** See `http/idempotency-key.ts`. */
export interface IdempotencyKeys {
  id: Uint8Array;
  request_hash: Uint8Array;
  /** Which of the calls that came with the key is carried out. */
  attempt: string;
  state: 'under_way' | 'done' | 'answered';
  claimed_until: Moment;
  created_at: Moment;
  answer: Optional<string>;
}

export interface Migrations {
  name: string;
  applied_at: Stamp;
}

/** Every table, as the migrations leave it. */
export interface EventClusters {
  id: Generated<string>;
  cluster: string;
  after_id: string;
  noted_at: Generated<Date>;
}

export interface Schema {
  companies: Companies;
  bank_accounts: BankAccounts;
  admins: Admins;
  sessions: Sessions;
  containers: Containers;
  drivers: Drivers;
  customers: Customers;
  requests: Requests;
  offers: Offers;
  orders: Orders;
  sub_orders: SubOrders;
  order_tally: OrderTally;
  revenue_tally: RevenueTally;
  email_verifications: EmailVerifications;
  email_codes: EmailCodes;
  registrations: Registrations;
  mails: Mails;
  text_messages: Mails;
  phone_codes: PhoneCodes;
  attempts: Attempts;
  customer_sessions: CustomerSessions;
  driver_sessions: DriverSessions;
  events: Events;
  event_clusters: EventClusters;
  releases: Releases;
  release_events: ReleaseEvents;
  release_log_heads: ReleaseLogHeads;
  guard_watches: GuardWatches;
  guard_sessions: GuardSessions;
  guard_companies: GuardCompanies;
  guard_networks: GuardNetworks;
  guard_probes: GuardProbes;
  teams: Teams;
  idempotency_keys: IdempotencyKeys;
  operators: Operators;
  operator_sessions: OperatorSessions;
  machine_tokens: MachineTokens;
  migrations: Migrations;
}

export type Db = Kysely<Schema>;
