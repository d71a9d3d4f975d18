import type { EventData } from '@hawiyat/shared/contract/core/events';
import type { SettingsDraft, SettingsPage } from '@hawiyat/shared/contract/core/settings';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent, changesOf } from '../events/index.ts';
import type { ErrorType } from '../kernel/domain-error.ts';
import { assertUpToDate } from './outdated-edit.ts';

type Values = Readonly<Record<string, unknown>>;

export interface SettingsRules<Page extends SettingsPage = SettingsPage> {
  readonly throws?: readonly ErrorType[];
  /** The draft is valid by the contract; returns what is saved. */
  accept?(draft: SettingsDraft<Page>, before: SettingsDraft<Page>): SettingsDraft<Page>;
  /** The company's row in another table that holds some of the fields, and more for answers. */
  readonly elsewhere?: {
    read(tx: Transaction<Schema>, companyId: string): Promise<Values>;
    write(tx: Transaction<Schema>, companyId: string, saved: SettingsDraft<Page>): Promise<unknown>;
  };
  /** Values that answers have in addition to the fields. */
  also?(values: SettingsDraft<Page>): Values;
  data?(saved: SettingsDraft<Page>): EventData;
}

interface Served {
  readonly page: SettingsPage;
  readonly rules: SettingsRules;
}

interface Saving extends Served {
  /** Valid by the contract. */
  readonly draft: unknown;
  readonly ifMatch: string | undefined;
}

interface State {
  readonly values: Values;
  /** Values in another table. */
  readonly held: Values;
  readonly version: number;
}

/** Without saved settings, the initial values as version 1. */
export async function settingsOf(
  tx: Transaction<Schema>,
  companyId: string,
  served: Served,
): Promise<Values> {
  const row = await rowOf(tx, companyId, served.page).executeTakeFirst();
  return answerOf(served, await stateOf(tx, companyId, served, row));
}

export function saveSettings(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { draft, ifMatch, page, rules }: Saving,
): Promise<Values> {
  const served = { page, rules };
  return asCompany(db, companyId, async (tx) => {
    // The second of two concurrent first saves waits for this row.
    const inserted = await tx
      .insertInto('company_settings')
      .values({ company_id: companyId, page: page.name })
      .onConflict((conflict) => conflict.columns(['company_id', 'page']).doNothing())
      .returning('page')
      .executeTakeFirst();
    const row = await rowOf(tx, companyId, page).forUpdate().executeTakeFirstOrThrow();
    const state = await stateOf(tx, companyId, served, row);
    const whole = { ...state.values, ...given(draft) };
    const wanted = (rules.accept?.(whole, state.values) ?? whole) as Values;
    await assertUpToDate(tx, {
      ...{ companyId, id: companyId, version: row.version, labels: labelsOf(page), ifMatch },
      present: async () => answerOf(served, state),
    });
    const changes = changesOf(inserted ? { ...state.values, ...proposedValues(page) } : state.values, wanted);
    if (!changes) return answerOf(served, state);
    const own = Object.entries(wanted).filter(([field]) => !(field in state.held));
    const { version } = await tx
      .updateTable('company_settings')
      // Fields that only another version of the server knows stay.
      .set({ settings: JSON.stringify({ ...row.settings, ...Object.fromEntries(own) }) })
      .set({ version: row.version + 1 })
      .where('company_id', '=', companyId)
      .where('page', '=', page.name)
      .returning('version')
      .executeTakeFirstOrThrow();
    await rules.elsewhere?.write(tx, companyId, wanted);
    await appendEvent(tx, {
      ...{ companyId, type: page.event, entityId: companyId, at: now(), ...changes },
      ...{ actor: { kind: 'admin', id: adminId }, data: { page: page.name, ...rules.data?.(wanted) } },
    });
    return answerOf(served, { ...state, values: wanted, version });
  });
}

/** Unknown fields of a client stay as they are. */
const given = (draft: unknown): Values =>
  Object.fromEntries(Object.entries(Object(draft)).filter(([, value]) => value !== undefined));

/** Undefined where the company has saved nothing. */
export async function savedSettings<Page extends SettingsPage>(
  tx: Transaction<Schema>,
  companyId: string,
  page: Page,
): Promise<SettingsDraft<Page> | undefined> {
  const row = await rowOf(tx, companyId, page).executeTakeFirst();
  return row && valuesIn(row.settings, page);
}

/** Fields that are newer than the row get their initial values. */
export const valuesIn = <Page extends SettingsPage>(settings: Values, { fields }: Page) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { initial }]) => [
      field,
      field in settings ? settings[field] : initial,
    ]),
  ) as SettingsDraft<Page>;

const rowOf = (tx: Transaction<Schema>, companyId: string, { name }: SettingsPage) =>
  tx
    .selectFrom('company_settings')
    .select(['settings', 'version'])
    .where('company_id', '=', companyId)
    .where('page', '=', name);

async function stateOf(
  tx: Transaction<Schema>,
  companyId: string,
  { page, rules }: Served,
  row: { readonly settings: Values; readonly version: number } | undefined,
): Promise<State> {
  const held = (await rules.elsewhere?.read(tx, companyId)) ?? {};
  const values = valuesIn({ ...row?.settings, ...held }, page) as Values;
  return { values, held, version: row?.version ?? 1 };
}

function answerOf({ page: { fields }, rules }: Served, { values, held, version }: State): Values {
  const shown = Object.entries(values).filter(([field]) => fields[field]?.shown !== false);
  return { ...held, ...Object.fromEntries(shown), ...rules.also?.(values), version };
}

const labelsOf = ({ fields }: SettingsPage) =>
  Object.fromEntries(Object.entries(fields).map(([field, { label }]) => [field, label]));

/** Saving a proposed value is a change, even without an edit. */
const proposedValues = ({ fields }: SettingsPage): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { isProposed }]) => (isProposed ? [[field, null]] : [])),
  );
