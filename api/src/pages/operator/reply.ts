import { count } from '@hawiyat/shared/locale/numbers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import { countWaiting } from '../../companies/index.ts';
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
  /** What the page may do, where it shows what others have sent; missing: what its policy allows. */
  readonly sandbox?: string;
}

const mostCounted = 99;

export async function show(
  app: App,
  reply: FastifyReply,
  { status = 200, sandbox, ...page }: PageOptions,
): Promise<FastifyReply> {
  const waiting = page.operator ? await countWaiting(app, mostCounted + 1) : 0;
  return reply
    .code(status)
    .header('content-security-policy', sandbox === undefined ? policy : `${policy}; sandbox ${sandbox}`)
    .type('text/html; charset=utf-8')
    .send(operatorLayout({ ...page, waiting: waitingInWords(waiting) }));
}

function waitingInWords(waiting: number): string {
  if (waiting === 0) return '';
  return waiting > mostCounted ? `أكثر من ${count(mostCounted)}` : count(waiting);
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
): Promise<FastifyReply> {
  const content = signInForm(error, typed, app.operatorTokenOpens === 'everything');
  return show(app, reply, { status, title: 'تسجيل الدخول', content, operator: null });
}

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
