import { readCode } from '@hawiyat/shared/contract/core/read-number';
import type { Transaction } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Schema } from '../../db/schema.ts';
import { actAs, asSignIn } from '../../db/tenant.ts';
import { appendEvent } from '../../events/index.ts';
import { type AttemptContext, countAttempt, releaseAttempt } from '../../http/attempt-limit.ts';
import type { DomainErrorMaker } from '../../kernel/domain-error.ts';
import { tooOften } from '../../kernel/errors.ts';
import { enqueueEmail, twoFactorEmail } from '../../mail/index.ts';
import type { AdminRow } from '../credentials/admin-queries.ts';
import {
  twoFactorCodeWrong,
  twoFactorDemanded,
  twoFactorMissing,
  twoFactorOff,
  twoFactorOn,
  twoFactorSetup,
  twoFactorWrong,
} from '../errors.ts';
import { drawRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';
import { seal, unseal } from './sealed-secret.ts';
import { enrollment, latestStep, newSecret, stepOf } from './totp.ts';

export type TwoFactorContext = Context & AttemptContext & { readonly operatorToken: string };

/** Codes of one person, from everywhere: a guesser of codes already has the password. */
const codes = { allowed: 20, seconds: 3600 };
const ownerOf = ({ company_id, id }: AdminRow) => `${company_id} ${id}`;
const keyOf = ({ company_id, id }: AdminRow) => ({ company_id, admin_id: id });

/** Returns recovery codes when this code has set up the two-factor authentication that the company demands. */
export async function passTwoFactor(
  context: TwoFactorContext,
  admin: AdminRow,
  typed: string | undefined,
): Promise<string[] | null> {
  if (!admin.confirmed_at && !admin.two_factor_required) return null;
  const isSetUp = admin.confirmed_at !== null || admin.sealed_secret !== null;
  if (!isSetUp) throw twoFactorSetup();
  if (!typed?.trim()) throw admin.confirmed_at ? twoFactorMissing() : twoFactorSetup();
  return counted(context, admin, async () => {
    if (!admin.confirmed_at) return confirm(context, admin, typed, twoFactorWrong);
    if (!(await useCode(context, admin, typed))) throw twoFactorWrong();
    return null;
  });
}

/** Replaces a secret that was never confirmed. */
export async function beginTwoFactor(context: TwoFactorContext, admin: AdminRow) {
  const secret = newSecret();
  const sealed_secret = seal(context.operatorToken, ownerOf(admin), secret);
  const written = await asSignIn(context.db, (tx) =>
    tx
      .insertInto('two_factor_secrets')
      .values({ ...keyOf(admin), sealed_secret })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'admin_id'])
          .doUpdateSet({ sealed_secret })
          .where('two_factor_secrets.confirmed_at', 'is', null),
      )
      .returning('admin_id')
      .executeTakeFirst(),
  );
  if (!written) throw twoFactorOn();
  return enrollment(secret, `${admin.identifier} ${admin.email}`);
}

export async function confirmTwoFactor(context: TwoFactorContext, admin: AdminRow, typed: string) {
  if (admin.confirmed_at) throw twoFactorOn();
  if (!admin.sealed_secret) throw twoFactorOff();
  return counted(context, admin, () => confirm(context, admin, typed, twoFactorCodeWrong));
}

export function renewRecoveryCodes({ db }: Context, admin: AdminRow): Promise<string[]> {
  if (!admin.confirmed_at) throw twoFactorOff();
  return asSignIn(db, (tx) => storeRecoveryCodes(tx, admin));
}

export async function removeTwoFactor({ db, now }: Context, admin: AdminRow): Promise<void> {
  if (!admin.confirmed_at) throw twoFactorOff();
  if (admin.two_factor_required) throw twoFactorDemanded();
  await asSignIn(db, async (tx) => {
    await tx
      .deleteFrom('two_factor_secrets')
      .where((eb) => eb.and(keyOf(admin)))
      .execute();
    await recordChange(tx, admin, 'off', now());
  });
}

export async function countRecoveryCodes({ db }: Context, admin: AdminRow): Promise<number> {
  const { count } = await asSignIn(db, (tx) =>
    tx
      .selectFrom('recovery_codes')
      .select((eb) => eb.fn.countAll().as('count'))
      .where((eb) => eb.and(keyOf(admin)))
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}

async function counted<T>(context: TwoFactorContext, admin: AdminRow, work: () => Promise<T>): Promise<T> {
  const counter = ['two-factor codes', ownerOf(admin)] as const;
  const wait = await countAttempt(context, counter, codes);
  if (wait > 0) throw tooOften({ wait });
  const result = await work();
  await releaseAttempt(context, counter);
  return result;
}

/** Compares and spends a code in one statement: of two simultaneous uses one succeeds. */
async function useCode(context: TwoFactorContext, admin: AdminRow, typed: string): Promise<boolean> {
  const step = currentStep(context, admin, typed);
  return asSignIn(context.db, async (tx) => {
    const spent =
      step === null
        ? await tx
            .deleteFrom('recovery_codes')
            .where((eb) => eb.and(keyOf(admin)))
            .where('code_hash', '=', recoveryCodeHash(typed))
            .returning('admin_id')
            .executeTakeFirst()
        : await tx
            .updateTable('two_factor_secrets')
            .set({ last_step: String(step) })
            .where((eb) => eb.and(keyOf(admin)))
            // A code that a fast clock has used must not lock out the codes of the right time.
            .where((eb) =>
              eb.or([
                eb('last_step', '<', String(step)),
                eb('last_step', '>', String(latestStep(context.now()))),
              ]),
            )
            .returning('admin_id')
            .executeTakeFirst();
    return spent !== undefined;
  });
}

async function confirm(
  context: TwoFactorContext,
  admin: AdminRow,
  typed: string,
  wrong: DomainErrorMaker,
): Promise<string[]> {
  const step = currentStep(context, admin, typed);
  if (step === null) throw wrong();
  const now = context.now();
  return asSignIn(context.db, async (tx) => {
    const confirmed = await tx
      .updateTable('two_factor_secrets')
      .set({ confirmed_at: now, last_step: String(step) })
      .where((eb) => eb.and(keyOf(admin)))
      .where('confirmed_at', 'is', null)
      .where('sealed_secret', '=', admin.sealed_secret)
      .returning('admin_id')
      .executeTakeFirst();
    if (!confirmed) throw wrong();
    const recoveryCodes = await storeRecoveryCodes(tx, admin);
    await recordChange(tx, admin, 'on', now);
    return recoveryCodes;
  });
}

/** Null: a recovery code, a wrong one, or a secret under another key. */
function currentStep({ operatorToken, now, log }: TwoFactorContext, admin: AdminRow, typed: string) {
  const code = readCode(typed);
  if (!admin.sealed_secret || !/^\d{6}$/.test(code)) return null;
  try {
    return stepOf(unseal(operatorToken, ownerOf(admin), admin.sealed_secret), code, now());
  } catch (err) {
    // The recovery codes still open the account.
    log.error({ err, admin: admin.id }, 'a two-factor secret is sealed with another OPERATOR_TOKEN');
    return null;
  }
}

async function storeRecoveryCodes(tx: Transaction<Schema>, admin: AdminRow): Promise<string[]> {
  const drawn = drawRecoveryCodes();
  await tx
    .deleteFrom('recovery_codes')
    .where((eb) => eb.and(keyOf(admin)))
    .execute();
  const rows = drawn.map((code) => ({ ...keyOf(admin), code_hash: recoveryCodeHash(code) }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return drawn;
}

async function recordChange(tx: Transaction<Schema>, admin: AdminRow, status: 'on' | 'off', at: Date) {
  const actor = { kind: 'admin', id: admin.id } as const;
  const event = {
    companyId: admin.company_id,
    type: 'two_factor.set',
    entityId: admin.id,
    actor,
    at,
    data: { status },
  } as const;
  await appendEvent(tx, event);
  await actAs(tx, 'hawiyat_platform', '');
  await enqueueEmail(tx, {
    to: admin.email,
    content: twoFactorEmail(admin.company_name, status === 'on'),
    now: at,
  });
}
