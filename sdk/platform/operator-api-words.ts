import type { ErrorBody } from '@hawiyat/shared/contract/core/error';

/** Adds the promotion criteria that are missing, and how to go on without them. */
export function withCriteria(message: string, missing: readonly string[]): string {
  const wanted = missing.map((item) => `\n  ${criterion(item)}`);
  return `${message}${wanted.join('')}\n  To go on all the same, repeat it with --override-canary --reason "…"`;
}

export function standsText({ stable, rollout }: NonNullable<ErrorBody['stands']>): string {
  const first = `${stable ?? 'nothing'} is stable`;
  if (!rollout) return `${first}, and no rollout is in progress`;
  const { release, percent, isPaused, isTakenBack } = rollout;
  const paused = isTakenBack ? ', paused and taken back' : isPaused ? ', paused' : '';
  return `${first}, and ${release} goes to ${percent} %${paused}`;
}

/** English for the contract's messages of fields. */
const fieldTexts: Record<string, string> = {
  'هذا الحقل مطلوب': 'is required',
  'القيمة غير صحيحة': 'is not valid',
  'القيمة أطول من المسموح به': 'is too long',
  'صيغة البريد الإلكتروني غير صحيحة': 'is no e-mail address',
  'يُكتب المسار بحروف لاتينية صغيرة مثل /billing.': 'is no path like /billing, in small Latin letters',
  'يُكتب العنوان في سطر واحد دون رموز خاصة.': 'is no title: one line without quotes or brackets',
  'تُكتب الأيقونة بصيغة مسار SVG في مربع 24×24، أي أوامر الرسم وأرقامها فقط.':
    'is no path data of a 24 × 24 SVG, like M4 4h16v16H4z',
  'يُكتب الموضع رقمًا صحيحًا من 1 إلى 999.': 'is no whole number from 1 to 999',
};

/** A line for each field; `isExplained`: the text of the error says it already. */
export function fieldErrors(fields: Record<string, string>, isExplained: boolean): string {
  return Object.entries(fields)
    .map(([name, text]) => [name, fieldTexts[text.replace(/[\u2066\u2069]/g, '')] ?? text])
    .filter(([, text]) => !isExplained || !/\p{Script=Arabic}/u.test(text ?? ''))
    .map(([name, text]) => `\n  ${name}: ${text}`)
    .join('');
}

const criteria: Record<string, (is: string, must: string) => string> = {
  dwell: (is, must) => `minutes at this stage: ${is} of ${must}`,
  sessions: (is, must) => `sessions with the candidate at this stage: ${is} of ${must}`,
  companies: (is, must) => `companies with the candidate at this stage: ${is} of ${must}`,
  control: (is, must) => `sessions with the stable release at this stage: ${is} of ${must}`,
  probe: () => 'the server’s own browser has not opened the candidate at this stage yet',
  'control-failing': (is, must) => `the stable release fails too (${is} of ${must} sessions): look elsewhere`,
  suspicion: (is, must) => `evidence against the candidate: ${is}, and at ${must} it is halted`,
};

/** A criterion of the canary report, e.g. `sessions:40/60`. */
export function criterion(code: string): string {
  const [, what = '', is = '', must = ''] = /^([a-z-]+):(\d+)\/(\d+)$/.exec(code) ?? [];
  return criteria[what]?.(is, must) ?? code;
}
