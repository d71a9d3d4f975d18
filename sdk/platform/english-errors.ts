import type { ErrorBody } from '@hawiyat/shared/contract/core/error';

/** What the server's codes mean to who types a command; the server's own texts are for people in the panel. */
const texts = {
  'release-unknown': 'No release has this id. `releases <remote>` lists what is published.',
  'stages-required': 'Say in which stages: --stages 1,5,25,50,100',
  'reason-required': 'Say why: --reason "…"',
  'company-unknown': 'No company has this identifier.',
  'changed-meanwhile':
    'Somebody else has changed it meanwhile, so nothing was done. Look at it again, and repeat.',
  'rollout-changed':
    'It has changed since you looked, so nothing was done. If it is still wanted as it stands now, repeat.',
  'another-release':
    'This command is not about what stands now, so nothing was done. Name the release that you mean.',
  'instead-required':
    'This would take the stable release from everybody. Say what they get instead: --instead <release>, or --instead nothing.',
  'not-the-one-before':
    'After a withdrawal everybody gets the release before it, and no other: name that one, or `nothing` where there is none.',
  'host-required': 'Without a host there is no page. Roll out another release of it first.',
  'stands-already': 'It stands like that already: nothing was changed.',
  untried:
    'This release has no report of a trial: nobody has seen it work. Say why it is rolled out: --reason "…"',
  'release-halted': 'This release was halted. Say why it is started again: --reason "…"',
  'person-required':
    'A halted release is started again by a person, not by a machine’s token: sign in, and repeat.',
  'second-person-required':
    'You have started it already. Another operator must start it too, within 24 hours of you: it was halted for a hang or tampering.',
  'release-stable': 'This release is the stable one already.',
  'release-never-stable':
    'This release was never stable here, so nothing goes back to it. Start a rollout of it.',
  'release-left':
    'A rollback has left this release. Return to it with: forward <remote> <release> --reason "…"',
  'rollout-goes-on': 'A rollout is in progress. Finish it, halt it or roll it back first.',
  'no-rollout': 'No rollout is in progress.',
  'rollout-paused': 'The rollout is paused. Resume it first.',
  'stages-not-rising': 'Stages rise, and the last one is 100.',
  'all-at-once':
    'Nobody gets a release together with everybody without a reason: --override-canary --reason "…"',
  'nothing-before': 'There is no earlier release to go back to.',
  'nothing-ahead': 'There is no rollback to take back, or it did not leave this release.',
  'canary-not-satisfied': 'The next stage still waits for:',
  'nothing-to-halt':
    'No rollout is in progress, so there is nothing to halt, and the stable release stays. To take that from everybody: withdraw <remote> <release> --instead <release>',
  'until-out-of-range': 'A preview ends within 60 days, and not in the past: --until 2026-12-01',
  'webhook-address-wrong': 'A webhook’s address begins with https:// and holds no name or password.',
  incompatible: 'This release does not fit what is live.',
  'not-checked': 'Its team has not compared this release with what is live.',
  decided: 'The registration was decided before.',
  'bank-change-decided': 'The bank account was decided or withdrawn before.',
  'operator-unknown': 'The name or the credential is wrong.',
  'name-taken': 'This name is taken: names are never used twice.',
  'last-operator': 'The last operator cannot be disabled.',
  'no-person': 'OPERATOR_TOKEN is no person’s credential. Add an operator first.',
  'other-purpose': 'This token is for another purpose.',
};

/**
 * @param error the server's response
 * @returns the same in English, with how to go on; null for a code of no operator's command
 */
export function englishError({
  code,
  missing = [],
}: {
  code?: string | undefined;
  missing?: readonly string[] | undefined;
}): string | null {
  const text = Object.entries(texts).find(([name]) => name === code)?.[1];
  if (text === undefined) return null;
  if (code !== 'canary-not-satisfied') return text;
  const wanted = missing.map((item) => `\n  ${criterion(item)}`);
  return `${text}${wanted.join('')}\n  To go on all the same, repeat it with --override-canary --reason "…"`;
}

export function standsText({ stable, rollout }: NonNullable<ErrorBody['stands']>): string {
  const first = `${stable ?? 'nothing'} is stable`;
  if (!rollout) return `${first}, and no rollout is in progress`;
  const { release, percent, isPaused, isTakenBack } = rollout;
  const paused = isTakenBack ? ', paused and taken back' : isPaused ? ', paused' : '';
  return `${first}, and ${release} goes to ${percent} %${paused}`;
}

/** The contract's own messages of fields. */
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

/**
 * @param fields of an error response
 * @param isExplained whether the error's own text says it already
 * @returns a line for each
 */
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

/** @param code as in the canary report, e.g. `sessions:40/60` */
export function criterion(code: string): string {
  const [, what = '', is = '', must = ''] = /^([a-z-]+):(\d+)\/(\d+)$/.exec(code) ?? [];
  return criteria[what]?.(is, must) ?? code;
}
