import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import { changeArea } from '@hawiyat/shared/contract/platform/areas';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../app-context.ts';
import { loggedName } from '../../auth/index.ts';
import { assertPlainText } from '../../kernel/plain-text.ts';
import { areasLog, changeAreas } from '../../releases/index.ts';
import { knownError } from '../../server/domain-error-responses.ts';
import { HttpError, invalid } from '../../server/http-error.ts';
import { messages } from '../../server/messages.ts';
import { noteOperator } from '../../server/principals.ts';
import { validate } from '../../server/validate.ts';
import { areaOfForm, byFieldOfForm } from './area-form.ts';
import { type AreasNotice, areasPage } from './areas.ts';
import { formOf, show, showSignIn } from './reply.ts';
import { lastAction, lastActionCookie, operatorOf } from './session.ts';

const doneTexts: Record<string, string> = {
  'areas.add': 'تمت إضافة القسم. يظهر لمن يصل إليه أول إصدار منه.',
  'areas.change': 'تم تعديل القسم.',
  'areas.retire': 'تمت إزالة القسم من اللوحة، وبقيت إصداراته وسجله.',
};

/** Serves `/operator/areas`: the areas of the panel, to add, change and retire. */
export function serveAreasPage(app: App, http: FastifyInstance): void {
  const page = async (notice: AreasNotice | null) => ({
    title: 'الأقسام',
    section: 'areas' as const,
    content: areasPage((await app.rollouts.states()).areas, await app.rollouts.log(areasLog), notice),
  });

  http.get('/operator/areas', async (request, reply) => {
    const operator = await operatorOf(app, request);
    if (!operator) return showSignIn(app, reply, 200);
    const text = doneTexts[lastAction(app, request) ?? ''];
    if (text !== undefined) reply.header('set-cookie', lastActionCookie(app, request, null));
    return show(app, reply, {
      ...(await page(text === undefined ? null : { text, rejected: null })),
      operator,
    });
  });

  http.post('/operator/areas', async (request, reply) => {
    const operator = await operatorOf(app, request);
    if (!operator) return showSignIn(app, reply, 401, messages.sessionEnded);
    const sent = formOf(request);
    const name = sent.get('name')?.trim() ?? '';
    const action = sent.get('action') ?? '';
    try {
      const change = changeOf(name, action, sent);
      await changeAreas(app, name, change, loggedName(operator));
      noteOperator(app, operator, `${name}.${action}`);
      return reply
        .header('set-cookie', lastActionCookie(app, request, `areas.${action}`))
        .redirect('/operator/areas', 303);
    } catch (cause) {
      const error = knownError(cause);
      if (!error) throw cause;
      const { message, code, fields = {} } = error.body;
      // With a code the message names the paths, and the fields are for a command line.
      const errors = code === undefined ? fields : {};
      const form = action === 'add' ? 'add' : `${name}.${action}`;
      const notice = { text: message, rejected: { form, values: sent, errors } };
      return show(app, reply, { status: error.status, ...(await page(notice)), operator });
    }
  });
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}

type Change = ValidatedInput<typeof changeArea>['body'];

/** @throws HttpError 400 with a text for each invalid field */
function changeOf(name: string, action: string, sent: URLSearchParams): Change {
  assertPlainText(Object.fromEntries(sent));
  const reason = sent.get('reason')?.trim() || undefined;
  const seen = parsed(sent.get('seen'));
  const change = { action, reason, seen, ...(action !== 'retire' && { area: areaOfForm(sent) }) };
  validate(changeArea.params, { name }, (fields) => invalid(fields));
  validate(changeArea.body, change, (fields) => invalid(byFieldOfForm(fields)));
  if (!doneTexts[`areas.${action}`]) throw new HttpError(404, messages.notFound);
  return changeArea.body.parse(change);
}
