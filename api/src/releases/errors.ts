import { conflict, forbidden, wrongField, wrongInput } from '../kernel/domain-error.ts';
import { messages } from '../kernel/messages.ts';

/** The field names the file; a command line reads the code. */
const wrongPath = (id: string) =>
  wrongField(id, ({ path }: { path: string }) => path, messages.invalid, {
    fieldText: messages.valueInvalid,
    code: true,
  });

export const anotherTeam = forbidden('another-team', 'ينشر هذا الفريق إصدارات قسمه وحده.', { code: true });
export const manifestWrong = wrongPath('manifest-wrong');
export const signatureWrong = wrongPath('signature-wrong');
export const fileMissing = wrongPath('file-missing');
export const fileUnlisted = wrongPath('file-unlisted');
export const fileListedTwice = wrongPath('file-listed-twice');
export const integrityMismatch = wrongPath('integrity-mismatch');
export const noPage = wrongPath('no-page');
export const releaseExists = conflict(
  'release-exists',
  'نُشر إصدار بهذا الرقم من قبل، ولا يتغير إصدار بعد نشره.',
  { code: true },
);
export const incompatibleRelease = wrongInput(
  'incompatible',
  'لا يتوافق هذا الإصدار مع إصدارات معمول بها حاليًا.',
  { code: true, english: 'This release does not fit what is live.' },
);
export const uncheckedRelease = wrongInput('not-checked', 'لم يُفحص هذا الإصدار مع إصدارات معمول بها حاليًا.', {
  code: true,
  english: 'Its team has not compared this release with what is live.',
});
export const unrecordedRelease = wrongInput('not-recorded', 'لا يسجل هذا الإصدار ما يأخذه وما يتيحه.', {
  code: true,
});
export const releaseUnknown = wrongField('release-unknown', 'release', 'لا يوجد إصدار بهذا الرقم', {
  code: true,
  english: 'No release has this id. `releases <remote>` lists what is published.',
});

export const fitErrors = [incompatibleRelease, uncheckedRelease];

export const fileErrors = [fileMissing, fileUnlisted, fileListedTwice, integrityMismatch, noPage];
