import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import type { App } from '../http/context.ts';
import type { Letter } from './letter.ts';
import type { Message } from './mailer.ts';

const second = 1000;
/** Longer than the mailer's own time-outs together: until then another process leaves a letter alone. */
const lease = 60 * second;
const longestWait = 3600 * second;
const mostTries = 12;

/** As it lies in the database until it is sent. */
const posted = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** ISO 8601: afterwards nobody can use it, so it is thrown away. */
  until: z.optional(z.string()),
});

/**
 * Posts a letter in the transaction of the change that it tells of: a change that is undone sends nothing, and one that
 * is committed sends its letter even if the process dies the moment after. Call `deliverMails` after the commit.
 * @param until when the letter loses its use
 */
export async function post(
  tx: Transaction<Schema>,
  to: string,
  letter: Letter,
  now: Date,
  until?: Date,
): Promise<void> {
  await tx
    .insertInto('mails')
    .values({
      recipient: to,
      letter: JSON.stringify({ ...letter, ...(until && { until: until.toISOString() }) }),
      created_at: now,
      next_try_at: now,
    })
    .execute();
}

const rounds = new WeakMap<App, Promise<void>>();

/**
 * Sends every letter that is due, one after the other. A letter that fails stays for a later round; it is logged, and
 * never fails the caller.
 */
export function deliverMails(app: App): Promise<void> {
  const before = rounds.get(app) ?? Promise.resolve();
  const round = before
    .then(() => deliverDue(app))
    .catch((err: unknown) => app.http.log.error({ err }, 'letters wait: the database does not answer'));
  rounds.set(app, round);
  return round;
}

/** Says where letters go, and lets those that are on their way arrive before the server ends. */
export function mailAsLongAsOpen(app: App): void {
  app.http.addHook('onListen', async () => {
    if (!app.mailer.delivers) app.http.log.info('no SMTP_URL: letters stay in the data folder’s outbox');
  });
  app.http.addHook('onClose', async () => {
    await rounds.get(app);
    app.mailer.close();
  });
}

async function deliverDue(app: App): Promise<void> {
  for (let due = await takeDue(app); due; due = await takeDue(app)) {
    const { id, recipient, letter, tries } = due;
    const { until, ...content } = posted.parse(letter);
    const isUseless = until !== undefined && new Date(until) <= app.now();
    const outcome = isUseless
      ? 'refused'
      : await outcomeOf(app, { id, to: recipient ?? '', letter: content });
    if (outcome === 'sent') await markSent(app, id);
    // A server that is away is waited for, however long: an approval must not be lost.
    else if (outcome === 'refused' || (outcome === 'later' && tries >= mostTries)) await forget(app, id);
    else await putOff(app, id, tries);
    // The letters behind it would fail alike, each after its time-out.
    if (outcome === 'no server') return;
  }
}

/** What became of a message: `refused` is the server's last word about it, `later` and `no server` are not. */
async function outcomeOf(app: App, message: Message): Promise<'sent' | 'refused' | 'later' | 'no server'> {
  try {
    await app.mailer.send(message);
    return 'sent';
  } catch (error) {
    // What a mail server says often quotes the address, so only its codes are kept.
    const { code, responseCode = 0 } = failure.parse(error instanceof Error ? { ...error } : {});
    app.http.log.warn({ mail: message.id, code, responseCode }, 'a letter could not be sent');
    if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'no server';
    return responseCode >= 500 ? 'refused' : 'later';
  }
}

/** The traits of nodemailer's errors. */
const failure = z.object({ code: z.optional(z.string()), responseCode: z.optional(z.number()) });

/** Takes one letter that is due, so that no other process sends it too; after a crash it is due again. */
async function takeDue({ db, now }: App) {
  return asPlatform(db, (tx) =>
    tx
      .updateTable('mails')
      .set({ tries: sql`tries + 1`, next_try_at: new Date(now().getTime() + lease) })
      .where('id', '=', (it) =>
        it
          .selectFrom('mails')
          .select('id')
          .where('sent_at', 'is', null)
          .where('next_try_at', '<=', now())
          .orderBy('next_try_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'recipient', 'letter', 'tries'])
      .executeTakeFirst(),
  );
}

async function markSent({ db, now }: App, id: string): Promise<void> {
  await asPlatform(db, (tx) =>
    tx
      .updateTable('mails')
      .set({ sent_at: now(), recipient: null, letter: null })
      .where('id', '=', id)
      .execute(),
  );
}

async function putOff({ db, now }: App, id: string, tries: number): Promise<void> {
  const wait = Math.min(longestWait, 15 * second * 2 ** (tries - 1));
  await asPlatform(db, (tx) =>
    tx
      .updateTable('mails')
      .set({ next_try_at: new Date(now().getTime() + wait) })
      .where('id', '=', id)
      .execute(),
  );
}

async function forget({ db }: App, id: string): Promise<void> {
  await asPlatform(db, (tx) => tx.deleteFrom('mails').where('id', '=', id).execute());
}
