import { randomBytes } from 'node:crypto';
import { releasable } from '@hawiyat/shared/contract/releases';
import { time } from '@hawiyat/shared/locale/dates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { messages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { publishedOf } from '../routes/releases.ts';
import { allStandings, changeStanding } from '../routes/standings.ts';
import { type Area, areaCard, type Notice } from './area.ts';
import { askedBy, releasableOf } from './form.ts';
import { liveMain, operatorFrame, operatorPolicy } from './frame.ts';
import { wholeLog } from './log.ts';
import { html, type Markup } from './markup.ts';
import {
  assertOwnForm,
  doneBefore,
  doneCookie,
  isOperator,
  signInOperator,
  signOutOperator,
} from './session.ts';
import { signInForm } from './sign-in.ts';
import { doneTexts } from './words.ts';

/**
 * The operator's page, at `/operator`: what runs where, and the buttons to change it. Plain forms, answered by the page
 * they lead back to; what is refused is answered by the page with everything that was typed still in it.
 */
export function serveOperatorPage(app: App): void {
  app.http.register(async (http) => {
    const form = 'application/x-www-form-urlencoded';
    http.addContentTypeParser<string>(form, { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(body)),
    );
    http.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, true));
    http.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST') assertOwnForm(request);
      // The usual policy takes the origin off a form too, by which an old browser says where it comes from.
      reply.header('referrer-policy', 'same-origin');
    });

    http.get('/operator', async (request, reply) => {
      if (!isOperator(app, request)) return signedOut(reply, 200);
      const done = noticeOf(doneBefore(app, request));
      if (done) reply.header('set-cookie', doneCookie(app, request, null));
      return send(reply, 200, 'الإصدارات', await overview(app, done), true);
    });

    http.get('/operator/figures', async (request, reply) => {
      if (!isOperator(app, request)) throw new Refusal(401, messages.sessionEnded);
      return reply.type('text/html; charset=utf-8').send(liveMain(await overview(app, null)).text);
    });

    http.get<{ Params: { of: string } }>('/operator/:of', async (request, reply) => {
      if (!isOperator(app, request)) return signedOut(reply, 200);
      const of = releasableOf(request.params.of);
      return send(reply, 200, 'سجل الأحداث', wholeLog(of, await app.rollouts.lines(of)));
    });

    http.post('/operator', async (request, reply) => {
      if (!isOperator(app, request)) return signedOut(reply, 401, messages.sessionEnded);
      const sent = formOf(request);
      const of = releasableOf(sent.get('of'));
      try {
        const asked = askedBy(sent);
        await changeStanding(app, of, asked, 'operator', sent.get('seen') ?? '');
        return reply
          .header('set-cookie', doneCookie(app, request, `${of}.${asked.action}`))
          .redirect(`/operator#${of}`, 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { message, fields: errors } = error.body;
        // A field's text stands at the field; alone at the top it would not say which one is meant.
        const text = errors ? messages.invalid : message;
        const refused = { form: `${of}.${sent.get('action')}`, values: sent, errors: errors ?? {} };
        return send(reply, error.status, 'الإصدارات', await overview(app, { of, text, refused }), true);
      }
    });

    http.post('/operator/sign-in', async (request, reply) => {
      try {
        const cookie = await signInOperator(app, request, formOf(request).get('token')?.trim() ?? '');
        return reply.header('set-cookie', cookie).redirect('/operator', 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        reply.headers(error.headers);
        return signedOut(reply, error.status, error.message);
      }
    });

    http.post('/operator/sign-out', async (request, reply) =>
      reply.header('set-cookie', signOutOperator(app, request)).redirect('/operator', 303),
    );
  });
}

async function overview(app: App, notice: Notice | null): Promise<Markup> {
  const standings = await allStandings(app);
  const areas: Area[] = [];
  for (const standing of standings) {
    const { of } = standing;
    areas.push({
      standing,
      published: await publishedOf(app.db, of),
      lines: await app.rollouts.lines(of),
    });
  }
  // What is under way comes first.
  const inOrder = areas.toSorted(
    (a, b) => Number(b.standing.rollout !== null) - Number(a.standing.rollout !== null),
  );
  return html`<div class="title"><h1>الإصدارات</h1><p class="quiet" data-live="moment">آخر تحديث: ${time(app.now())}</p></div>
<p class="notice bad" id="trouble" role="status"></p>
<div class="areas">${inOrder.map((it) => areaCard(it, notice))}</div>`;
}

const signedOut = (reply: FastifyReply, status: number, error: string | null = null) =>
  send(reply, status, 'تسجيل الدخول', signInForm(error), false, false);

function send(
  reply: FastifyReply,
  status: number,
  title: string,
  content: Markup,
  isLive = false,
  isSignedIn = true,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .header('content-security-policy', operatorPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(operatorFrame(title, content, { nonce, isSignedIn, isLive }));
}

const formOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());

/** @param done e.g. `mf-orders.halt` */
function noticeOf(done: string | null): Notice | null {
  const [of = '', action = ''] = done?.split('.') ?? [];
  const text = Object.entries(doneTexts).find(([it]) => it === action)?.[1];
  return text !== undefined && releasable.some((it) => it === of) ? { of, text, refused: null } : null;
}
