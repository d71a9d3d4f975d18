import type { FastifyRequest } from 'fastify';
import type { App } from './context.ts';
import { findSession, type Session } from './session.ts';

/**
 * The company's session that a call of `anyone` comes with. A credential that is made up, or has ended, is as good as none:
 * a page that is left behind a sign-out still tells what it saw.
 */
export async function sessionBeside(
  app: App,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Session | null> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : findSession(app.db, token, app.now());
}
