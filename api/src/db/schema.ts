// Written by `npm run schema` from the migrations and `column-types.ts`.

import type { BankAccount, BankChange } from '@hawiyat/shared/contract/company/bank-change';
import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import type { Purpose } from '@hawiyat/shared/contract/core/endpoint';
import type { EventData, EventType } from '@hawiyat/shared/contract/core/events';
import type { Role } from '@hawiyat/shared/contract/core/roles';
import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/containers';
import type { DocumentKind, DocumentOwner } from '@hawiyat/shared/contract/fleet/documents';
import type { OrderStatus, RentalType } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import type { ComposedArea, Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { WebhookEvent, WebhookPayload } from '@hawiyat/shared/contract/platform/webhooks';
import type { ColumnType, GeneratedAlways, Kysely } from 'kysely';
import type { StoredArm, StoredComparison, StoredTimes, StoredWindow } from './canary-columns.ts';
import type {
  CompanyKind,
  Computed,
  Day,
  Decimal,
  DefaultJson,
  Fixed,
  FixedJson,
  JsonText,
  Message,
} from './column-types.ts';

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

export interface Admins {
  company_id: string;
  created_at: Generated<Date>;
  email: string;
  id: Generated<string>;
  last_used_at: Date | null;
  name: string;
  password_hash: string;
  removed_at: Date | null;
  role: Generated<Role>;
}

export interface AdminSessions {
  admin_id: string;
  company_id: string;
  created_at: Generated<Date>;
  device: string | null;
  expires_at: Date;
  id: Generated<string>;
  last_used_at: Generated<Date>;
  network: string | null;
  opened_from: ColumnType<Uint8Array | null, Uint8Array | null | undefined, never>;
  token_hash: Fixed<Uint8Array>;
}

export interface Areas {
  audience: ComposedArea['audience'];
  id: GeneratedAlways<string>;
  name: string;
  owner: string;
  retired_at: Date | null;
}

export interface AreaSections {
  area: string;
  icon: string | null;
  path: string;
  position: number | null;
  title: string | null;
}

export interface Attempts {
  count: number;
  ends_at: Date;
  key: Uint8Array;
}

export interface BankAccounts {
  account_name: string;
  account_number: string;
  bank_name: string;
  company_id: string;
  iban: string;
}

export interface BankChanges {
  account_name: string;
  account_number: string;
  bank_name: string;
  code_hash: Uint8Array | null;
  company_id: string;
  confirmed_at: Date | null;
  decided_at: Date | null;
  decision: 'approved' | 'rejected' | null;
  expires_at: Date;
  iban: string;
  id: Generated<string>;
  previous: ColumnType<BankAccount | null, undefined, string>;
  reason: string | null;
  requested_at: Date;
  requested_by: string;
  salt: Uint8Array | null;
  status: GeneratedAlways<BankChange['status']>;
  tries: Generated<number>;
  withdrawn_at: Date | null;
}

export interface CanaryCompanies {
  arm: StoredArm;
  company: string;
  died: number;
  fatal: number;
  rollout: string;
  sessions: number;
  stage: string;
  uncaught_error: number;
}

export interface CanaryCompared {
  arm: StoredArm;
  events: number;
  kind: 'session' | 'company';
  metric: string;
  rollout: string;
  sessions: number;
  stage: string;
  unit: string;
}

export interface CanaryComparisons {
  changed_at: Date;
  comparison: JsonText<StoredComparison>;
  metric: string;
  rollout: string;
}

export interface CanaryEarlierTimes {
  changed_at: Date;
  company: string;
  release: string;
  remote: string;
  times: JsonText<StoredTimes>;
}

export interface CanaryNetworks {
  arm: StoredArm;
  died: number;
  fatal: number;
  network: string;
  rollout: string;
  sessions: number;
  stage: string;
  uncaught_error: number;
}

export interface CanaryProbes {
  asked_at: Date;
  outcome: 'passed' | 'failed' | 'unclear' | null;
  rollout: string;
  stage: string | null;
}

export interface CanarySessions {
  arm: StoredArm;
  died: boolean;
  fatal: boolean;
  rollout: string;
  session: string;
  stage: string;
  uncaught_error: boolean;
}

export interface CanaryWindows {
  analysis_window: JsonText<StoredWindow>;
  changed_at: Date;
  rollout: string;
}

export interface Companies {
  commercial_number: string;
  created_at: Generated<Date>;
  ends_at: Date | null;
  id: Generated<string>;
  identifier: string;
  kind: Generated<CompanyKind>;
  last_container_number: Generated<number>;
  logo_url: string | null;
  name: string;
  network_hash: ColumnType<string | null, string | null | undefined, never>;
  phone: string;
  sandbox_of: string | null;
  status: Generated<'active' | 'suspended'>;
  tax_number: string;
  two_factor_required: Generated<boolean>;
}

export interface CompanySettings {
  company_id: string;
  depot_latitude: GeneratedAlways<number | null>;
  depot_longitude: GeneratedAlways<number | null>;
  page: string;
  settings: DefaultJson<Record<string, unknown>>;
  version: Generated<number>;
}

export interface Consents {
  admin_id: string;
  at: Date;
  channel: 'device';
  company_id: string;
  given: boolean;
  id: Computed<number>;
  text_version: number;
}

export interface ContainerMaintenance {
  admin_id: string;
  company_id: string;
  container_id: string;
  cost: Decimal | null;
  created_at: Date;
  day: Day;
  id: Generated<string>;
  text: string;
}

export interface ContainerPictures {
  company_id: string;
  container_id: string;
  created_at: Date;
  id: Generated<string>;
  url: string;
}

export interface Containers {
  archived_at: Date | null;
  company_id: string;
  counted_number: GeneratedAlways<string>;
  created_at: Generated<Date>;
  folded_number: GeneratedAlways<string>;
  folded_text: GeneratedAlways<string>;
  id: Generated<string>;
  number: string;
  price: Decimal;
  restorable_until: Date | null;
  size: ContainerSize;
  status: Generated<ContainerStatus>;
  type: ContainerType;
  version: GeneratedAlways<number>;
}

export interface Customers {
  birth_date: Day;
  claimed_phone: string | null;
  created_at: Generated<Date>;
  email: string | null;
  erased_at: Date | null;
  id: Generated<string>;
  most_open_requests: number | null;
  most_undelivered_orders: number | null;
  name: string;
  password_hash: string | null;
  phone: string;
  phone_proven_at: Date | null;
  world: Generated<string>;
}

export interface CustomerSessions {
  created_at: Generated<Date>;
  customer_id: string;
  expires_at: Date;
  id: Generated<string>;
  last_used_at: Generated<Date>;
  token_hash: Fixed<Uint8Array>;
}

export interface Documents {
  company_id: string;
  created_at: Generated<Date>;
  driver_id: string | null;
  expires_on: Day;
  file: string | null;
  id: Generated<string>;
  issued_on: Day | null;
  kind: DocumentKind;
  number: string | null;
  owner: DocumentOwner;
  owner_id: GeneratedAlways<string>;
  replaced_at: Date | null;
  series: Generated<string>;
  title: string | null;
  truck_id: string | null;
  version: GeneratedAlways<number>;
  warned_days: number | null;
}

export interface Drivers {
  archived_at: Date | null;
  availability: Generated<'available' | 'on_duty' | 'off_duty' | 'on_break'>;
  company_id: string;
  created_at: Generated<Date>;
  email: string | null;
  folded_name: GeneratedAlways<string>;
  id: Generated<string>;
  identity_number: string;
  license_number: string | null;
  name: string;
  password_hash: string | null;
  phone: string;
  picture: string | null;
  restorable_until: Date | null;
  version: GeneratedAlways<number>;
}

export interface DriverSessions {
  company_id: string;
  created_at: Generated<Date>;
  driver_id: string;
  expires_at: Date;
  id: Generated<string>;
  last_used_at: Generated<Date>;
  token_hash: Fixed<Uint8Array>;
}

export interface DriverSignInLinks {
  company_id: string;
  driver_id: string;
  expires_at: Date;
  token_hash: Uint8Array;
}

export interface EmailCodes {
  browser: string;
  code_hash: Uint8Array;
  email: string;
  expires_at: Date;
  salt: Uint8Array;
  sent_at: Date;
  tries: Generated<number>;
  verified_at: Date | null;
}

export interface EmailLinks {
  admin_id: string;
  browser_hash: Uint8Array | null;
  company_id: string;
  created_at: Date;
  expires_at: Date;
  is_known: boolean;
  kind: 'password' | 'sign-in';
  token_hash: Uint8Array;
}

export interface EventClusters {
  after_id: string;
  cluster: string;
  id: Generated<string>;
  noted_at: Generated<Date>;
}

export interface Events {
  actor_id: string | null;
  actor_kind: 'admin' | 'driver' | 'customer' | 'operator' | 'system';
  after: ColumnType<Record<string, unknown> | null, string | null | undefined, never>;
  at: Date;
  before: ColumnType<Record<string, unknown> | null, string | null | undefined, never>;
  company_id: string;
  data: FixedJson<EventData>;
  entity_id: string;
  id: Computed<number>;
  type: EventType;
  xid: Computed<string>;
}

export interface FirstDays {
  company_id: string;
  hidden_at: Date;
}

export interface IdempotencyKeys {
  answer: string | null;
  attempt: string;
  claimed_until: Date;
  created_at: Date;
  id: Uint8Array;
  owner: string | null;
  request_hash: Uint8Array;
  state: 'under_way' | 'done' | 'answered';
}

export interface Invites {
  company_id: string;
  created_at: Date;
  email: string;
  expires_at: Date;
  id: Generated<string>;
  invited_by: string;
  name: string;
  role: Role;
  token_hash: Uint8Array;
}

export interface MachineTokens {
  created_at: Date;
  id: Generated<string>;
  name: string;
  name_key: string;
  purpose: Purpose;
  revoked_at: Date | null;
  token_hash: Buffer;
}

export interface Mails {
  body: Message;
  created_at: Generated<Date>;
  id: Generated<string>;
  next_try_at: Generated<Date>;
  recipient: string | null;
  sent_at: Date | null;
  tries: Generated<number>;
}

export interface Migrations {
  applied_at: Generated<Date>;
  name: string;
}

export interface NotificationMarks {
  company_id: string;
  seen_at: Date;
  seen_id: number;
}

export interface Offers {
  company_id: string;
  created_at: Generated<Date>;
  id: Generated<string>;
  price: Decimal;
  rental_duration: number | null;
  request_id: string;
  status: Generated<'submitted' | 'accepted' | 'declined' | 'withdrawn'>;
  version: Generated<number>;
}

export interface Operators {
  created_at: Date;
  credential_hash: Buffer;
  disabled_at: Date | null;
  id: Generated<string>;
  name: string;
  name_key: string;
}

export interface OperatorSessions {
  created_at: Generated<Date>;
  expires_at: Date;
  id: Generated<string>;
  last_used_at: Generated<Date>;
  operator_id: string | null;
  token_hash: Fixed<Uint8Array>;
}

export interface OrderNotes {
  admin_id: string;
  company_id: string;
  created_at: Date;
  id: Generated<string>;
  order_id: string;
  text: string;
}

export interface Orders {
  canceled_at: Date | null;
  canceled_by: 'customer' | 'company' | null;
  company_id: string;
  compensation: Decimal | null;
  completed_at: Date | null;
  contact_name: string | null;
  contact_phone: string | null;
  container_id: string;
  created_at: Generated<Date>;
  delivered_at: Date | null;
  delivery_date: Day;
  driver_id: string | null;
  failure_reason: string | null;
  folded_hold: GeneratedAlways<string>;
  id: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  number: Generated<number>;
  offer_id: string;
  place: Generated<string>;
  proof_of_delivery_url: string | null;
  refund: Decimal | null;
  refunded_at: Date | null;
  rental_duration: number | null;
  rental_type: RentalType;
  request_id: string;
  status: Generated<OrderStatus>;
  total_price: Decimal;
  truck_plate: string | null;
  unload_count: number | null;
}

export interface OrderTally {
  company_id: string;
  month: Day;
  orders: number;
  status: OrderStatus;
}

export interface PhoneCodes {
  code_hash: Uint8Array;
  customer_id: string;
  expires_at: Date;
  salt: Uint8Array;
  sent_at: Date;
  tries: Generated<number>;
}

export interface PriceCounters {
  company_id: string;
  container_size: ContainerSize;
  container_type: ContainerType;
  least: Decimal;
  merged: Generated<boolean>;
  month: Day;
  most: Decimal;
  orders: number;
  rental_type: RentalType;
}

export interface RecoveryCodes {
  admin_id: string;
  code_hash: Uint8Array;
  company_id: string;
}

export interface Registrations {
  account_name: string;
  account_number: string;
  bank_name: string;
  commercial_number: string;
  company_id: string | null;
  company_name: string;
  created_at: Generated<Date>;
  email: string;
  iban: string;
  id: Generated<string>;
  logo_url: string;
  password_hash: string | null;
  phone: string;
  reason: string | null;
  reviewed_at: Date | null;
  status: Generated<'pending' | 'approved' | 'rejected'>;
  tax_number: string;
}

export interface ReleaseEvents {
  actor: string;
  at: Date;
  event: string;
  hash: string;
  id: GeneratedAlways<string>;
  previous: string;
  reason: string;
  remote: Releasable;
  seal: string | null;
  seq: number;
}

export interface ReleaseLogHeads {
  hash: string;
  remote: Releasable;
  seal: string;
  seq: number;
  unsealed: number;
}

export interface ReleasePreviews {
  created_at: Date;
  created_by: string;
  emails: FixedJson<string[]>;
  id: Generated<string>;
  opened_at: Date | null;
  release: string;
  remote: Releasable;
  revoked_at: Date | null;
  until: Date;
}

export interface Releases {
  id: string;
  manifest: JsonText<object>;
  published_at: Generated<Date>;
  remote: Releasable;
  signature: string | null;
  signed: string | null;
  team_id: string | null;
}

export interface ReminderDays {
  day: Day;
  reminder: string;
}

export interface RequestCounters {
  container_size: ContainerSize;
  container_type: ContainerType;
  delivery_date: Day;
  merged: Generated<boolean>;
  requests: number;
}

export interface Requests {
  accepted_company_id: string | null;
  accepted_offer_id: string | null;
  closed_at: Date | null;
  container_size: ContainerSize;
  container_type: ContainerType;
  created_at: Generated<Date>;
  customer_id: string;
  delivery_date: Day;
  id: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  place: Generated<string>;
  rental_type: RentalType;
  status: Generated<'open' | 'accepted' | 'canceled' | 'expired'>;
  unload_count: number | null;
  world: Computed<string>;
}

export interface RevenueTally {
  company_id: string;
  month: Day;
  orders: number;
  revenue: Decimal;
}

export interface SavedViews {
  admin_id: string;
  company_id: string;
  created_at: Date;
  id: Generated<string>;
  name: string;
  question: string;
}

export interface StopOrders {
  company_id: string;
  day: Day;
  driver_id: string;
  task_ids: string[];
}

export interface SubOrders {
  company_id: string;
  completed_at: Date | null;
  container_id: Generated<string>;
  created_at: Generated<Date>;
  delivery_date: Day;
  driver_id: string | null;
  failure_reason: string | null;
  id: Generated<string>;
  order_id: string;
  place: Generated<string>;
  position: Generated<number>;
  status: Generated<SubOrderStatus>;
  type: 'unload' | 'return';
}

export interface TaskCounters {
  assigned: boolean;
  company_id: string;
  kind: 'delivery' | 'unload' | 'return';
  merged: Generated<boolean>;
  status: OrderStatus | SubOrderStatus;
  tasks: number;
  week: Day;
}

export interface Teams {
  created_at: Date;
  id: Generated<string>;
  name: string;
  public_key: string;
  remote: Releasable;
  revoked_at: Date | null;
  token_hash: Buffer;
}

export interface TextMessages {
  body: Message;
  created_at: Generated<Date>;
  id: Generated<string>;
  next_try_at: Generated<Date>;
  recipient: string | null;
  sent_at: Date | null;
  tries: Generated<number>;
}

export interface Trucks {
  capacity_tons: Decimal | null;
  company_id: string;
  created_at: Generated<Date>;
  driver_id: string | null;
  id: Generated<string>;
  name: string | null;
  notes: string | null;
  plate: string;
  version: GeneratedAlways<number>;
}

export interface TwoFactorSecrets {
  admin_id: string;
  company_id: string;
  confirmed_at: Date | null;
  last_step: Generated<string>;
  sealed_secret: Uint8Array;
}

export interface WebhookDeliveries {
  created_at: Date;
  id: Generated<string>;
  next_try_at: Date | null;
  payload: FixedJson<WebhookPayload>;
  sent_at: Date | null;
  seq: Computed<string>;
  status: number | null;
  tries: Generated<number>;
  webhook_id: string;
}

export interface Webhooks {
  created_at: Date;
  created_by: string;
  events: FixedJson<WebhookEvent[]>;
  id: Generated<string>;
  removed_at: Date | null;
  url: string;
}

export interface Schema {
  admin_sessions: AdminSessions;
  admins: Admins;
  area_sections: AreaSections;
  areas: Areas;
  attempts: Attempts;
  bank_accounts: BankAccounts;
  bank_changes: BankChanges;
  canary_companies: CanaryCompanies;
  canary_compared: CanaryCompared;
  canary_comparisons: CanaryComparisons;
  canary_earlier_times: CanaryEarlierTimes;
  canary_networks: CanaryNetworks;
  canary_probes: CanaryProbes;
  canary_sessions: CanarySessions;
  canary_windows: CanaryWindows;
  companies: Companies;
  company_settings: CompanySettings;
  consents: Consents;
  container_maintenance: ContainerMaintenance;
  container_pictures: ContainerPictures;
  containers: Containers;
  customer_sessions: CustomerSessions;
  customers: Customers;
  documents: Documents;
  driver_sessions: DriverSessions;
  driver_sign_in_links: DriverSignInLinks;
  drivers: Drivers;
  email_codes: EmailCodes;
  email_links: EmailLinks;
  event_clusters: EventClusters;
  events: Events;
  first_days: FirstDays;
  idempotency_keys: IdempotencyKeys;
  invites: Invites;
  machine_tokens: MachineTokens;
  mails: Mails;
  migrations: Migrations;
  notification_marks: NotificationMarks;
  offers: Offers;
  operator_sessions: OperatorSessions;
  operators: Operators;
  order_notes: OrderNotes;
  order_tally: OrderTally;
  orders: Orders;
  phone_codes: PhoneCodes;
  price_counters: PriceCounters;
  recovery_codes: RecoveryCodes;
  registrations: Registrations;
  release_events: ReleaseEvents;
  release_log_heads: ReleaseLogHeads;
  release_previews: ReleasePreviews;
  releases: Releases;
  reminder_days: ReminderDays;
  request_counters: RequestCounters;
  requests: Requests;
  revenue_tally: RevenueTally;
  saved_views: SavedViews;
  stop_orders: StopOrders;
  sub_orders: SubOrders;
  task_counters: TaskCounters;
  teams: Teams;
  text_messages: TextMessages;
  trucks: Trucks;
  two_factor_secrets: TwoFactorSecrets;
  webhook_deliveries: WebhookDeliveries;
  webhooks: Webhooks;
}

export type Db = Kysely<Schema>;
