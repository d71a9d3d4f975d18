import { resolve } from 'node:path';
import type { PageSettings } from '@hawiyat/shared/contract/platform/settings';
import { type Environment, list, type logLevels, readEnvironment } from './environment.ts';
import type { GatewayAddress } from './mail/sms-gateway.ts';
import type { CustomerLimits } from './marketplace/customer-room.ts';
import type { BucketAddress } from './releases/storage/bucket.ts';
import { publisherOf } from './sample-publisher.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database without a pooler, for notifications; null: `databaseUrl`. */
  readonly listenUrl: string | null;
  /** A standby that answers long reads; null: `databaseUrl` answers them too. */
  readonly readUrl: string | null;
  readonly databasePool: number;
  readonly demo: boolean;
  /** Only on the embedded database, which holds no real work. */
  readonly demoLife: boolean;
  readonly sandboxLife: boolean;
  readonly logLevel: (typeof logLevels)[number];
  /** Null: the token in `<dataDir>/operator-token`, created when it is missing. */
  readonly operatorToken: string | null;
  /** Folders of built releases. The server publishes them at start and seeds areas that have no stable release. */
  readonly releases: readonly string[];
  /** Gives these releases to every company, for a developer; never on a real database. */
  readonly localStart: boolean;
  readonly privateWebhooks: boolean;
  /** Null: releases are stored in `dataDir`. */
  readonly bucket: BucketAddress | null;
  /** Without a trailing slash; null: the request's own host. */
  readonly publicUrl: string | null;
  /** Addresses or networks of proxies whose `X-Forwarded-*` headers the server trusts. */
  readonly trustedProxies: readonly string[];
  /** Bytes of large bodies in progress. */
  readonly uploadBudget: number;
  /** Multiplies every rate limit, for load tests. */
  readonly attemptFactor: number;
  /** Base-2 logarithm of scrypt's N; below 17 only where no other machine signs in. */
  readonly passwordCost: number;
  /** Null: e-mails stay in `<dataDir>/outbox`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null: text messages stay in `<dataDir>/outbox`. */
  readonly sms: GatewayAddress | null;
  readonly customerLimits: CustomerLimits;
  readonly supportEmail: string;
  /** Null: the Chromium in a usual place of this machine. */
  readonly chromePath: string | null;
  readonly settings: PageSettings;
  /** Folder of the host's development build; null: this server allows no overrides. */
  readonly overrides: string | null;
  readonly overridesFor: 'this-machine' | 'anybody';
}

export function getConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const data = readEnvironment(env);
  const databaseUrl = data.DATABASE_URL ?? null;
  return {
    port: Number(data.PORT),
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl,
    listenUrl: data.LISTEN_DATABASE_URL ?? null,
    readUrl: data.READ_DATABASE_URL ?? null,
    databasePool: Number(data.DATABASE_POOL),
    // The demo company's password is public: a real database gets it only on request.
    demo: data.DEMO === undefined ? databaseUrl === null : data.DEMO !== 'off',
    demoLife: databaseUrl === null && (data.DEMO ?? 'on') === 'on',
    sandboxLife: data.DEMO !== 'still',
    logLevel: data.LOG_LEVEL,
    operatorToken: data.OPERATOR_TOKEN ?? null,
    releases: list(data.RELEASES).map((text) => resolve(text)),
    localStart: data.LOCAL_START === 'on',
    bucket: bucketOf(data),
    publicUrl: data.PUBLIC_URL ?? null,
    trustedProxies: list(data.TRUSTED_PROXIES),
    privateWebhooks: data.WEBHOOK_PRIVATE_ADDRESSES === 'on',
    uploadBudget: Number(data.UPLOAD_BUDGET) * 1024 * 1024,
    attemptFactor: Number(data.RATE_LIMIT_FACTOR),
    passwordCost: Number(data.PASSWORD_COST),
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    sms: data.SMS_URL ? { url: data.SMS_URL, token: data.SMS_TOKEN ?? null, from: data.SMS_FROM } : null,
    customerLimits: {
      openRequests: Number(data.CUSTOMER_OPEN_REQUESTS),
      undeliveredOrders: Number(data.CUSTOMER_UNDELIVERED_ORDERS),
    },
    supportEmail: data.SUPPORT_EMAIL ?? 'support@hawiyat.example',
    chromePath: data.CHROME_PATH ?? null,
    settings: {
      tiles: { url: data.TILE_URL, attribution: data.TILE_ATTRIBUTION },
      areaDeadline: Number(data.AREA_DEADLINE),
      publisher: publisherOf(data),
    },
    overrides: data.OVERRIDES === undefined ? null : resolve(data.OVERRIDES),
    overridesFor: data.OVERRIDES_FOR,
  };
}

function bucketOf(data: Environment): BucketAddress | null {
  const { BUCKET_URL: url, BUCKET_KEY_ID: accessKeyId, BUCKET_SECRET: secretAccessKey } = data;
  if (!url || !accessKeyId || !secretAccessKey) return null;
  return { url, region: data.BUCKET_REGION, accessKeyId, secretAccessKey };
}
