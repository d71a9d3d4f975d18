import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { Releasable } from '@hawiyat/shared/contract/releases';
import type { changeRollout } from '@hawiyat/shared/contract/rollouts';
import type { App } from '../app-context.ts';
import { asPlatform } from '../db/tenant.ts';
import { HttpError, invalid } from '../server/http-error.ts';
import { messages } from '../server/messages.ts';
import type { Command, Rejection } from './decide.ts';
import { assertFits } from './release-fits.ts';

type ChangeRequest = ValidatedInput<typeof changeRollout>['body'];

/**
 * Resolves an operator's request: companies become ids.
 * @throws HttpError 400 when something is missing or unknown
 */
export async function commandOf(app: App, remote: Releasable, request: ChangeRequest): Promise<Command> {
  const { action, release, stages, overrideCanary = false, reason = '' } = request;
  // Another server may have registered further checks of it.
  const known = release === undefined ? null : await app.releases.findAgain(remote, release);
  if (release !== undefined && !known) throw invalid({ release: 'لا يوجد إصدار بهذا الرقم' });
  switch (action) {
    case 'start': {
      if (release === undefined) throw invalid({ release: messages.valueMissing });
      if (stages === undefined) throw invalid({ stages: messages.valueMissing });
      // The live releases may have changed since it was published.
      if (known) await assertFits(app, known);
      const hasReason = reason.trim() !== '';
      return { action, release, stages, overrideCanary, hasReason, ...(await companyIds(app, request)) };
    }
    case 'name':
      return { action, ...(await companyIds(app, request)) };
    case 'advance':
      return { action, overrideCanary };
    case 'roll-back':
      return { action, release: release ?? null };
    default:
      return { action };
  }
}

async function companyIds(app: App, { include = [], exclude = [] }: ChangeRequest) {
  const all = [...new Set([...include, ...exclude])];
  if (all.length === 0) return { include: [], exclude: [] };
  const rows = await asPlatform(app.db, (tx) =>
    tx.selectFrom('companies').select(['id', 'identifier']).where('identifier', 'in', all).execute(),
  );
  const ids = (field: string, identifiers: readonly string[]) =>
    identifiers.map((identifier) => {
      const row = rows.find((item) => item.identifier === identifier);
      if (!row) throw invalid({ [field]: `لا توجد شركة بالمعرّف ${identifier}` });
      return row.id;
    });
  return { include: ids('include', include), exclude: ids('exclude', exclude) };
}

const texts: Record<Rejection, string> = {
  'release-halted': 'أُوقف هذا الإصدار سابقًا. اذكر سبب إطلاقه من جديد إن أردت المتابعة.',
  'release-stable': 'هذا الإصدار هو المستقر حاليًا.',
  'release-never-stable': 'لم يكن هذا الإصدار مستقرًا من قبل، فلا يمكن الرجوع إليه.',
  'rollout-goes-on': 'يوجد إطلاق تدريجي جارٍ. أكمله أو أوقفه أولًا.',
  'no-rollout': 'لا يوجد إطلاق تدريجي جارٍ.',
  'rollout-paused': 'الإطلاق التدريجي متوقف مؤقتًا. استأنفه أولًا.',
  'stages-not-rising': 'يجب أن تكون المراحل تصاعدية وأن تنتهي بنسبة 100%.',
  'all-at-once': 'لا يُعطى إصدار للجميع دفعة واحدة إلا لسبب. اذكر السبب إن أردت المتابعة.',
  'nothing-before': 'لا يوجد إصدار سابق للرجوع إليه.',
  'canary-not-satisfied': 'لا تكفي البيانات للانتقال إلى المرحلة التالية. اذكر السبب إن أردت المتابعة.',
  'nothing-to-halt': 'لا يوجد إصدار يمكن إيقافه.',
};

/** A 409 with the reason in Arabic. */
export function rejectCommand(rejection: Rejection): HttpError {
  return new HttpError(409, texts[rejection], { code: rejection });
}
