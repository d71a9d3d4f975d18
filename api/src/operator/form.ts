import { typedNumber } from '@hawiyat/shared/contract/digits';
import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import { type Releasable, releasable } from '@hawiyat/shared/contract/releases';
import { changeRollout } from '@hawiyat/shared/contract/rollouts';
import { HttpError, invalid } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { assertPlainText } from '../http/plain-text.ts';
import { validate } from '../http/validate.ts';

/** @throws HttpError 404 for a name of nothing that can be released */
export function releasableOf(name: unknown): Releasable {
  const remote = releasable.find((item) => item === name);
  if (!remote) throw new HttpError(404, messages.notFound);
  return remote;
}

/**
 * What a form of the operator's page asks for, as the call of the contract takes it.
 * @throws HttpError 400 with a text for each field that is wrong
 */
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
    stages,
    include: list('include'),
    exclude: list('exclude'),
    reason,
    // Everybody at once takes a reason: anyone who gives one wants it.
    overrideCanary: form.has('override-canary') || (stages?.length === 1 && reason !== undefined),
  };
  validate(changeRollout.body, command, (fields) => invalid(byField(fields)));
  return changeRollout.body.parse(command);
}

/** A wrong one in a list is reported at the field that the list is typed into. */
const byField = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/\..*$/, ''), text]));
