import type { BankAccount, BankChange } from '@hawiyat/shared/contract/company/bank-change';
import type { NationalAddress } from '@hawiyat/shared/contract/company/company-settings';
import type { DefaultPrice, Holiday } from '@hawiyat/shared/contract/company/work-settings';
import type { Purpose } from '@hawiyat/shared/contract/core/endpoint';
import type { EventData, EventType } from '@hawiyat/shared/contract/core/events';
import type { Role } from '@hawiyat/shared/contract/core/roles';
import type {
  ContainerSize,
  ContainerStatus,
  ContainerType,
} from '@hawiyat/shared/contract/fleet/containers';
import type { DocumentKind, DocumentOwner } from '@hawiyat/shared/contract/fleet/documents';
import type { ServiceArea } from '@hawiyat/shared/contract/orders/order-settings';
import type { OrderStatus, RentalType } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import type { ComposedArea, Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { WebhookEvent, WebhookPayload } from '@hawiyat/shared/contract/platform/webhooks';
import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';
import type {
  StoredArm,
  StoredComparison,
  StoredCounts,
  StoredSession,
  StoredTime,
  StoredWindow,
} from './canary-columns.ts';

/** Riyals: read as exact decimal text (`kernel/money.ts` converts it), written as either. */
type Riyals = ColumnType<string, number | string, number | string>;
/** A calendar day in Riyadh, `YYYY-MM-DD`: a `Date` would be an instant in another zone. */
type Day = ColumnType<string, string, string>;
type Moment = ColumnType<Date, Date, Date>;
/** Defaults to the start of the transaction. */
type Stamp = ColumnType<Date, Date | undefined, Date>;
/** Written as JSON text, so that both engines store it alike. */
type Json<T> = ColumnType<T, string, never>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type CompanyKind = 'real' | 'sandbox' | 'demo';

export interface Companies {
  id: Generated<string>;
  /** The 10-digit number issued on approval; sign-in calls it `domain`. */
  identifier: string;
  name: string;
  commercial_number: string;
  tax_number: string;
  phone: string;
  logo_url: Optional<string>;
  status: Generated<'active' | 'suspended'>;
  last_container_number: Generated<number>;
  /** Whoever has no second step can only set one up. */
  second_step_required: Generated<boolean>;
  created_at: Stamp;
  /** Where people reach the company; not an administrator's. */
  contact_email: Optional<string>;
  whatsapp: Optional<string>;
  website: Optional<string>;
  address: ColumnType<NationalAddress | null, string | null | undefined, string | null>;
  /** Rises with each edit of what the company tells of itself. */
  profile_version: Generated<number>;
  /** Any but `real` is a world of its own, for trying things out. */
  kind: Generated<CompanyKind>;
  /** The real company that a sandbox belongs to. */
  sandbox_of: Optional<string>;
  /** When one that is not real is deleted. */
  ends_at: Optional<Date>;
  /** Of a demo: SHA-256 of the network that its visitor came from. */
  network_hash: ColumnType<string | null, string | null | undefined, never>;
}

/** Apart from `companies`, so that a query for a company's name never reads its bank account. */
export interface BankAccounts {
  company_id: string;
  bank_name: string;
  account_number: string;
  iban: string;
  account_name: string;
}

/** A new account from its request to the operators' decision; it counts once it is in `bank_accounts`. */
export interface BankChanges extends BankAccounts {
  id: Generated<string>;
  /** Follows from the times and the decision. */
  status: GeneratedAlways<BankChange['status']>;
  requested_by: string;
  requested_at: Date;
  /** Of the code that confirms it; the operators' role cannot read them. */
  salt: Optional<Uint8Array>;
  code_hash: Optional<Uint8Array>;
  tries: Generated<number>;
  expires_at: Date;
  confirmed_at: Optional<Date>;
  withdrawn_at: Optional<Date>;
  decision: Optional<'approved' | 'rejected'>;
  decided_at: Optional<Date>;
  reason: Optional<string>;
  /** What an approval replaced. */
  previous: ColumnType<BankAccount | null, undefined, string>;
}

export interface Admins {
  company_id: string;
  id: Generated<string>;
  name: string;
  /** Lower case. */
  email: string;
  password_hash: string;
  role: Generated<Role>;
  created_at: Stamp;
  last_used_at: Optional<Date>;
  /** The row stays, because the trail refers to it; its e-mail is nobody's then. */
  removed_at: Optional<Date>;
}

/** Links with which people join; used, replaced and taken back ones have no row. */
export interface Invites {
  company_id: string;
  id: Generated<string>;
  name: string;
  /** Lower case. */
  email: string;
  role: Role;
  token_hash: Uint8Array;
  invited_by: string;
  created_at: Moment;
  expires_at: Moment;
}

export interface DriverSignInLinks {
  company_id: string;
  driver_id: string;
  token_hash: Uint8Array;
  expires_at: Moment;
}

export interface Sessions {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  token_hash: ColumnType<Uint8Array, Uint8Array, never>;
  company_id: string;
  admin_id: string;
  /** What its person names it by. */
  id: Generated<string>;
  created_at: Stamp;
  last_used_at: Stamp;
  expires_at: Moment;
  /** Of the sign-in: browser and system, with a space between. */
  device: Optional<string>;
  network: Optional<string>;
  /** In a sandbox: of the real session, with which it ends. */
  opened_from: ColumnType<Uint8Array | null, Uint8Array | null | undefined, never>;
}

/** Links for a new password or a sign-in; a used one is deleted. */
export interface EmailLinks {
  /** SHA-256 of the token in the link. */
  token_hash: Uint8Array;
  company_id: string;
  admin_id: string;
  kind: 'password' | 'sign-in';
  /** SHA-256 of the number of the only browser in which a sign-in link is good. */
  browser_hash: Uint8Array | null;
  /** Whether a browser asked for it that had signed in to the account before. */
  is_known: boolean;
  created_at: Moment;
  expires_at: Moment;
}

/** As the server version before `email_links` writes it. */
export interface PasswordResets {
  company_id: string;
  admin_id: string;
  /** SHA-256 of the token in the link. */
  token_hash: Uint8Array;
  expires_at: Moment;
}

export interface SecondSteps {
  company_id: string;
  admin_id: string;
  /** The app's secret, encrypted with a key of the platform. */
  sealed_secret: Uint8Array;
  /** Null until its first code. */
  confirmed_at: Optional<Date>;
  /** The half-minute of the last accepted code: no earlier one is accepted again. */
  last_step: Generated<string>;
}

export interface RecoveryCodes {
  company_id: string;
  admin_id: string;
  /** SHA-256; a used code is deleted. */
  code_hash: Uint8Array;
}

export interface Containers {
  company_id: string;
  id: Generated<string>;
  number: string;
  type: ContainerType;
  /** Normalized for search, like all `folded_…`. */
  folded_number: GeneratedAlways<string>;
  folded_type: GeneratedAlways<string>;
  /** The number with its digits in one width: the order in which people count. */
  counted_number: GeneratedAlways<string>;
  size: ContainerSize;
  price: Riyals;
  status: Generated<ContainerStatus>;
  /** The database increments it with every change of an editable field. */
  version: GeneratedAlways<number>;
  created_at: Stamp;
  /** Set when deleted: the row stays, because past orders refer to it. Set when archived, too. */
  archived_at: Optional<Date>;
  /** Of an archived one; null for what was deleted. */
  restorable_until: Optional<Date>;
}

export interface Drivers {
  company_id: string;
  id: Generated<string>;
  name: string;
  folded_name: GeneratedAlways<string>;
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
  /** Of an archived one; null for one who was deleted. */
  restorable_until: Optional<Date>;
}

export interface Trucks {
  company_id: string;
  id: Generated<string>;
  /** As `contract/plate.ts` writes it. */
  plate: string;
  name: Optional<string>;
  capacity_tons: ColumnType<string | null, number | string | null | undefined, number | string | null>;
  driver_id: Optional<string>;
  notes: Optional<string>;
  version: GeneratedAlways<number>;
  created_at: Stamp;
}

export interface Documents {
  company_id: string;
  id: Generated<string>;
  owner: DocumentOwner;
  truck_id: Optional<string>;
  driver_id: Optional<string>;
  kind: DocumentKind;
  /** A document and those that it has replaced. */
  series: Generated<string>;
  title: Optional<string>;
  /** Null of a driving license: its number is the driver's own. */
  number: Optional<string>;
  issued_on: ColumnType<string | null, string | null | undefined, string | null>;
  expires_on: Day;
  file: Optional<string>;
  created_at: Stamp;
  replaced_at: Optional<Date>;
  /** The last of 30, 14, 7 and 0 days that the company was warned of. */
  warned_days: Optional<number>;
  version: GeneratedAlways<number>;
}

export interface Customers {
  id: Generated<string>;
  name: string;
  phone: string;
  email: Optional<string>;
  birth_date: Day;
  password_hash: Optional<string>;
  created_at: Stamp;
  /** Unproven phone as typed; `phone` then holds no phone. */
  claimed_phone: Optional<string>;
  /** Null: the customer has not proven the phone yet. */
  phone_proven_at: Optional<Date>;
  /** Null: the limit of the settings applies. */
  most_open_requests: Optional<number>;
  most_undelivered_orders: Optional<number>;
  /** Null: the account is open. */
  erased_at: Optional<Date>;
  /** The company in whose sandbox the customer is simulated; nil for a real one. */
  world: Generated<string>;
}

interface Rental {
  delivery_date: Day;
  rental_type: RentalType;
  /** How often the container is emptied; null exactly when `rental_type` is `once`. */
  unload_count: Optional<number>;
  /** Both coordinates or none. */
  latitude: Optional<number>;
  longitude: Optional<number>;
  /** In words, empty for none; null until it is filled in. */
  place: Optional<string>;
}

/** A customer's request: open to every company until one company's offer is accepted. */
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
  /** Its customer's; the database fills it in. */
  world: ColumnType<string, never, never>;
}

export interface Offers {
  company_id: string;
  id: Generated<string>;
  request_id: string;
  price: Riyals;
  /** Days, 7 or 10; null unless `rental_type` is `once`. */
  rental_duration: Optional<number>;
  status: Generated<'submitted' | 'accepted' | 'declined' | 'withdrawn'>;
  /** Rises with every change of the price or the duration. */
  version: Generated<number>;
  created_at: Stamp;
}

export interface Orders extends Rental {
  company_id: string;
  id: Generated<string>;
  /** The company's own, from 10001; the database gives it. */
  number: Generated<number>;
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
  /** Recipient of the container: visible to the company once its offer is accepted. */
  contact_name: Optional<string>;
  contact_phone: Optional<string>;
  failure_reason: Optional<string>;
  refunded_at: Optional<Date>;
  /** Of the truck that delivered it, as `contract/plate.ts` writes it. */
  truck_plate: Optional<string>;
}

/** A company's settings for its orders; no row: it has said nothing yet. */
/** In which order a driver visits his stops of a day; tasks that are no longer his stay in it. */
export interface StopOrders {
  company_id: string;
  driver_id: string;
  day: Day;
  task_ids: string[];
}

export interface OrderSettingsRow {
  company_id: string;
  /** Both coordinates or none. */
  depot_latitude: Optional<number>;
  depot_longitude: Optional<number>;
  areas: ColumnType<ServiceArea[], string | undefined, string>;
  hides_outside: Generated<boolean>;
  version: Generated<number>;
}

/** When a company works, and what its offers begin from. */
export interface WorkSettingsRow {
  company_id: string;
  /** 0 is Sunday. */
  days: number[];
  /** `HH:MM`; both or none. */
  opens: Optional<string>;
  closes: Optional<string>;
  holidays: ColumnType<Holiday[], string | undefined, string>;
  rental_duration: Optional<number>;
  prices: ColumnType<DefaultPrice[], string | undefined, string>;
  version: Generated<number>;
}

/** A company that has hidden its first steps. */
export interface FirstDays {
  company_id: string;
  hidden_at: ColumnType<Date, Date, never>;
}

/** A question that a person has saved. */
export interface SavedViews {
  company_id: string;
  id: Generated<string>;
  admin_id: string;
  name: string;
  question: string;
  created_at: ColumnType<Date, Date, never>;
}

/** What a company has written down about an order. */
export interface OrderNotes {
  company_id: string;
  id: Generated<string>;
  order_id: string;
  admin_id: string;
  text: string;
  created_at: Moment;
}

/** What a company has had done to a container. */
export interface ContainerMaintenance {
  company_id: string;
  id: Generated<string>;
  container_id: string;
  admin_id: string;
  day: Day;
  text: string;
  cost: ColumnType<string | null, number | null, number | null>;
  created_at: Moment;
}

export interface ContainerPictures {
  company_id: string;
  id: Generated<string>;
  container_id: string;
  url: string;
  created_at: Moment;
}

/** Up to which event a company has seen its notifications. */
export interface NotificationMarks {
  company_id: string;
  seen_id: number;
  seen_at: Moment;
}

/** How a company wants to be told. */
export interface NotificationSettingsRow {
  company_id: string;
  sound: Generated<boolean>;
  system: Generated<boolean>;
  /** Times of a day in Riyadh, `HH:MM`; both or none. */
  quiet_from: Optional<string>;
  quiet_until: Optional<string>;
  hidden_groups: ColumnType<string[], string | undefined, string>;
  version: Generated<number>;
}

/** Each consent and withdrawal of a person; the newest of a channel counts. */
export interface Consents {
  company_id: string;
  id: ColumnType<number, never, never>;
  admin_id: string;
  channel: 'device';
  given: boolean;
  /** Of the text that was agreed to. */
  text_version: number;
  at: Moment;
}

/** Up to which Riyadh day companies have been reminded of something. */
export interface ReminderDays {
  reminder: string;
  day: string;
}

export interface SubOrders {
  company_id: string;
  id: Generated<string>;
  order_id: string;
  /** In its order, from 1; the database gives it. */
  position: Generated<number>;
  /** Of its order, as its place is; the database fills them in. */
  container_id: Generated<string>;
  place: Optional<string>;
  type: 'unload' | 'return';
  delivery_date: Day;
  status: Generated<SubOrderStatus>;
  driver_id: Optional<string>;
  failure_reason: Optional<string>;
  created_at: Stamp;
  completed_at: Optional<Date>;
}

/** Counters of a company's orders by month of acceptance (its first day, in Riyadh); rows add up. */
export interface OrderTally {
  company_id: string;
  month: Day;
  status: OrderStatus;
  orders: number;
}

/** Counters of a company's completed orders by month of completion; rows add up. */
export interface RevenueTally {
  company_id: string;
  month: Day;
  orders: number;
  revenue: Riyals;
}

/** Rows of counters are only added, and add up; compaction sets `merged`. */
interface Counted {
  merged: Generated<boolean>;
}

/** Orders (`delivery`) and sub-orders of a company, by the Monday of their delivery day. */
export interface TaskCounters extends Counted {
  company_id: string;
  kind: 'delivery' | 'unload' | 'return';
  week: Day;
  status: OrderStatus | SubOrderStatus;
  assigned: boolean;
  tasks: number;
}

/** Prices at which orders were accepted, by month in Riyadh (its first day). */
export interface PriceCounters extends Counted {
  company_id: string;
  month: Day;
  container_type: ContainerType;
  container_size: ContainerSize;
  rental_type: RentalType;
  orders: number;
  least: Riyals;
  most: Riyals;
}

/** Open requests of the marketplace. */
export interface RequestCounters extends Counted {
  delivery_date: Day;
  container_type: ContainerType;
  container_size: ContainerSize;
  requests: number;
}

/** Written only by servers of the previous version. */
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
  /** Number in the cookie of the browser that asked for the code. */
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
  /** Stored until the review, which gives it to the first administrator or deletes it. */
  password_hash: Optional<string>;
  logo_url: string;
  status: Generated<'pending' | 'approved' | 'rejected'>;
  reason: Optional<string>;
  company_id: Optional<string>;
  created_at: Stamp;
  reviewed_at: Optional<Date>;
}

export interface PhoneCodes {
  customer_id: string;
  salt: Uint8Array;
  code_hash: Uint8Array;
  tries: Generated<number>;
  sent_at: Moment;
  expires_at: Moment;
}

/** E-mails and text messages, waiting or sent. */
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

/** Append-only; `event-feed.ts` defines the order of reading. */
export interface Events {
  /** The nil id for marketplace events, which every company sees. */
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
  /** The release under the keys of `withStoredKeys`; JSON text, so that both engines store it alike. */
  manifest: ColumnType<object, string, string>;
  published_at: Stamp;
  /** Null, like the next two: it ships with a server. */
  team_id: Optional<string>;
  /** What the team signed, byte for byte. */
  signed: Optional<string>;
  signature: Optional<string>;
}

export interface Areas {
  /** Rises with every new area: their order. */
  id: GeneratedAlways<string>;
  name: string;
  audience: ComposedArea['audience'];
  owner: string;
  /** Set when retired: the row stays, because releases and logs have its name. */
  retired_at: Optional<Date>;
}

export interface AreaSections {
  path: string;
  area: string;
  title: Optional<string>;
  icon: Optional<string>;
  position: Optional<number>;
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
  /** Null: signed in with the operator token. */
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

/** Releases that named people see before a rollout. */
export interface ReleasePreviews {
  id: Generated<string>;
  of: Releasable;
  release: string;
  emails: Json<string[]>;
  until: Moment;
  created_by: string;
  created_at: Moment;
  revoked_at: Optional<Date>;
  opened_at: Optional<Date>;
}

/** Addresses of operators' machines. */
export interface Webhooks {
  id: Generated<string>;
  url: string;
  events: Json<WebhookEvent[]>;
  created_by: string;
  created_at: Moment;
  removed_at: Optional<Date>;
}

export interface WebhookDeliveries {
  id: Generated<string>;
  /** In the order of what they tell. */
  seq: ColumnType<string, never, never>;
  webhook_id: string;
  payload: Json<WebhookPayload>;
  created_at: Moment;
  tries: Generated<number>;
  /** Null: it was sent, or nobody tries any more. */
  next_try_at: Optional<Date>;
  sent_at: Optional<Date>;
  status: Optional<number>;
}

/** An entry of the rollout log; the columns are the contract's fields, which its hash covers. */
export interface ReleaseEvents {
  /** Rises with every entry of any remote, in commit order. */
  id: GeneratedAlways<string>;
  of: Releasable;
  seq: number;
  at: Moment;
  actor: string;
  reason: string;
  /** JSON text as written, because the hash covers the text. */
  event: string;
  previous: string;
  hash: string;
  /** Null: written by a server from before entries were sealed. */
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
  /** The rollout's salt, here and in the next two tables. */
  rollout: string;
  watch: ColumnType<StoredWindow, string, string>;
  changed_at: Moment;
}

export interface GuardSessions extends StoredSession {
  rollout: string;
  arm: StoredArm;
  /** Session, pseudonymous in this rollout. */
  session: string;
}

export interface GuardCompanies extends StoredCounts {
  rollout: string;
  arm: StoredArm;
  /** Company, pseudonymous in this rollout. */
  company: string;
}

export interface GuardNetworks extends StoredCounts {
  rollout: string;
  arm: StoredArm;
  /** Network, pseudonymous in this rollout. */
  network: string;
}

/** By rollout and metric what is compared although nothing failed. */
export interface CanaryComparisons {
  rollout: string;
  metric: string;
  comparison: ColumnType<StoredComparison, string, string>;
  changed_at: Moment;
}

export interface CanaryCompared {
  rollout: string;
  metric: string;
  stage: string;
  arm: StoredArm;
  kind: 'session' | 'company';
  /** Pseudonymous in this rollout. */
  unit: string;
  sessions: number;
  events: number;
}

/** The last times of each company with a release. */
export interface CanaryEarlierTimes {
  remote: string;
  release: string;
  metric: string;
  /** Pseudonymous, for one remote. */
  company: string;
  times: ColumnType<readonly StoredTime[], string, string>;
  changed_at: Moment;
}

export interface GuardProbes {
  rollout: string;
  asked_at: Moment;
  /** Stage and outcome of the last finished probe; null before the first. */
  stage: Optional<string>;
  outcome: Optional<'passed' | 'failed' | 'unclear'>;
}

/** See `server/idempotency-key.ts`. */
export interface IdempotencyKeys {
  id: Uint8Array;
  request_hash: Uint8Array;
  /** The attempt that carries out the call; a later one invalidates it. */
  attempt: string;
  state: 'under_way' | 'done' | 'answered';
  claimed_until: Moment;
  created_at: Moment;
  /** The company or customer that the answer was for. */
  owner: Optional<string>;
  answer: Optional<string>;
}

export interface Migrations {
  name: string;
  applied_at: Stamp;
}

export interface EventClusters {
  id: Generated<string>;
  cluster: string;
  after_id: string;
  noted_at: Generated<Date>;
}

export interface Schema {
  companies: Companies;
  bank_accounts: BankAccounts;
  bank_changes: BankChanges;
  admins: Admins;
  sessions: Sessions;
  invites: Invites;
  consents: Consents;
  email_links: EmailLinks;
  password_resets: PasswordResets;
  second_steps: SecondSteps;
  recovery_codes: RecoveryCodes;
  containers: Containers;
  drivers: Drivers;
  driver_sign_in_links: DriverSignInLinks;
  trucks: Trucks;
  documents: Documents;
  customers: Customers;
  requests: Requests;
  offers: Offers;
  orders: Orders;
  sub_orders: SubOrders;
  order_settings: OrderSettingsRow;
  work_settings: WorkSettingsRow;
  first_days: FirstDays;
  saved_views: SavedViews;
  order_notes: OrderNotes;
  container_maintenance: ContainerMaintenance;
  container_pictures: ContainerPictures;
  stop_orders: StopOrders;
  notification_marks: NotificationMarks;
  notification_settings: NotificationSettingsRow;
  reminder_days: ReminderDays;
  order_tally: OrderTally;
  revenue_tally: RevenueTally;
  task_counters: TaskCounters;
  price_counters: PriceCounters;
  request_counters: RequestCounters;
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
  canary_comparisons: CanaryComparisons;
  canary_compared: CanaryCompared;
  canary_earlier_times: CanaryEarlierTimes;
  guard_probes: GuardProbes;
  areas: Areas;
  area_sections: AreaSections;
  release_previews: ReleasePreviews;
  webhooks: Webhooks;
  webhook_deliveries: WebhookDeliveries;
  teams: Teams;
  idempotency_keys: IdempotencyKeys;
  operators: Operators;
  operator_sessions: OperatorSessions;
  machine_tokens: MachineTokens;
  migrations: Migrations;
}

export type Db = Kysely<Schema>;
