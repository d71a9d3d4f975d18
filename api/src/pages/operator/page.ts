import formbody from '@fastify/formbody';
import type { RolloutStateResponse } from '@hawiyat/shared/contract/platform/rollouts';
import { time } from '@hawiyat/shared/locale/dates';
import { html } from 'ghtml';
import type { App } from '../../app-context.ts';
import { authorOf } from '../../auth/index.ts';
import {
  allRolloutStates,
  changeRolloutState,
  dryRun,
  publishedOf,
  type RolloutStates,
} from '../../releases/index.ts';
import { knownError } from '../../server/domain-error-responses.ts';
import { handleError } from '../../server/error-handler.ts';
import { HttpError } from '../../server/http-error.ts';
import { messages } from '../../server/messages.ts';
import { networkLimit } from '../../server/network-limit.ts';
import { noteOperator } from '../../server/principals.ts';
import { serveAccessPage } from './access-page.ts';
import { type Area, areaCard, type Notice } from './area.ts';
import { serveAreasPage } from './areas-page.ts';
import { serveFonts } from './fonts.ts';
import { commandOf, releasableOf } from './form.ts';
import { liveMain } from './layout.ts';
import { fullLog } from './log.ts';
import { serveRegistrationsPage } from './registrations-page.ts';
import { formOf, show, showSignIn } from './reply.ts';
import { rolloutEffect } from './rollout-effect.ts';
import {
  assertOwnForm,
  lastAction,
  lastActionCookie,
  operatorOf,
  signInOperator,
  signOutOperator,
} from './session.ts';
import { serveTrialReportPage } from './trial-report-page.ts';
import { doneTexts, nameOf, withState } from './words.ts';

/**
 * Serves the operators' pages at `/operator`: rollout states and commands. They use plain forms; the response
 * to a rejected one is the page with everything that was typed.
 */
export function serveOperatorPage(app: App): void {
  app.http.register(async (http) => {
    await http.register(formbody, {
      // Of a repeated field the first counts.
      parser: (text) => new URLSearchParams(text) as unknown as Record<string, string>,
    });
    http.setErrorHandler((error, request, reply) => handleError(error, request, reply, true));
    http.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST') assertOwnForm(request);
      // The default policy also removes the origin of forms, which old browsers need for `assertOwnForm`.
      reply.header('referrer-policy', 'same-origin');
    });

    http.get('/operator', async (request, reply) => {
      const operator = await operatorOf(app, request);
      if (!operator) return showSignIn(app, reply, 200);
      const action = noticeOf(await app.rollouts.states(), lastAction(app, request));
      if (action) reply.header('set-cookie', lastActionCookie(app, request, null));
      return show(app, reply, { ...releases, content: await overview(app, action), operator });
    });

    http.get('/operator/figures', async (request, reply) => {
      if (!(await operatorOf(app, request))) throw new HttpError(401, messages.sessionEnded);
      return reply.type('text/html; charset=utf-8').send(liveMain(await overview(app, null)));
    });

    http.get<{ Params: { remote: string } }>('/operator/:remote', async (request, reply) => {
      const operator = await operatorOf(app, request);
      if (!operator) return showSignIn(app, reply, 200);
      const { remote } = request.params;
      const log = await app.rollouts.log(remote);
      const states = await app.rollouts.states();
      // A retired area keeps its log.
      if (log.entries.length === 0) releasableOf(states, remote);
      const content = fullLog(remote, nameOf(remote, states.areas), log);
      return show(app, reply, { title: 'سجل الأحداث', content, operator, section: 'releases' });
    });

    http.post('/operator', async (request, reply) => {
      const operator = await operatorOf(app, request);
      if (!operator) return showSignIn(app, reply, 401, messages.sessionEnded);
      const sent = formOf(request);
      const remote = releasableOf(await app.rollouts.states(), sent.get('remote'));
      try {
        const command = commandOf(sent);
        if (sent.has('dry-run')) {
          const effect = rolloutEffect(await dryRun(app, remote, command, authorOf(operator)));
          const rejected = { form: `${remote}.${command.action}`, values: sent, errors: {} };
          const content = await overview(app, { remote, text: '', rejected, effect });
          return show(app, reply, { ...releases, content, operator });
        }
        const state = await changeRolloutState(app, remote, command, authorOf(operator));
        const done = `${remote}.${outcomeOf(command, state)}`;
        noteOperator(app, operator, `${remote}.${command.action}`);
        return reply
          .header('set-cookie', lastActionCookie(app, request, done))
          .redirect(`/operator#${remote}`, 303);
      } catch (cause) {
        const error = knownError(cause);
        if (!error) throw cause;
        const { message, fields: errors } = error.body;
        // A field shows its own error; at the top it would not say which field it means.
        const isInForm = Object.keys(errors ?? {}).some((name) => sent.has(name));
        const text = isInForm ? messages.invalid : withState(message, error.body.stands);
        const rejected = { form: `${remote}.${sent.get('action')}`, values: sent, errors: errors ?? {} };
        const content = await overview(app, { remote, text, rejected });
        return show(app, reply, { status: error.status, ...releases, content, operator });
      }
    });

    const onRequest = networkLimit(app, { counted: 'operator sign-in from', allowed: 100, seconds: 900 });
    http.post('/operator/sign-in', { onRequest }, async (request, reply) => {
      const sent = formOf(request);
      const [name = '', credential = ''] = ['name', 'token'].map((text) => sent.get(text)?.trim());
      try {
        const cookie = await signInOperator(app, request, { name, credential });
        return reply.header('set-cookie', cookie).redirect('/operator', 303);
      } catch (cause) {
        const error = knownError(cause);
        if (!error) throw cause;
        reply.headers(error.headers);
        return showSignIn(app, reply, error.status, error.message, name);
      }
    });

    http.post('/operator/sign-out', async (request, reply) =>
      reply.header('set-cookie', await signOutOperator(app, request)).redirect('/operator', 303),
    );

    serveFonts(http);
    serveRegistrationsPage(app, http);
    serveAreasPage(app, http);
    serveAccessPage(app, http);
    serveTrialReportPage(app, http);
  });
}

const releases = { title: 'الإصدارات', section: 'releases', isLive: true } as const;

async function overview(app: App, notice: Notice | null): Promise<string> {
  const rolloutStates = await allRolloutStates(app);
  const { areas: known } = await app.rollouts.states();
  const areas: Area[] = [];
  for (const rolloutState of rolloutStates) {
    const { remote } = rolloutState;
    areas.push({
      name: nameOf(remote, known),
      rolloutState,
      published: await publishedOf(app.db, remote),
      log: await app.rollouts.log(remote),
    });
  }
  // Rollouts in progress come first.
  const inOrder = areas.toSorted(
    (a, b) => Number(b.rolloutState.rollout !== null) - Number(a.rolloutState.rollout !== null),
  );
  return html`<div class="title"><h1>الإصدارات</h1><p class="quiet" data-live="moment">آخر تحديث: ${time(app.now())}</p></div>
<p class="notice bad" id="trouble" role="status"></p>
<div class="areas">!${inOrder.map((area) => areaCard(area, notice))}</div>`;
}

/** By a name of `doneTexts`. */
function outcomeOf(
  { action, release }: ReturnType<typeof commandOf>,
  { restart, stable }: RolloutStateResponse,
) {
  if (action === 'start' && restart?.release === release) return 'ask-restart';
  return action === 'roll-back' && stable === null ? 'take-area-back' : action;
}

/** @param done e.g. `mf-orders.halt` */
function noticeOf({ releasable }: RolloutStates, done: string | null): Notice | null {
  const [remote = '', action = ''] = done?.split('.') ?? [];
  const text = Object.entries(doneTexts).find(([name]) => name === action)?.[1];
  return text !== undefined && releasable.some((name) => name === remote)
    ? { remote, text, rejected: null }
    : null;
}
