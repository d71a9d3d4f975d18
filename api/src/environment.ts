import { isIP } from 'node:net';
import { defaultSettings } from '@hawiyat/shared/contract/platform/settings';
import { distance } from 'fastest-levenshtein';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { productionCost } from './auth/credentials/password.ts';
import { addressesOf } from './db/hosts.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((item) => item !== '');
const isNetwork = (text: string) => {
  const [address = '', bits] = text.split('/');
  return isIP(address) > 0 && (bits === undefined || ipaddr.isValidCIDR(text));
};
const isOrigin = (text: string) => URL.canParse(text) && /^https?:\/\/[^/?#@]+$/.test(text);

// The address becomes part of the Content-Security-Policy, so it must hold nothing else.
const isTileUrl = (text: string) =>
  /^https?:\/\/(\{s\}\.)?[a-z0-9.:-]+\/[^\s;,'"<>]*$/i.test(text) &&
  ['{z}', '{x}', '{y}'].every((item) => text.includes(item));

const isBucketUrl = (text: string) => URL.canParse(text) && /^https?:\/\/[^?#@]+\/$/.test(text);

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:\/\/[^\s#@]+$/.test(text);

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

const line = z.string().check(z.trim(), z.regex(/^[^\p{Cc}]{1,200}$/u));

const isAddress = /^[^\s@<>]+@[^\s@<>]+$/;

const variables = z.object({
  PORT: z._default(
    z.string().check(
      z.regex(/^\d{1,5}$/),
      z.refine((text) => Number(text) <= 65_535),
    ),
    '4000',
  ),
  // Both loopback families: http://localhost works in every browser, and no other machine
  // reaches a panel whose demo password is public.
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), './.data'),
  DATABASE_URL: z.optional(z.string().check(z.refine((text) => addressesOf(text) !== null))),
  LISTEN_DATABASE_URL: z.optional(z.string().check(z.refine((text) => addressesOf(text) !== null))),
  READ_DATABASE_URL: z.optional(z.string().check(z.refine((text) => addressesOf(text)?.length === 1))),
  DATABASE_POOL: z._default(z.string().check(z.regex(/^([2-9]|[1-9]\d{1,2})$/)), '10'),
  DEMO: z.optional(z.enum(['on', 'still', 'off'])),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  OPERATOR_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{32,}$/))),
  RELEASES: z._default(z.string(), ''),
  LOCAL_START: z._default(z.enum(['on', 'off']), 'off'),
  BUCKET_URL: z.optional(z.string().check(z.refine(isBucketUrl))),
  BUCKET_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), 'us-east-1'),
  BUCKET_KEY_ID: z.optional(z.string().check(z.regex(/^\S{1,200}$/))),
  BUCKET_SECRET: z.optional(z.string().check(z.regex(/^\S{1,200}$/))),
  PUBLIC_URL: z.optional(z.string().check(z.refine(isOrigin))),
  TRUSTED_PROXIES: z._default(z.string().check(z.refine((text) => list(text).every(isNetwork))), ''),
  WEBHOOK_PRIVATE_ADDRESSES: z._default(z.enum(['on', 'off']), 'off'),
  UPLOAD_BUDGET: z._default(z.string().check(z.regex(/^(4[2-9]|[5-9]\d|[1-9]\d{2,3})$/)), '64'),
  RATE_LIMIT_FACTOR: z._default(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), '1'),
  PASSWORD_COST: z._default(z.string().check(z.regex(/^([4-9]|1\d|20)$/)), String(productionCost)),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/))),
  MAIL_FROM: z._default(z.string().check(z.regex(isAddress)), 'no-reply@hawiyat.example'),
  SMS_URL: z.optional(z.string().check(z.refine(isHttpUrl))),
  SMS_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,1000}$/))),
  SMS_FROM: z._default(z.string().check(z.regex(/^\+?[A-Za-z0-9 ]{1,15}$/)), 'Hawiyat'),
  CUSTOMER_OPEN_REQUESTS: z._default(z.string().check(z.regex(/^\d{1,4}$/)), '5'),
  CUSTOMER_UNDELIVERED_ORDERS: z._default(z.string().check(z.regex(/^\d{1,4}$/)), '3'),
  SUPPORT_EMAIL: z.optional(z.string().check(z.regex(isAddress))),
  PUBLISHER_NAME: z.optional(line),
  PUBLISHER_CR: z.optional(z.string().check(z.regex(/^\d{10}$/))),
  PUBLISHER_TAX: z.optional(z.string().check(z.regex(/^3\d{13}3$/))),
  PUBLISHER_ADDRESS: z.optional(line),
  PUBLISHER_PHONE: z.optional(z.string().check(z.regex(/^\+?\d[\d ]{6,18}\d$/))),
  LEGAL_EFFECTIVE_DATE: z.optional(z.string().check(z.refine(isDay))),
  STORAGE_LOCATION: z.optional(line),
  SUPPORT_WHATSAPP: z.optional(z.string().check(z.regex(/^\+?[1-9]\d[\d ]{8,17}\d$/))),
  SUPPORT_HOURS: z.optional(line),
  PRICING: z.optional(line),
  APPROVAL_TIME: z.optional(line),
  CITIES: z.optional(line),
  CHROME_PATH: z.optional(z.string()),
  TILE_URL: z._default(z.string().check(z.refine(isTileUrl)), defaultSettings.tiles.url),
  TILE_ATTRIBUTION: z._default(z.string().check(z.maxLength(200)), defaultSettings.tiles.attribution),
  AREA_DEADLINE: z._default(
    z.string().check(z.regex(/^[1-9]\d{2,5}$/)),
    String(defaultSettings.areaDeadline),
  ),
  OVERRIDES: z.optional(z.string()),
  OVERRIDES_FOR: z._default(z.enum(['this-machine', 'anybody']), 'this-machine'),
});

/** Missing credentials would otherwise surface at the first release. */
const bucketIsWhole = ({ BUCKET_URL, BUCKET_KEY_ID, BUCKET_SECRET }: z.infer<typeof variables>) =>
  new Set([BUCKET_URL, BUCKET_KEY_ID, BUCKET_SECRET].map((text) => text === undefined)).size === 1;

const isForThisMachine = ({
  HOST,
  PUBLIC_URL,
  TRUSTED_PROXIES,
}: Pick<z.infer<typeof variables>, 'HOST' | 'PUBLIC_URL' | 'TRUSTED_PROXIES'>) =>
  ['localhost', '127.0.0.1', '::1'].includes(HOST) && !PUBLIC_URL && TRUSTED_PROXIES === '';

/** An override runs unreleased code from the browser's own machine. */
const environment = variables.check(
  z.refine(
    ({ OVERRIDES, OVERRIDES_FOR, HOST, PUBLIC_URL, TRUSTED_PROXIES }) =>
      OVERRIDES === undefined ||
      OVERRIDES_FOR === 'anybody' ||
      isForThisMachine({ HOST, PUBLIC_URL, TRUSTED_PROXIES }),
    { path: ['OVERRIDES'] },
  ),
  z.refine(
    (value) =>
      Number(value.PASSWORD_COST) >= productionCost ||
      (value.DATABASE_URL === undefined && isForThisMachine(value)),
    { path: ['PASSWORD_COST'] },
  ),
  ...(['LISTEN_DATABASE_URL', 'READ_DATABASE_URL'] as const).map((name) =>
    z.refine<z.infer<typeof variables>>(
      (value) => value[name] === undefined || value.DATABASE_URL !== undefined,
      { path: [name] },
    ),
  ),
  z.refine(bucketIsWhole, { path: ['BUCKET_URL'] }),
  z.refine((value) => value.LOCAL_START === 'off' || value.DATABASE_URL === undefined, {
    path: ['LOCAL_START'],
  }),
);

export type Environment = z.infer<typeof environment>;

const expected: Record<keyof Environment, string> = {
  PORT: 'a port number up to 65535',
  HOST: 'a host name or address',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'a postgres:// address; several hosts, separated by commas, for writes',
  LISTEN_DATABASE_URL: 'a postgres:// address, together with DATABASE_URL',
  READ_DATABASE_URL: 'a postgres:// address of one host, together with DATABASE_URL',
  DATABASE_POOL: 'a number of connections, from 2 to 999',
  DEMO: 'on, still or off',
  LOG_LEVEL: logLevels.join(', '),
  OPERATOR_TOKEN: 'at least 32 visible characters',
  RELEASES: 'folders, separated by commas',
  LOCAL_START: 'on or off, and left out together with DATABASE_URL',
  BUCKET_URL:
    'an http(s) address of an S3 bucket with a slash at the end, together with BUCKET_KEY_ID and BUCKET_SECRET',
  BUCKET_REGION: 'a region, as us-east-1',
  BUCKET_KEY_ID: 'a key id, together with BUCKET_URL',
  BUCKET_SECRET: 'a secret, together with BUCKET_URL',
  PUBLIC_URL: 'an http(s) origin without a path',
  TRUSTED_PROXIES: 'IP addresses or networks, separated by commas',
  WEBHOOK_PRIVATE_ADDRESSES: 'on or off',
  UPLOAD_BUDGET: 'a whole number of megabytes, from 42 to 9999',
  RATE_LIMIT_FACTOR: 'a whole number from 1 to 999999',
  PASSWORD_COST:
    'a whole number from 4 to 20, and at least 17 with DATABASE_URL or where others than this machine reach the server',
  SMTP_URL: 'an smtp:// or smtps:// address',
  MAIL_FROM: 'an e-mail address',
  SMS_URL: 'an http(s) address without credentials in it',
  SMS_TOKEN: 'visible characters without spaces',
  SMS_FROM: 'up to 15 Latin letters, digits and spaces',
  CUSTOMER_OPEN_REQUESTS: 'a whole number up to 9999',
  CUSTOMER_UNDELIVERED_ORDERS: 'a whole number up to 9999',
  SUPPORT_EMAIL: 'an e-mail address',
  PUBLISHER_NAME: 'one line of at most 200 characters',
  PUBLISHER_CR: '10 digits',
  PUBLISHER_TAX: '15 digits, the first and the last a 3',
  PUBLISHER_ADDRESS: 'one line of at most 200 characters',
  PUBLISHER_PHONE: 'a phone number of digits and spaces',
  LEGAL_EFFECTIVE_DATE: 'a day, as 2026-11-21',
  STORAGE_LOCATION: 'one line of at most 200 characters',
  SUPPORT_WHATSAPP: "a number with its country's code, as 966501234567",
  SUPPORT_HOURS: 'one line of at most 200 characters',
  PRICING: 'one line of at most 200 characters',
  APPROVAL_TIME: 'one line of at most 200 characters',
  CITIES: 'one line of at most 200 characters',
  CHROME_PATH: 'a file',
  TILE_URL: 'an http(s) address with {z}, {x} and {y}',
  TILE_ATTRIBUTION: 'a text of at most 200 characters',
  AREA_DEADLINE: 'milliseconds, from 100 to 999999',
  OVERRIDES:
    'a folder, and left out where others than this machine reach the server, unless OVERRIDES_FOR is anybody',
  OVERRIDES_FOR: 'this-machine or anybody',
};

/** Validates the environment. An error names every invalid setting but no value, because some are secret. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const unknown = unknownSettings(Object.keys(given), Object.keys(expected));
  const { data, error } = environment.safeParse(given);
  if (error || unknown.length > 0) {
    const bad = Object.entries(expected).filter(([key]) =>
      error?.issues.some((issue) => issue.path[0] === key),
    );
    const sentences = [
      ...unknown.map((setting) => `${setting.given} is no setting, ${setting.meant} was probably meant`),
      ...bad.map(([key, what]) => `${key} must be ${what}`),
    ];
    throw new Error(`Bad settings: ${sentences.join('; ')}.`);
  }
  return data;
}

/** Two typos are allowed; in a short name one, because HOME is not HOST. */
const mostWrong = (name: string) => (name.length > 5 ? 2 : 1);

function unknownSettings(given: readonly string[], settings: readonly string[]) {
  return given
    .filter((text) => !settings.includes(text))
    .flatMap((name) => {
      const near = settings
        .map((meant) => ({ given: name, meant, wrong: distance(name.toUpperCase(), meant) }))
        .filter(({ meant, wrong }) => wrong <= mostWrong(meant))
        .toSorted((a, b) => a.wrong - b.wrong);
      return near.slice(0, 1).map(({ meant }) => ({ given: name, meant }));
    });
}
