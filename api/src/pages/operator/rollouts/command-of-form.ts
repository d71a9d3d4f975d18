import { typedNumber } from '@hawiyat/shared/contract/core/digits';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import { changeRollout } from '@hawiyat/shared/contract/platform/rollouts';
import { HttpError, invalid } from '../../../http/http-error.ts';
import { messages } from '../../../http/messages.ts';
import { validate } from '../../../http/validate.ts';
import { assertPlainText } from '../../../kernel/plain-text.ts';
import type { RolloutStates } from '../../../releases/index.ts';

export function releasableOf({ releasable }: RolloutStates, name: unknown): Releasable {
  const remote = releasable.find((item) => item === name);
  if (!remote) throw new HttpError(404, messages.notFound);
  return remote;
}

/** The form's value for: all companies lose the area. */
export const noRelease = 'nothing';

export function commandOf(form: URLSearchParams): ValidatedInput<typeof changeRollout>['body'] {
  assertPlainText(Object.fromEntries(form));
  const text = (name: string) => form.get(name)?.trim() || undefined;
  const list = (name: string) =>
    text(name)
      ?.split(/[\s,،]+/)
      .map(typedNumber)
      .filter((item) => item !== '');
  const [reason, stages] = [text('reason'), list('stages')?.map(Number)];
  const command = {
    action: text('action'),
    release: text('release'),
    seen: Number(text('seen') ?? Number.NaN),
    instead: text('instead') === noRelease ? null : text('instead'),
    stages,
    include: list('include'),
    exclude: list('exclude'),
    reason,
    timetable: timetableOf(text('timetable')),
    cause: text('cause'),
    // Only a rollout to everyone without stages needs a reason, so giving one confirms it.
    overrideCanary: form.has('override-canary') || (stages?.length === 1 && reason !== undefined),
  };
  validate(changeRollout.body, command, (fields) => invalid(byField(fields)));
  return changeRollout.body.parse(command);
}

/** The schema rejects what is no JSON. */
function timetableOf(text?: string): unknown {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/** An error of a list's item belongs to the list's field. */
const byField = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/\..*$/, ''), text]));
