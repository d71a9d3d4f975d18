import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import { knownError } from '../../http/domain-error-responses.ts';
import { messages } from '../../http/messages.ts';
import { noteOperator, type Operator } from '../../http/principals.ts';
import type { FormState } from './components/field.ts';
import type { Section } from './components/layout.ts';
import type { Outcome } from './components/notice.ts';
import { formOf, show, showSignIn } from './reply.ts';
import { lastAction, lastActionCookie, operatorOf } from './session.ts';

interface Result {
  /** Key of the text that the next page shows; defaults to the action. */
  readonly done?: string;
  readonly to?: string;
  /** This response alone shows it: nothing stores it. */
  readonly outcome?: Outcome;
  readonly after?: 'nothing' | 'sign-out';
}

/** A page whose forms lead back to it. A rejected form answers with the page and everything that was typed. */
export interface FormPage {
  readonly path: string;
  readonly title: string;
  readonly section: Section;
  readonly isLive?: boolean;
  /** The field that names what a form is about. */
  readonly subject: 'remote' | 'name' | 'id';
  readonly doneTexts: Readonly<Record<string, string>>;
  /** `sent` holds the query or a rejected form. `operator` is null after a form that signed out. */
  content(outcome: Outcome | null, sent: URLSearchParams, operator: Operator | null): Promise<string>;
  /** Null when nothing has this id. */
  about?(id: string, action: string): Promise<Partial<Outcome> | null>;
  run(sent: URLSearchParams, operator: Operator): Promise<Result>;
  /** Replaces the error's own text. */
  reject?(sent: URLSearchParams, error: ErrorBody): { text: string; errors: FormState['errors'] };
}

export const forOperators =
  <R extends FastifyRequest>(
    app: App,
    handle: (operator: Operator, request: R, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
  async (request: R, reply: FastifyReply): Promise<FastifyReply> => {
    const operator = await operatorOf(app, request);
    if (operator) return handle(operator, request, reply);
    const isPost = request.method === 'POST';
    return showSignIn(app, reply, isPost ? { status: 401, error: messages.sessionEnded } : { status: 200 });
  };

export function serveFormPage(app: App, http: FastifyInstance, page: FormPage): void {
  const { path, title, section, isLive = false } = page;
  const outcomeOn = async (id: string, action: string, outcome: Outcome): Promise<Outcome | null> => {
    const about = page.about ? await page.about(id, action) : {};
    return about && { ...outcome, ...about };
  };

  http.get(
    path,
    forOperators(app, async (operator, request, reply) => {
      const [where, action = '', id = ''] = (lastAction(app, request) ?? '').split('.');
      const text = where === section ? page.doneTexts[action] : undefined;
      const outcome = text === undefined ? null : await outcomeOn(id, action, { text, rejected: null });
      if (outcome) reply.header('set-cookie', lastActionCookie(app, request, null));
      const query = new URLSearchParams(request.query as Record<string, string>);
      const content = await page.content(outcome, query, operator);
      return show(app, reply, { title, section, isLive, content, operator });
    }),
  );

  http.post(
    path,
    forOperators(app, async (signedIn, request, reply) => {
      const sent = formOf(request);
      const [action, id] = [sent.get('action') ?? '', sent.get(page.subject)?.trim() ?? ''];
      const respond = async (status: number, outcome: Outcome, operator: Operator | null) => {
        const content = await page.content(outcome, sent, operator);
        return show(app, reply, { status, title, section, isLive, content, operator });
      };
      try {
        const { done = action, to = path, outcome, after } = await page.run(sent, signedIn);
        if (after !== 'nothing') noteOperator(app, signedIn, `${section}.${action} ${id}`.trim());
        if (outcome) return respond(200, outcome, after === 'sign-out' ? null : signedIn);
        const cookie = lastActionCookie(app, request, `${section}.${done}.${id}`);
        return reply.header('set-cookie', cookie).redirect(to, 303);
      } catch (cause) {
        const error = knownError(cause);
        if (!error) throw cause;
        const { message, fields = {} } = error.body;
        const { text, errors } = page.reject?.(sent, error.body) ?? { text: message, errors: fields };
        const outcome = await outcomeOn(id, action, { text, rejected: { values: sent, errors } });
        if (!outcome) throw cause;
        return respond(error.status, outcome, signedIn);
      }
    }),
  );
}
