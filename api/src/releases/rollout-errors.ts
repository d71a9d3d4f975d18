import { conflict, forbidden, wrongField } from '../kernel/domain-error.ts';
import { messages } from '../kernel/messages.ts';

export const stagesRequired = wrongField('stages-required', 'stages', messages.valueMissing, {
  code: true,
  english: 'Say in which stages: --stages 1,5,25,50,100',
});
export const reasonRequired = wrongField('reason-required', 'reason', messages.valueMissing, {
  code: true,
  english: 'Say why: --reason "…"',
});
export const companyUnknown = wrongField(
  'company-unknown',
  ({ field }: { field: string; identifier: string }) => field,
  ({ identifier }: { field: string; identifier: string }) => `لا توجد شركة بالمعرّف ${identifier}`,
  { code: true, english: 'No company has this identifier.' },
);
export const changedMeanwhile = conflict('changed-meanwhile', messages.conflict, {
  code: true,
  english: 'Somebody else has changed it meanwhile, so nothing was done. Look at it again, and repeat.',
});
export const rolloutChanged = conflict(
  'rollout-changed',
  'تغيّر الحال منذ أن عرضته، ولم يُنفَّذ شيء. راجع الحال الآن، ثم أعد الأمر إن بقي لازمًا.',
  {
    code: true,
    english:
      'It has changed since you looked, so nothing was done. If it is still wanted as it stands now, repeat.',
  },
);
export const anotherRelease = conflict(
  'another-release',
  'لا يخص هذا الأمر ما هو قائم الآن، ولم يُنفَّذ شيء. راجع الحال، ثم سمِّ الإصدار الذي تقصده.',
  {
    code: true,
    english:
      'This command is not about what stands now, so nothing was done. Name the release that you mean.',
  },
);
export const insteadRequired = wrongField(
  'instead-required',
  'instead',
  'اختر ما يحصل عليه الجميع بدل هذا الإصدار',
  {
    code: true,
    english:
      'This would take the stable release from everybody. Say what they get instead: --instead <release>, or --instead nothing.',
  },
);
export const notTheOneBefore = conflict(
  'not-the-one-before',
  'إذا سُحب الإصدار المستقر حصل الجميع على الإصدار الذي قبله، ولا إصدار غيره. راجع الحال، ثم أعد الأمر.',
  {
    code: true,
    english:
      'After a withdrawal everybody gets the release before it, and no other: name that one, or `nothing` where there is none.',
  },
);
export const hostRequired = conflict(
  'host-required',
  'لا تعمل اللوحة بلا واجهة مضيفة. أطلق إصدارًا آخر منها أولًا.',
  { code: true, english: 'Without a host there is no page. Roll out another release of it first.' },
);
export const standsAlready = conflict('stands-already', 'هذا هو الحال بالفعل، ولم يتغير شيء.', {
  code: true,
  english: 'It stands like that already: nothing was changed.',
});
export const untriedRelease = wrongField(
  'untried',
  'reason',
  'لهذا الإصدار لا يوجد تقرير تجربة، فلم يره أحد يعمل. اذكر سبب إطلاقه إن أردت المتابعة.',
  {
    code: true,
    english:
      'This release has no report of a trial: nobody has seen it work. Say why it is rolled out: --reason "…"',
  },
);
export const releaseHalted = conflict(
  'release-halted',
  'أُوقف هذا الإصدار سابقًا. اذكر سبب إطلاقه من جديد إن أردت المتابعة.',
  { code: true, english: 'This release was halted. Say why it is started again: --reason "…"' },
);
export const personRequired = forbidden(
  'person-required',
  'لا يعيد إطلاق إصدار أُوقف إلا عضو في إدارة المنصة، وليس رمزًا آليًا.',
  {
    code: true,
    english: 'A halted release is started again by a person, not by a machine’s token: sign in, and repeat.',
  },
);
export const secondPersonRequired = conflict(
  'second-person-required',
  'سجّلت طلبك من قبل. يبقى أن يطلب عضو آخر إعادة إطلاق هذا الإصدار خلال 24 ساعة من طلبك.',
  {
    code: true,
    english:
      'You have started it already. Another operator must start it too, within 24 hours of you: it was halted for a hang or tampering.',
  },
);
export const releaseStable = conflict('release-stable', 'هذا الإصدار هو المستقر حاليًا.', {
  code: true,
  english: 'This release is the stable one already.',
});
export const releaseNeverStable = conflict(
  'release-never-stable',
  'لم يكن هذا الإصدار مستقرًا من قبل، فلا يمكن الرجوع إليه.',
  {
    code: true,
    english: 'This release was never stable here, so nothing goes back to it. Start a rollout of it.',
  },
);
export const releaseLeft = conflict(
  'release-left',
  'سبق الرجوع عن هذا الإصدار. ألغِ الرجوع إن أردت أن يعود إلى الجميع.',
  {
    code: true,
    english: 'A rollback has left this release. Return to it with: forward <remote> <release> --reason "…"',
  },
);
export const rolloutGoesOn = conflict('rollout-goes-on', 'يوجد إطلاق تدريجي جارٍ. أكمله أو أوقفه أولًا.', {
  code: true,
  english: 'A rollout is in progress. Finish it, halt it or roll it back first.',
});
export const noRollout = conflict('no-rollout', 'لا يوجد إطلاق تدريجي جارٍ.', {
  code: true,
  english: 'No rollout is in progress.',
});
export const rolloutPaused = conflict('rollout-paused', 'الإطلاق التدريجي متوقف مؤقتًا. استأنفه أولًا.', {
  code: true,
  english: 'The rollout is paused. Resume it first.',
});
export const stagesNotRising = conflict(
  'stages-not-rising',
  'يجب أن تكون المراحل تصاعدية وأن تنتهي بنسبة 100%.',
  { code: true, english: 'Stages rise, and the last one is 100.' },
);
export const allAtOnce = conflict(
  'all-at-once',
  'لا يُعطى إصدار للجميع دفعة واحدة إلا لسبب. اذكر السبب إن أردت المتابعة.',
  {
    code: true,
    english: 'Nobody gets a release together with everybody without a reason: --override-canary --reason "…"',
  },
);
export const nothingBefore = conflict('nothing-before', 'لا يوجد إصدار سابق للرجوع إليه.', {
  code: true,
  english: 'There is no earlier release to go back to.',
});
export const nothingAhead = conflict('nothing-ahead', 'لا يوجد رجوع يمكن إلغاؤه إلى هذا الإصدار.', {
  code: true,
  english: 'There is no rollback to take back, or it did not leave this release.',
});
export const canaryNotSatisfied = conflict(
  'canary-not-satisfied',
  'لا تكفي البيانات للانتقال إلى المرحلة التالية. اذكر السبب إن أردت المتابعة.',
  { code: true, english: 'The next stage still waits for:' },
);
export const nothingToHalt = conflict(
  'nothing-to-halt',
  'لا يوجد إطلاق تدريجي جارٍ ليُوقف، والإصدار المستقر باقٍ كما هو. لأخذه من الجميع استعمل «سحب الإصدار المستقر».',
  {
    code: true,
    english:
      'No rollout is in progress, so there is nothing to halt, and the stable release stays. To take that from everybody: withdraw <remote> <release> --instead <release>',
  },
);

export const triedErrors = [
  stagesRequired,
  companyUnknown,
  personRequired,
  secondPersonRequired,
  releaseStable,
  releaseNeverStable,
  releaseLeft,
  rolloutGoesOn,
  noRollout,
  rolloutPaused,
  stagesNotRising,
  allAtOnce,
  nothingBefore,
  nothingAhead,
  nothingToHalt,
  rolloutChanged,
  anotherRelease,
  insteadRequired,
  notTheOneBefore,
  hostRequired,
  standsAlready,
];

export const commandErrors = [
  ...triedErrors,
  reasonRequired,
  releaseHalted,
  untriedRelease,
  canaryNotSatisfied,
];
