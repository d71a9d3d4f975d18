import { resolve } from 'node:path';
import { defaultSettings, samplePublisher } from '@hawiyat/shared/contract/platform/settings';
import { expect, test } from 'vitest';
import { getConfig } from './config.ts';

test('without settings the panel opens at http://localhost:4000, on the embedded database, with its demo', () => {
  expect(getConfig({})).toEqual({
    port: 4000,
    host: 'localhost',
    dataDir: resolve('.data'),
    databaseUrl: null,
    listenUrl: null,
    readUrl: null,
    databasePool: 10,
    demo: true,
    demoLife: true,
    sandboxLife: true,
    logLevel: 'info',
    operatorToken: null,
    releases: [],
    localStart: false,
    chromePath: null,
    bucket: null,
    publicUrl: null,
    trustedProxies: [],
    smtpUrl: null,
    sms: null,
    customerLimits: { openRequests: 5, undeliveredOrders: 3 },
    mailFrom: 'no-reply@hawiyat.example',
    supportEmail: 'support@hawiyat.example',
    privateWebhooks: false,
    uploadBudget: 64 * 1024 * 1024,
    attemptFactor: 1,
    passwordCost: 17,
    settings: { ...defaultSettings, publisher: samplePublisher },
    overrides: null,
    overridesFor: 'this-machine',
  });
});

test('a real database gets the demo company only on request', () => {
  const databaseUrl = 'postgres://user@host/name';
  expect(getConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl, demo: false });
  expect(getConfig({ DATABASE_URL: databaseUrl, DEMO: 'on' })).toMatchObject({ demo: true, demoLife: false });
  expect(getConfig({ DEMO: 'still' })).toMatchObject({ demo: true, demoLife: false });
  expect(getConfig({ DEMO: 'off' })).toMatchObject({ demo: false, demoLife: false });
});

test('a lower password cost is allowed only where no other machine signs in', () => {
  expect(getConfig({ PASSWORD_COST: '4' })).toMatchObject({ passwordCost: 4 });
  expect(getConfig({ PASSWORD_COST: '18', DATABASE_URL: 'postgres://user@host/name' })).toMatchObject({
    passwordCost: 18,
  });
  for (const exposed of [
    { DATABASE_URL: 'postgres://user@host/name' },
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://hawiyat.example' },
    { TRUSTED_PROXIES: '10.0.0.1' },
  ])
    expect(() => getConfig({ PASSWORD_COST: '16', ...exposed })).toThrow('PASSWORD_COST must be');
});

test('map tiles come from the configured address, which can hold nothing but an address', () => {
  const TILE_URL = 'https://{s}.tiles.example/{z}/{x}/{y}.png?key=1';
  const { settings } = getConfig({ TILE_URL, TILE_ATTRIBUTION: '© خرائط', AREA_DEADLINE: '3000' });
  expect(settings).toMatchObject({ tiles: { url: TILE_URL, attribution: '© خرائط' }, areaDeadline: 3000 });
  for (const bad of [
    'javascript:{z}{x}{y}',
    "https://a.example; script-src 'self'/{z}/{x}/{y}",
    'https://a/{z}',
  ])
    expect(() => getConfig({ TILE_URL: bad })).toThrow('TILE_URL must be');
});

test('the publisher comes from the settings, and missing ones show a sample that says so', () => {
  const samples = getConfig({}).settings.publisher;
  for (const sample of Object.values(samples)) expect(sample).toMatch(/ \((بيان|رقم|بريد|تاريخ) تجريبي\)$/);

  const publisher = {
    PUBLISHER_NAME: ' شركة حاويات التقنية ',
    PUBLISHER_CR: '7001234567',
    PUBLISHER_PHONE: '+966 11 234 5678',
    SUPPORT_EMAIL: 'care@hawiyat.sa',
    LEGAL_EFFECTIVE_DATE: '2026-11-21',
  };
  const config = getConfig(publisher);
  expect(config.supportEmail).toBe('care@hawiyat.sa');
  expect(config.settings.publisher).toEqual({
    legalName: 'شركة حاويات التقنية',
    crNumber: '7001234567',
    // A registered company without a tax number shows none: a made-up one would be false.
    taxNumber: '',
    address: samples.address,
    email: 'care@hawiyat.sa',
    phone: '+966 11 234 5678',
    effectiveDate: '2026-11-21',
    storageLocation: samples.storageLocation,
    ...{ whatsapp: '', hours: '', pricing: '', approval: '', cities: '' },
  });
  expect(
    getConfig({ ...publisher, SUPPORT_WHATSAPP: '+966 50 123 4567', PRICING: 'دون رسوم' }).settings.publisher,
  ).toMatchObject({ whatsapp: '+966 50 123 4567', pricing: 'دون رسوم', cities: '' });
  expect(getConfig({ PUBLISHER_TAX: '310123456700003' }).settings.publisher.taxNumber).toBe(
    '310123456700003',
  );
});

test('a database may have several hosts, one of which takes writes, and addresses for listening and reading', () => {
  const databaseUrl =
    'postgres://user:p%40ss@a:5570,[::1]:5571,c/name?target_session_attrs=read-write&sslmode=require';
  const other = 'postgres://user@host/name';
  const all = { DATABASE_URL: databaseUrl, LISTEN_DATABASE_URL: databaseUrl, READ_DATABASE_URL: other };
  expect(getConfig(all)).toMatchObject({ databaseUrl, listenUrl: databaseUrl, readUrl: other });
  const socket = 'postgres://user:pass@/name?host=/run/postgresql';
  expect(getConfig({ DATABASE_URL: socket })).toMatchObject({ databaseUrl: socket });
  expect(getConfig({ DATABASE_URL: other })).toMatchObject({ listenUrl: null, readUrl: null });
  for (const [wrong, setting] of [
    [{ DATABASE_URL: 'postgres://a:70000,b/name' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://a,b/name?target_session_attrs=standby' }, 'DATABASE_URL'],
    [{ LISTEN_DATABASE_URL: other }, 'LISTEN_DATABASE_URL'],
    [{ READ_DATABASE_URL: other }, 'READ_DATABASE_URL'],
    [{ DATABASE_URL: other, READ_DATABASE_URL: 'postgres://a,b/name' }, 'READ_DATABASE_URL'],
  ] as const)
    expect(() => getConfig(wrong)).toThrow(`Bad settings: ${setting} must be a postgres:// address`);
});

test('only the embedded database gives a locally built release to everyone', () => {
  expect(getConfig({ LOCAL_START: 'on' }).localStart).toBe(true);
  const DATABASE_URL = 'postgres://user@host/name';
  expect(getConfig({ LOCAL_START: 'off', DATABASE_URL }).localStart).toBe(false);
  expect(() => getConfig({ LOCAL_START: 'on', DATABASE_URL })).toThrow(
    'LOCAL_START must be on or off, and left out',
  );
});

test('overrides are allowed only where no other machine reaches the server', () => {
  const OVERRIDES = 'shell/dist-dev';
  expect(getConfig({ OVERRIDES })).toMatchObject({ overrides: resolve(OVERRIDES) });
  expect(getConfig({ OVERRIDES, HOST: '::1' })).toMatchObject({ overrides: resolve(OVERRIDES) });
  for (const reached of [
    { HOST: '0.0.0.0' },
    { HOST: 'panel.example' },
    { PUBLIC_URL: 'https://panel.example' },
    { TRUSTED_PROXIES: '10.0.0.0/8' },
  ])
    expect(() => getConfig({ OVERRIDES, ...reached })).toThrow(
      'OVERRIDES must be a folder, and left out where',
    );
});

test('lists are separated by commas, and an empty value counts as none', () => {
  const { releases, trustedProxies, port } = getConfig({
    RELEASES: 'shell/dist, mf-fleet/dist,',
    TRUSTED_PROXIES: '10.0.0.0/8,::1',
    PORT: '',
  });
  expect(releases).toEqual([resolve('shell/dist'), resolve('mf-fleet/dist')]);
  expect(trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  expect(port).toBe(4000);
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['OPERATER_TOKEN', 'OPERATOR_TOKEN'],
  ['PORTS', 'PORT'],
  ['Host', 'HOST'],
  ['BUCKETSECRET', 'BUCKET_SECRET'],
])('%s is not a setting: %s was meant', (given, meant) => {
  expect(() => getConfig({ [given]: 'the-secret' })).toThrow(
    `Bad settings: ${given} is no setting, ${meant} was probably meant.`,
  );
});

test('other environment variables are ignored', () => {
  const others = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'PWD',
    'TERM',
    'USER',
    'LOGNAME',
    'LANG',
    'EDITOR',
    'TEST',
    'SHELL',
  ];
  const tools = ['PANEL_URL', 'FOLDER', 'DEV_PORT', 'RELEASE_TOKEN', 'RELEASE_KEY', 'CHROME_PATH'];
  const platforms = [
    'DATABASE_URL_RO',
    'TEST_DATABASE_URL',
    'PGHOST',
    'PGPORT',
    'npm_config_port',
    'KUBERNETES_PORT',
  ];
  for (const name of [...others, ...tools, ...platforms])
    expect(() => getConfig({ [name]: 'x' })).not.toThrow();
});

test('one error names every invalid setting and shows no value', () => {
  const bad = {
    PORT: '65536',
    DATABASE_URL: 'mysql://user:the-secret@host',
    DEMO: 'yes',
    LOG_LEVEL: 'loud',
    OPERATOR_TOKEN: 'the-secret',
    PUBLIC_URL: 'https://host/path',
    TRUSTED_PROXIES: 'the-proxy',
    SMTP_URL: 'https://the-secret',
    MAIL_FROM: 'nobody',
    SUPPORT_EMAIL: 'a b@c',
    PUBLISHER_NAME: 'two\nlines',
    PUBLISHER_CR: '70012345',
    PUBLISHER_TAX: '110123456700003',
    PUBLISHER_ADDRESS: ' ',
    PUBLISHER_PHONE: 'call me',
    LEGAL_EFFECTIVE_DATE: '2026-02-30',
    STORAGE_LOCATION: 'x'.repeat(201),
    SUPPORT_WHATSAPP: '0501234567',
    SUPPORT_HOURS: ' ',
    PRICING: 'two\nlines',
    APPROVAL_TIME: 'x'.repeat(201),
    CITIES: ' ',
  };
  const error = (() => {
    try {
      getConfig(bad);
    } catch (error) {
      return String(error);
    }
  })();
  for (const key of Object.keys(bad)) expect(error).toContain(`${key} must be `);
  for (const value of ['65536', 'the-secret', 'loud', 'the-proxy']) expect(error).not.toContain(value);
});

test('text messages go to the configured gateway, and customers have the configured limits', () => {
  const given = getConfig({
    SMS_URL: 'https://sms.example/v1/messages',
    SMS_TOKEN: 'secret',
    SMS_FROM: 'Hawiyat',
    CUSTOMER_OPEN_REQUESTS: '8',
    CUSTOMER_UNDELIVERED_ORDERS: '0',
  });
  expect(given).toMatchObject({
    sms: { url: 'https://sms.example/v1/messages', token: 'secret', from: 'Hawiyat' },
    customerLimits: { openRequests: 8, undeliveredOrders: 0 },
  });
  expect(() => getConfig({ SMS_URL: 'ftp://sms.example' })).toThrow('SMS_URL must be');
  expect(() => getConfig({ CUSTOMER_OPEN_REQUESTS: 'many' })).toThrow('CUSTOMER_OPEN_REQUESTS must be');
});
