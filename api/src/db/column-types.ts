import type { ColumnType } from 'kysely';

/** Exact decimal text, for riyals (`kernel/money.ts` converts them). */
export type Decimal = ColumnType<string, number | string, number | string>;
/** A calendar day in Riyadh, `YYYY-MM-DD`: a `Date` would be an instant in another zone. */
export type Day = string;
/** Written as JSON text, so that both engines store it alike. */
export type JsonText<T> = ColumnType<T, string, string>;
export type DefaultJson<T> = ColumnType<T, string | undefined, string>;
export type FixedJson<T> = ColumnType<T, string, never>;
export type Fixed<T> = ColumnType<T, T, never>;
export type Computed<T> = ColumnType<T, never, never>;

export type CompanyKind = 'real' | 'sandbox' | 'demo';
/** Null once it was sent. */
export type Message = ColumnType<{ text: string; until?: string } | null, string, null>;

export const typesOfPostgres = {
  bytea: 'Uint8Array',
  date: 'Day',
  int8: 'number',
  numeric: 'Decimal',
  timestamptz: 'Date',
};

const ownType = './column-types.ts';
const canary = './canary-columns.ts';
const contract = (file: string) => `@hawiyat/shared/contract/${file}`;

export const importsOfTypes = {
  ...{
    Decimal: ownType,
    Day: ownType,
    JsonText: ownType,
    DefaultJson: ownType,
    FixedJson: ownType,
    Fixed: ownType,
  },
  ...{ Computed: ownType, CompanyKind: ownType, Message: ownType },
  ...{ StoredArm: canary, StoredComparison: canary, StoredTimes: canary, StoredWindow: canary },
  GeneratedAlways: 'kysely',
  ...{ ComposedArea: contract('platform/areas'), Releasable: contract('platform/areas') },
  ...{ BankAccount: contract('company/bank-change'), BankChange: contract('company/bank-change') },
  ...{ ContainerSize: contract('core/container-kinds'), ContainerType: contract('core/container-kinds') },
  ContainerStatus: contract('fleet/containers'),
  ...{ DocumentKind: contract('fleet/documents'), DocumentOwner: contract('fleet/documents') },
  Purpose: contract('core/endpoint'),
  ...{ EventData: contract('core/events'), EventType: contract('core/events') },
  ...{ OrderStatus: contract('orders/orders'), RentalType: contract('orders/orders') },
  Role: contract('core/roles'),
  SubOrderStatus: contract('orders/sub-orders'),
  ...{ WebhookEvent: contract('platform/webhooks'), WebhookPayload: contract('platform/webhooks') },
};

const rental = { rental_type: 'RentalType' };
const container = { container_size: 'ContainerSize', container_type: 'ContainerType' };
const counted = { version: 'GeneratedAlways<number>' };
const message = { body: 'Message' };
const session = { token_hash: 'Fixed<Uint8Array>' };
const before = 'ColumnType<Record<string, unknown> | null, string | null | undefined, never>';

/** Types of single columns that say more than PostgreSQL's types: by table and column. */
export const typesOfColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  admin_sessions: {
    ...session,
    opened_from: 'ColumnType<Uint8Array | null, Uint8Array | null | undefined, never>',
  },
  admins: { role: 'Generated<Role>' },
  areas: { audience: "ComposedArea['audience']", id: 'GeneratedAlways<string>' },
  bank_changes: {
    decision: "'approved' | 'rejected' | null",
    previous: 'ColumnType<BankAccount | null, undefined, string>',
    status: "GeneratedAlways<BankChange['status']>",
  },
  canary_compared: { arm: 'StoredArm', kind: "'session' | 'company'" },
  canary_comparisons: { comparison: 'JsonText<StoredComparison>' },
  canary_companies: { arm: 'StoredArm' },
  canary_networks: { arm: 'StoredArm' },
  canary_probes: { outcome: "'passed' | 'failed' | 'unclear' | null" },
  canary_sessions: { arm: 'StoredArm' },
  canary_windows: { analysis_window: 'JsonText<StoredWindow>' },
  canary_earlier_times: { times: 'JsonText<StoredTimes>' },
  companies: {
    kind: 'Generated<CompanyKind>',
    network_hash: 'ColumnType<string | null, string | null | undefined, never>',
    status: "Generated<'active' | 'suspended'>",
  },
  company_settings: {
    depot_latitude: 'GeneratedAlways<number | null>',
    depot_longitude: 'GeneratedAlways<number | null>',
    settings: 'DefaultJson<Record<string, unknown>>',
  },
  consents: { channel: "'device'", id: 'Computed<number>' },
  containers: {
    ...counted,
    counted_number: 'GeneratedAlways<string>',
    folded_number: 'GeneratedAlways<string>',
    folded_text: 'GeneratedAlways<string>',
    size: 'ContainerSize',
    status: 'Generated<ContainerStatus>',
    type: 'ContainerType',
  },
  customer_sessions: session,
  documents: {
    ...counted,
    kind: 'DocumentKind',
    owner: 'DocumentOwner',
    owner_id: 'GeneratedAlways<string>',
  },
  driver_sessions: session,
  drivers: {
    ...counted,
    availability: "Generated<'available' | 'on_duty' | 'off_duty' | 'on_break'>",
    folded_name: 'GeneratedAlways<string>',
  },
  email_links: { kind: "'password' | 'sign-in'" },
  event_clusters: { after_id: 'string', id: 'Generated<string>' },
  events: {
    actor_kind: "'admin' | 'driver' | 'customer' | 'operator' | 'system'",
    after: before,
    before,
    data: 'FixedJson<EventData>',
    id: 'Computed<number>',
    type: 'EventType',
    xid: 'Computed<string>',
  },
  idempotency_keys: { state: "'under_way' | 'done' | 'answered'" },
  invites: { role: 'Role' },
  machine_tokens: { purpose: 'Purpose', token_hash: 'Buffer' },
  mails: message,
  offers: { status: "Generated<'submitted' | 'accepted' | 'declined' | 'withdrawn'>" },
  operator_sessions: session,
  operators: { credential_hash: 'Buffer' },
  order_tally: { status: 'OrderStatus' },
  orders: {
    ...rental,
    canceled_by: "'customer' | 'company' | null",
    folded_hold: 'GeneratedAlways<string>',
    number: 'Generated<number>',
    status: 'Generated<OrderStatus>',
  },
  price_counters: { ...container, ...rental },
  registrations: { status: "Generated<'pending' | 'approved' | 'rejected'>" },
  release_events: { id: 'GeneratedAlways<string>', remote: 'Releasable' },
  release_log_heads: { remote: 'Releasable' },
  release_previews: { emails: 'FixedJson<string[]>', remote: 'Releasable' },
  releases: { manifest: 'JsonText<object>', remote: 'Releasable' },
  request_counters: container,
  requests: {
    ...container,
    ...rental,
    status: "Generated<'open' | 'accepted' | 'canceled' | 'expired'>",
    world: 'Computed<string>',
  },
  sub_orders: {
    // Triggers take them from the order.
    container_id: 'Generated<string>',
    place: 'Generated<string>',
    position: 'Generated<number>',
    status: 'Generated<SubOrderStatus>',
    type: "'unload' | 'return'",
  },
  task_counters: { kind: "'delivery' | 'unload' | 'return'", status: 'OrderStatus | SubOrderStatus' },
  teams: { remote: 'Releasable', token_hash: 'Buffer' },
  text_messages: message,
  trucks: counted,
  two_factor_secrets: { last_step: 'Generated<string>' },
  webhook_deliveries: { payload: 'FixedJson<WebhookPayload>', seq: 'Computed<string>' },
  webhooks: { events: 'FixedJson<WebhookEvent[]>' },
};
