import type { FastifyRequest } from 'fastify';
import type { App } from './context.ts';
import { findSession, type Session } from './session.ts';

/**
 * The company's session that comes with an `anyone` call. An invalid or ended credential counts as none: a
 * page that outlives a sign-out still reports.
 */
export async function sessionBeside(
  app: App,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Session | null> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : findSession(app.db, token, app.now());
}
