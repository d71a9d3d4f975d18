import { count } from '@hawiyat/shared/locale/numbers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import { countWaiting } from '../../companies/index.ts';
import { policy } from './components/document.ts';
import { type LayoutOptions, operatorLayout } from './components/layout.ts';
import { signInForm } from './sign-in.ts';

interface PageOptions extends Omit<LayoutOptions, 'waiting'> {
  readonly status?: number;
  /** CSP sandbox flags, for a page that shows foreign content. */
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

export function showSignIn(
  app: App,
  reply: FastifyReply,
  { status, error, name }: { readonly status: number; readonly error?: string; readonly name?: string },
): Promise<FastifyReply> {
  const content = signInForm(app.operatorTokenOpens === 'everything', error, name);
  return show(app, reply, { status, title: 'تسجيل الدخول', content, operator: null });
}

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
