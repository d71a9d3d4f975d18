import type { RolloutStateResponse } from '@hawiyat/shared/contract/platform/rollouts';
import { time } from '@hawiyat/shared/locale/dates';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import type { App } from '../../../app-context.ts';
import { authorOf } from '../../../auth/index.ts';
import { HttpError } from '../../../http/http-error.ts';
import { messages } from '../../../http/messages.ts';
import { allRolloutStates, changeRolloutState, dryRun, publishedOf } from '../../../releases/index.ts';
import { pageTitle } from '../components/card.ts';
import { liveMain } from '../components/layout.ts';
import type { Outcome } from '../components/notice.ts';
import { type FormPage, forOperators, serveFormPage } from '../form-page.ts';
import { show } from '../reply.ts';
import { operatorOf } from '../session.ts';
import { type Area, areaCard } from './area.ts';
import { commandOf, releasableOf } from './command-of-form.ts';
import { fullLog } from './log.ts';
import { rolloutEffect } from './rollout-effect.ts';
import { doneTexts, nameOf, withState } from './words.ts';

export function serveRolloutsPage(app: App, http: FastifyInstance): void {
  serveFormPage(app, http, rolloutsPage(app));

  http.get('/operator/figures', async (request, reply) => {
    if (!(await operatorOf(app, request))) throw new HttpError(401, messages.sessionEnded);
    return reply.type('text/html; charset=utf-8').send(liveMain(await overview(app, null)));
  });

  http.get(
    '/operator/:remote',
    forOperators<FastifyRequest<{ Params: { remote: string } }>>(app, async (operator, request, reply) => {
      const { remote } = request.params;
      const log = await app.rollouts.log(remote);
      const states = await app.rollouts.states();
      // A retired area keeps its log.
      if (log.entries.length === 0) releasableOf(states, remote);
      const content = fullLog(remote, nameOf(remote, states.areas), log);
      return show(app, reply, { title: 'سجل الأحداث', content, operator, section: 'releases' });
    }),
  );
}

const rolloutsPage = (app: App): FormPage => ({
  ...{ path: '/operator', title: 'الإصدارات', section: 'releases', subject: 'remote' },
  isLive: true,
  doneTexts,
  content: (outcome) => overview(app, outcome),
  about: async (card) => ((await app.rollouts.states()).releasable.includes(card) ? { card } : null),
  run: async (sent, operator) => {
    const remote = releasableOf(await app.rollouts.states(), sent.get('remote'));
    const command = commandOf(sent);
    const author = authorOf(operator);
    if (sent.has('dry-run')) {
      const details = rolloutEffect(await dryRun(app, remote, command, author));
      const text = 'معاينة الأثر: لم يُنفَّذ شيء بعد.';
      const rejected = { values: sent, errors: {} };
      return { outcome: { text, details, card: remote, rejected, isPreview: true }, after: 'nothing' };
    }
    const state = await changeRolloutState(app, remote, command, author);
    return { done: doneBy(command, state), to: `/operator#${remote}` };
  },
  reject: (sent, { message, fields: errors = {}, stands }) => {
    // A field shows its own error; at the top it would not say which field it means.
    const isInForm = Object.keys(errors).some((name) => sent.has(name));
    return { text: isInForm ? messages.invalid : withState(message, stands), errors };
  },
});

async function overview(app: App, outcome: Outcome | null): Promise<string> {
  const { areas: known } = await app.rollouts.states();
  const areas: Area[] = [];
  for (const rolloutState of await allRolloutStates(app)) {
    const { remote } = rolloutState;
    const [published, log] = [await publishedOf(app.db, remote), await app.rollouts.log(remote)];
    areas.push({ name: nameOf(remote, known), rolloutState, published, log });
  }
  const inOrder = areas.toSorted(
    (a, b) => Number(b.rolloutState.rollout !== null) - Number(a.rolloutState.rollout !== null),
  );
  const updated = html`<p class="quiet" data-live="moment">آخر تحديث: ${time(app.now())}</p>`;
  return html`!${pageTitle('الإصدارات', updated)}
<p class="notice bad" id="trouble" role="status"></p>
<div class="areas">!${inOrder.map((area) => areaCard(area, outcome))}</div>`;
}

function doneBy(
  { action, release }: ReturnType<typeof commandOf>,
  { restart, stable }: RolloutStateResponse,
) {
  if (action === 'start' && restart?.release === release) return 'ask-restart';
  return action === 'roll-back' && stable === null ? 'take-area-back' : action;
}
