import { join } from 'node:path';
import { createApp } from './app.ts';
import type { App } from './app-context.ts';
import { passwords } from './auth/credentials/password.ts';
import { hasOperators } from './auth/operators/operator-accounts.ts';
import { operatorToken } from './auth/operators/operator-token.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { unreachable } from './db/unreachable.ts';
import { storeDemoProof } from './demo/demo-proof.ts';
import { demoLife } from './demo/life.ts';
import { deleteExpiredCompanies } from './demo/sandbox/delete-company.ts';
import { sandboxLife } from './demo/sandbox/sandbox-life.ts';
import { demoSignIn, seedDemo } from './demo/seed/demo.ts';
import { warnOfExpiry } from './documents/warn-of-expiry.ts';
import { noteCluster } from './events/event-clusters.ts';
import { addEventMonths } from './events/event-months.ts';
import { endArchives } from './fleet/end-archives.ts';
import { forgetEndedAttempts } from './http/attempt-limit.ts';
import { checkNotifications } from './http/check-notifications.ts';
import { forgetOldKeys } from './http/idempotency-key.ts';
import { dropLeftFiles } from './http/multipart.ts';
import { compactCounters } from './insights/compact-counters.ts';
import { deliverMails } from './mail/enqueue-email.ts';
import { deliverTexts } from './mail/text-messages.ts';
import { passDay } from './orders/pass-day.ts';
import { remind } from './orders/remind.ts';
import { endRetention } from './personal-data/end-retention.ts';
import { releaseJobs } from './releases/jobs.ts';
import { findChromium } from './releases/probe/probe-visit.ts';
import { rollOutLocally, seedBundledReleases } from './releases/seed-bundled.ts';
import { type BucketAddress, bucket } from './releases/storage/bucket.ts';
import { fillBucket } from './releases/storage/bucket-storage.ts';
import { missingSettings } from './sample-publisher.ts';
import { runScheduledJobs, type ScheduledJob } from './scheduled-jobs.ts';

export interface Running {
  /** Where a browser on this machine finds the panel. */
  readonly url: string;
  readonly demo: typeof demoSignIn | null;
  stop(): Promise<void>;
}

/** Starts a server on a free port and a locked folder. A failed start closes everything that it opened. */
export async function start(config: Config, releaseFolder: () => Promise<void>): Promise<Running> {
  const { port, host, databaseUrl, dataDir } = config;
  const undo = [releaseFolder];
  const stop = () => undoAll(undo);
  try {
    const database = await openDatabase(config);
    undo.push(() => database.close());
    await migrate(database.db).catch((error: unknown) => {
      throw databaseUrl === null ? error : unreachable(databaseUrl, error);
    });
    await noteCluster(database.db);
    if (config.demo) {
      await seedDemo(database.db, passwords(config.passwordCost), new Date());
      await storeDemoProof(dataDir);
    }

    const app = createApp({
      ...config,
      db: database.db,
      standby: database.standby,
      listen: database.listen,
      // A trial user reads the e-mails on this machine.
      linkUrl: config.publicUrl ?? (config.demo ? `http://${nameOf(host)}:${port}` : null),
      settings: config.settings,
      chromium: findChromium(config.chromePath),
      operatorToken: config.operatorToken ?? (await operatorToken(dataDir)),
      operatorTokenOpens: database.engine === 'pglite' ? 'everything' : 'first-operator',
    });
    undo.push(() => app.http.close());
    await dropLeftFiles(app.bodies.folder, databaseUrl === null);
    if (app.chromium === null)
      app.http.log.info('no browser is found: candidates are tried by their files alone (CHROME_PATH)');
    const missing = databaseUrl === null ? [] : missingSettings(config.settings.publisher);
    if (missing.length > 0)
      app.http.log.warn(
        `The public pages show sample legal texts until these are set: ${missing.join(', ')}.`,
      );
    await checkNotifications(app, database.listen);
    await (config.localStart ? rollOutLocally : seedBundledReleases)(app, config.releases);
    // With port 0 the system chooses one.
    const bound = new URL(await app.http.listen({ port, host })).port;
    undo.push(runScheduledJobs(app, jobsOf(app, config)));
    if (config.bucket) void filled(app, config.bucket);
    const url = config.publicUrl ?? `http://${nameOf(host)}:${bound || port}`;
    await explainFirstSignIn(app);
    app.http.log.info({ url, engine: database.engine, demo: config.demo }, 'ready');
    return { url, demo: config.demo ? demoSignIn : null, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Last first. A step that fails keeps none of the others from being undone. */
async function undoAll(undo: (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (let step = undo.pop(); step; step = undo.pop())
    await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0)
    throw errors.length === 1 ? errors[0] : new AggregateError(errors, errors.join('; '));
}

/** Releases from before the bucket are only in the folder, where no other machine finds them. */
const filled = ({ http, dataDir }: App, address: BucketAddress) =>
  fillBucket(bucket(address), join(dataDir, 'releases')).catch((err: unknown) =>
    http.log.error({ err }, 'the bucket could not be filled from the folder'),
  );

async function explainFirstSignIn({ db, http, operatorTokenOpens }: App): Promise<void> {
  if (operatorTokenOpens === 'everything' || (await hasOperators(db))) return;
  http.log.warn(
    'nobody can sign in at /operator: admit the first with npm run platform -- operator add "name"',
  );
}

const minute = 60_000;

const jobs: readonly ScheduledJob[] = [
  ...releaseJobs,
  { name: 'event months', every: 60 * minute, work: addEventMonths },
  { name: 'attempts', every: 10 * minute, work: forgetEndedAttempts },
  { name: 'left files', every: 10 * minute, work: ({ bodies }) => dropLeftFiles(bodies.folder, false) },
  { name: 'old keys', every: 10 * minute, work: forgetOldKeys },
  { name: 'day', every: minute, work: passDay },
  { name: 'reminders', every: minute, work: remind },
  { name: 'documents', every: minute, work: warnOfExpiry },
  { name: 'retention', every: 60 * minute, work: endRetention },
  { name: 'archives', every: 10 * minute, work: endArchives },
  { name: 'counters', every: minute, work: compactCounters },
  { name: 'expired sandboxes', every: minute, work: deleteExpiredCompanies },
  // For failed messages, and those of a process that died.
  { name: 'e-mails', every: minute / 4, work: deliverMails },
  { name: 'text messages', every: minute / 4, work: deliverTexts },
];

const jobsOf = (app: App, { demoLife: demoLives, sandboxLife: sandboxesLive }: Config) => [
  ...jobs,
  ...(demoLives ? [demoJob(app)] : []),
  ...(sandboxesLive ? [{ name: 'sandboxes', every: 3000, work: sandboxLife(app) }] : []),
];

const demoJob = (app: App): ScheduledJob => ({ name: 'demo', every: 2000, work: demoLife(app) });

/** Every address of this machine is also localhost. */
function nameOf(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
