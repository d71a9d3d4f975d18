import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import { knownError } from '../../server/domain-error-responses.ts';
import type { HttpError } from '../../server/http-error.ts';
import { messages } from '../../server/messages.ts';
import { noteOperator, type Operator } from '../../server/principals.ts';
import type { Section } from './parts/layout.ts';
import type { Outcome } from './parts/notice.ts';
import { formOf, show, showSignIn } from './reply.ts';
import { lastAction, lastActionCookie, operatorOf } from './session.ts';

/** What a form has done. */
export interface Result {
  /** For the server's log; missing: nothing was changed. */
  readonly logged?: string;
  /** For the page that comes next, which confirms it: `areas.add`. */
  readonly done?: string;
  /** Address of that page, unless it is the form's own. */
  readonly to?: string;
  /** Shown in this response alone, because nothing stores it. */
  readonly outcome?: Outcome;
  readonly isSignedOut?: boolean;
}

/** A page whose forms lead back to it. The response to a rejected one is the page with everything that was typed. */
export interface FormPage {
  readonly path: string;
  readonly title: string;
  readonly section: Section;
  readonly isLive?: boolean;
  /**
   * @param sent query of the address, or values of the form
   * @param operator null after a form that has signed out
   * @returns HTML
   */
  content(outcome: Outcome | null, sent: URLSearchParams, operator: Operator | null): Promise<string>;
  /** @param done what the last form did, by `Result.done` @returns null: another page's form */
  confirm(done: string): Promise<Outcome | null>;
  /** @throws DomainError or HttpError when it is impossible */
  run(sent: URLSearchParams, operator: Operator): Promise<Result>;
  reject(sent: URLSearchParams, error: HttpError): Promise<Outcome>;
}

/** Hands a request of a signed-in operator on; any other gets the sign-in form. */
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
  const layout = { title, section, isLive };

  http.get(
    path,
    forOperators(app, async (operator, request, reply) => {
      const outcome = await page.confirm(lastAction(app, request) ?? '');
      if (outcome) reply.header('set-cookie', lastActionCookie(app, request, null));
      const query = new URLSearchParams(request.query as Record<string, string>);
      return show(app, reply, { ...layout, content: await page.content(outcome, query, operator), operator });
    }),
  );

  http.post(
    path,
    forOperators(app, async (signedIn, request, reply) => {
      const sent = formOf(request);
      const respond = async (outcome: Outcome | null, operator: Operator | null, status = 200) =>
        show(app, reply, {
          ...{ ...layout, status, operator },
          content: await page.content(outcome, sent, operator),
        });
      try {
        const { logged, done, to = path, outcome, isSignedOut = false } = await page.run(sent, signedIn);
        if (logged !== undefined) noteOperator(app, signedIn, logged);
        if (outcome) return respond(outcome, isSignedOut ? null : signedIn);
        return reply.header('set-cookie', lastActionCookie(app, request, done ?? null)).redirect(to, 303);
      } catch (cause) {
        const error = knownError(cause);
        if (!error) throw cause;
        return respond(await page.reject(sent, error), signedIn, error.status);
      }
    }),
  );
}
