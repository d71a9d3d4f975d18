import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import { changeArea } from '@hawiyat/shared/contract/platform/areas';
import type { App } from '../../../app-context.ts';
import { loggedName } from '../../../auth/operator.ts';
import { assertPlainText } from '../../../kernel/plain-text.ts';
import { changeAreas } from '../../../releases/areas/area-commands.ts';
import { areasLog } from '../../../releases/areas/area-event.ts';
import { HttpError, invalid } from '../../../server/http-error.ts';
import { messages } from '../../../server/messages.ts';
import { validate } from '../../../server/validate.ts';
import type { FormPage } from '../form-page.ts';
import { parsedJson } from '../parsed-json.ts';
import { areaOfForm, byFieldOfForm } from './area-form.ts';
import { areasContent } from './areas.ts';

const doneTexts: Record<string, string> = {
  'areas.add': 'تمت إضافة القسم. يظهر لمن يصل إليه أول إصدار منه.',
  'areas.change': 'تم تعديل القسم.',
  'areas.retire': 'تمت إزالة القسم من اللوحة، وبقيت إصداراته وسجله.',
};

/** `/operator/areas`: the areas of the panel, to add, change and retire. */
export const areasPage = (app: App): FormPage => ({
  path: '/operator/areas',
  title: 'الأقسام',
  section: 'areas',
  content: async (outcome) =>
    areasContent((await app.rollouts.states()).areas, await app.rollouts.log(areasLog), outcome),
  confirm: async (done) => {
    const text = doneTexts[done];
    return text === undefined ? null : { text, rejected: null };
  },
  run: async (sent, operator) => {
    const { name, action } = targetOf(sent);
    await changeAreas(app, name, changeOf(name, action, sent), loggedName(operator));
    return { logged: `${name}.${action}`, done: `areas.${action}` };
  },
  reject: async (sent, { body: { message, code, fields = {} } }) => {
    const { name, action } = targetOf(sent);
    // With a code the message names the paths, and the fields are for a command line.
    const errors = code === undefined ? fields : {};
    const form = action === 'add' ? 'add' : `${name}.${action}`;
    return { text: message, rejected: { form, values: sent, errors } };
  },
});

const targetOf = (sent: URLSearchParams) => ({
  name: sent.get('name')?.trim() ?? '',
  action: sent.get('action') ?? '',
});

type Change = ValidatedInput<typeof changeArea>['body'];

/** @throws HttpError 400 with a text for each invalid field */
function changeOf(name: string, action: string, sent: URLSearchParams): Change {
  assertPlainText(Object.fromEntries(sent));
  const reason = sent.get('reason')?.trim() || undefined;
  const seen = parsedJson(sent.get('seen') ?? '');
  const change = { action, reason, seen, ...(action !== 'retire' && { area: areaOfForm(sent) }) };
  validate(changeArea.params, { name }, (fields) => invalid(fields));
  validate(changeArea.body, change, (fields) => invalid(byFieldOfForm(fields)));
  if (!doneTexts[`areas.${action}`]) throw new HttpError(404, messages.notFound);
  return changeArea.body.parse(change);
}
