import { createHash, createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { withChangeHook } from '../db/change-hook.ts';
import { actAs, asSignIn } from '../db/tenant.ts';
import { HttpError, invalid } from './http-error.ts';
import type { Server } from './server-context.ts';

/** Seconds after which a call that neither committed nor failed counts as dead. */
const claimSeconds = 60;
const retentionSeconds = 24 * 60 * 60;
/** Characters. Longer responses are import reports, and imports can be repeated. */
const longestStored = 256_000;

export const keyMessages = {
  underWay: 'ما زال الطلب نفسه قيد التنفيذ. يرجى المحاولة بعد قليل.',
  reused: 'سبق استخدام مفتاح هذا الطلب مع محتوى آخر.',
  done: 'سبق تنفيذ هذا الطلب. يرجى تحديث الصفحة لعرض نتيجته.',
};

export interface KeyedCall {
  readonly principal: string;
  readonly owner: string;
  readonly key: string;
  /** Method and path. */
  readonly target: string;
  readonly body: unknown;
}

export interface StoredResponse {
  readonly answer: unknown;
  readonly isReplayed: boolean;
}

interface Claim {
  readonly id: Buffer;
  readonly attempt: string;
}

interface KeyRow {
  readonly request_hash: Uint8Array;
  readonly state: 'under_way' | 'done' | 'answered';
  readonly claimed_until: Date;
  readonly answer: string | null;
}

/** Runs a call at most once for a key. The change's transaction records it: a process can die at any moment. */
export async function onceForKey(
  server: Server,
  call: KeyedCall,
  work: () => Promise<unknown>,
): Promise<StoredResponse> {
  if (!/^[\x21-\x7e]{1,255}$/.test(call.key)) throw invalid({ 'Idempotency-Key': 'القيمة غير صحيحة' });
  const id = createHash('sha256').update(`${call.principal}\n${call.key}`).digest();
  const requestHash = await hashOfRequest(call);
  const claim = { id, attempt: randomUUID() };
  const known = await claimOrFind(server, claim, { requestHash, owner: call.owner });
  if (known) return { answer: replayed(known, requestHash, server.now()), isReplayed: true };
  try {
    let isOver = false;
    // Work that continues in the background is not part of the call.
    const answer = await withChangeHook(async (tx) => {
      if (!isOver) await markDone(tx, claim);
    }, work);
    isOver = true;
    await storeResponse(server, claim, answer);
    return { answer, isReplayed: false };
  } catch (error) {
    await release(server, claim);
    throw error;
  }
}

/** Keyed with the unstored key, so that the hash reveals no password of a body. */
async function hashOfRequest({ key, target, body }: KeyedCall): Promise<Buffer> {
  const hash = createHmac('sha256', key).update(target);
  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => value instanceof File))
    return hash.update(`\n${JSON.stringify(body)}`).digest();
  for (const [name, value] of fields) {
    if (value instanceof File) {
      hash.update(`\n${name} ${value.size}\n`);
      for await (const bytes of value.stream()) hash.update(bytes);
    } else {
      const text = String(value);
      hash.update(`\n${name} ${Buffer.byteLength(text)}\n`).update(text);
    }
  }
  return hash.digest();
}

/** Takes a key that is free, older than a day, or held by a dead call; otherwise returns the existing row. */
async function claimOrFind(
  server: Server,
  { id, attempt }: Claim,
  { requestHash, owner }: { readonly requestHash: Buffer; readonly owner: string },
): Promise<KeyRow | undefined> {
  const now = server.now();
  const until = new Date(now.getTime() + claimSeconds * 1000);
  const oldest = new Date(now.getTime() - retentionSeconds * 1000);
  const latest = latestClaim(now);
  return asSignIn(server.db, async (tx) => {
    const claimed = await sql`
      insert into idempotency_keys as k (id, request_hash, attempt, state, claimed_until, created_at, owner)
      values (${id}, ${requestHash}, ${attempt}, 'under_way', ${until}, ${now}, ${owner})
      on conflict (id) do update set request_hash = excluded.request_hash, attempt = excluded.attempt,
        state = 'under_way', claimed_until = excluded.claimed_until, created_at = excluded.created_at, answer = null
      where k.created_at <= ${oldest}
        or (k.state = 'under_way' and (k.claimed_until <= ${now} or k.claimed_until > ${latest}))
      returning 1`.execute(tx);
    if (claimed.rows.length > 0) return undefined;
    const row = await tx
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'state', 'claimed_until', 'answer'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw inProgress();
    return row;
  });
}

function replayed(row: KeyRow, requestHash: Buffer, now: Date): unknown {
  const { request_hash, state, claimed_until, answer } = row;
  if (!requestHash.equals(request_hash))
    throw new HttpError(409, keyMessages.reused, { code: 'idempotency_key_reused' });
  if (answer !== null) return JSON.parse(answer) ?? undefined;
  // The change is done, and its response is about to be stored.
  const isRecent = claimed_until > now && claimed_until <= latestClaim(now);
  if (state === 'under_way' || isRecent) throw inProgress();
  throw new HttpError(409, keyMessages.done, { code: 'already_done' });
}

/** A later claim comes from a clock that ran ahead; servers' clocks may differ by a claim's time. */
const latestClaim = (now: Date) => new Date(now.getTime() + 2 * claimSeconds * 1000);

const inProgress = () =>
  new HttpError(409, keyMessages.underWay, { code: 'request_under_way', headers: { 'retry-after': '2' } });

/** Part of the change's transaction. A call presumed dead must not commit: its repeat has started. */
async function markDone(tx: Parameters<typeof actAs>[0], { id, attempt }: Claim): Promise<void> {
  await actAs(tx, 'hawiyat_sign_in', '');
  const { numUpdatedRows } = await tx
    .updateTable('idempotency_keys')
    .set({ state: 'done' })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw inProgress();
}

async function storeResponse(server: Server, claim: Claim, answer: unknown): Promise<void> {
  const { id, attempt } = claim;
  const text = JSON.stringify(answer ?? null);
  // Frees the key of a call that changed nothing; a change keeps it.
  if (text.length > longestStored) return release(server, claim);
  await asSignIn(server.db, (tx) =>
    tx
      .updateTable('idempotency_keys')
      .set({ state: 'answered', answer: text })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .execute(),
  ).catch((err: unknown) => {
    // The change is done, so the call must not look failed.
    server.log.error({ err }, 'a response was not stored for replay');
  });
}

async function release(server: Server, { id, attempt }: Claim): Promise<void> {
  await asSignIn(server.db, (tx) =>
    tx
      .deleteFrom('idempotency_keys')
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('state', '=', 'under_way')
      .execute(),
  ).catch((err: unknown) => {
    server.log.error({ err }, 'a key was not released and stays locked until its claim expires');
  });
}

/** Deletes stored answers along with personal data: of one owner, or all. A repeat then learns only that it is done. */
export async function forgetAnswers({ db }: Pick<Server, 'db'>, owner?: string): Promise<void> {
  await asSignIn(db, (tx) => {
    const kept = tx.updateTable('idempotency_keys').set({ answer: null }).where('answer', 'is not', null);
    return (owner === undefined ? kept : kept.where('owner', '=', owner)).execute();
  });
}

export async function forgetOldKeys(server: Server): Promise<void> {
  const now = server.now().getTime();
  const [oldest, latest] = [-1, 1].map((side) => new Date(now + side * retentionSeconds * 1000));
  await asSignIn(server.db, (tx) =>
    sql`delete from idempotency_keys where created_at <= ${oldest} or created_at > ${latest}`.execute(tx),
  );
}
