import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { createApp } from '../src/app.ts';
import type { App } from '../src/app-context.ts';
import type { Database, Db } from '../src/db/open.ts';
import { asPlatform } from '../src/db/tenant.ts';
import type { GatewayAddress } from '../src/mail/sms-gateway.ts';
import type { BucketAddress } from '../src/releases/storage/bucket.ts';
import { cheapCost, cheapHash, testPassword } from './credentials.ts';
import { testDatabase } from './database.ts';
import { holdToDeclaredErrors } from './declared-errors.ts';

export interface TestCompany {
  readonly id: string;
  readonly name: string;
  /** What the sign-in form asks for. */
  readonly credentials: { readonly domain: string; readonly email: string; readonly password: string };
  readonly admin: { readonly id: string; readonly name: string; readonly email: string };
  /** Signs in over HTTP and gives the token. */
  signIn(): Promise<string>;
}

export interface TestServer {
  readonly url: string;
  /** What routes work with: for work that no request asks for. */
  readonly app: App;
  readonly database: Database;
  readonly db: Db;
  readonly dataDir: string;
  readonly operatorToken: string;
  /** Calls the server: `token` becomes the bearer header, `json` the body. */
  fetch(path: string, init?: RequestInit & { token?: string; json?: unknown }): Promise<Response>;
  /** Makes an approved company with one admin and nothing else. */
  createCompany(name: string): Promise<TestCompany>;
  /** Everything logged so far, as lines of JSON. */
  logs(): string;
  /** Moves the server's clock forward. */
  passTime(milliseconds: number): void;
  close(): Promise<void>;
}

/**
 * The real server, on a free port, over a database and a data folder of its own.
 * @param options `shared`: another server, whose database and, without `dataDir`, folder this one works on too; `given`: a
 * database that is filled already, which the server closes; `now`: its clock
 */
export async function testServer({
  shared,
  given,
  ...options
}: {
  given?: Database;
  now?: () => Date;
  requestTimeout?: number;
  attemptFactor?: number;
  mostAtOnce?: number;
  uploadBudget?: number;
  databasePool?: number;
  passwordCost?: number;
  smtpUrl?: string;
  trustedProxies?: readonly string[];
  sms?: GatewayAddress;
  customerLimits?: App['customerLimits'];
  demo?: boolean;
  settings?: App['settings'];
  overrides?: string;
  overridesFor?: App['overridesFor'];
  /** Everything when left out, on both engines: most tests are about what operators do, not about who they are. */
  operatorTokenOpens?: App['operatorTokenOpens'];
  shared?: TestServer;
  dataDir?: string;
  bucket?: BucketAddress;
  releases?: readonly string[];
} = {}): Promise<TestServer> {
  const database = shared?.database ?? given ?? (await testDatabase());
  const dataDir = options.dataDir ?? shared?.dataDir ?? (await mkdtemp(join(tmpdir(), 'hawiyat-')));
  const operatorToken = 'the-operators-token-of-all-tests';
  const lines: string[] = [];
  let ahead = 0;
  const app = createApp({
    db: database.db,
    standby: database.standby,
    listen: database.listen,
    dataDir,
    operatorToken,
    operatorTokenOpens: 'everything',
    logLevel: 'trace',
    logStream: { write: (line) => lines.push(line) },
    // Servers of one database have one clock.
    now: () => new Date((shared?.app.now().getTime() ?? Date.now()) + ahead),
    passwordCost: cheapCost,
    ...options,
  });
  const { http } = app;
  holdToDeclaredErrors(http);
  const url = await http.listen({ port: 0, host: '127.0.0.1' });

  const call = callsTo(url);

  return {
    url,
    app,
    database,
    db: database.db,
    dataDir,
    operatorToken,
    fetch: call,
    createCompany: async (name) => {
      const company = await insertCompany(database.db, name);
      return {
        ...company,
        async signIn() {
          const answer = await call(signIn.path, { method: 'POST', json: company.credentials });
          return signIn.response.parse(await answer.json()).token;
        },
      };
    },
    logs: () => lines.join(''),
    passTime: (milliseconds) => {
      ahead += milliseconds;
    },
    close: async () => {
      await http.close();
      if (shared) return;
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Calls a running server: `token` becomes the bearer header, `json` the body. */
export function callsTo(url: string): TestServer['fetch'] {
  return (path, init) => fetch(url + path, asRequest(init));
}

/** A call as `fetch` takes it. */
export function asRequest({ token, json, ...init }: Parameters<TestServer['fetch']>[1] = {}): RequestInit {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (json === undefined) return { ...init, headers };
  headers.set('content-type', 'application/json');
  return { ...init, headers, body: JSON.stringify(json) };
}

async function insertCompany(db: Db, name: string): Promise<Omit<TestCompany, 'signIn'>> {
  const domain = `9${randomInt(1e9).toString().padStart(9, '0')}`;
  const admin = { name: 'عبدالله الحربي', email: `admin@${domain}.example` };
  return asPlatform(db, async (tx) => {
    const { id } = await tx
      .insertInto('companies')
      .values({
        identifier: domain,
        name,
        commercial_number: '7000000001',
        tax_number: '300000000000003',
        phone: '0112345678',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const inserted = await tx
      .insertInto('admins')
      .values({ company_id: id, ...admin, password_hash: cheapHash })
      .returning('id')
      .executeTakeFirstOrThrow();
    const credentials = { domain, email: admin.email, password: testPassword };
    return { id, name, credentials, admin: { ...admin, id: inserted.id } };
  });
}
