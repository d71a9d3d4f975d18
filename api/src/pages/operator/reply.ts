import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import type { Operator } from '../../server/principals.ts';
import { policy } from './document.ts';
import { operatorLayout, type Section } from './layout.ts';
import { signInForm } from './sign-in.ts';

interface PageOptions {
  readonly status?: number;
  readonly title: string;
  readonly content: string;
  /** Who is signed in. */
  readonly operator: Operator | null;
  readonly section?: Section;
  readonly isLive?: boolean;
}

export function show(reply: FastifyReply, { status = 200, ...page }: PageOptions): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(operatorLayout(page));
}

/**
 * Sends the sign-in form.
 * @param typed the name as it was typed
 */
export function showSignIn(
  app: App,
  reply: FastifyReply,
  status: number,
  error: string | null = null,
  typed = '',
): FastifyReply {
  const content = signInForm(error, typed, app.operatorTokenOpens === 'everything');
  return show(reply, { status, title: 'تسجيل الدخول', content, operator: null });
}

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
