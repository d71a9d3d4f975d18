import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { type Override, overridesText, parseOverrides } from './override.ts';

const cookie = 'hawiyat_override';

type Allowing = Pick<App, 'overridesFor' | 'rollouts'>;

const namesOf = ({ rollouts }: Allowing) => rollouts.knownAreas().map(({ name }) => name);

export function overridesOf(app: Allowing, request: FastifyRequest): Override[] {
  if (app.overridesFor === 'this-machine' && !isOfThisMachine(request)) return [];
  return parseOverrides(request.cookies[cookie] ?? '', namesOf(app)) ?? [];
}

/** Whether the browser shows unreleased code, or did before this server forbade it. */
export const hasOverrides = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  cookies[cookie] !== undefined;

/** Redirects `?override=mf-orders@4203` or `=none`. Another site's link must not lead anyone to foreign code. */
export function chooseOverrides(
  app: Allowing,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  const url = new URL(request.url, 'http://panel');
  const requested = url.searchParams.get('override');
  if (requested === null) return null;
  const chosen = requested === 'none' ? [] : parseOverrides(requested, namesOf(app));
  const byPerson = ['none', 'same-origin'].includes(String(request.headers['sec-fetch-site']));
  const isAllowed = app.overridesFor === 'anybody' || isOfThisMachine(request);
  if (!chosen || !byPerson || !isAllowed) throw new HttpError(400, messages.badOverride);

  const remaining = overridesOf(app, request).filter(
    (override) => !chosen.some(({ remote }) => remote === override.remote),
  );
  url.searchParams.delete('override');
  return (
    reply
      .setCookie(cookie, chosen.length > 0 ? overridesText([...remaining, ...chosen]) : '', {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        // A person may read it.
        encode: String,
        ...(chosen.length === 0 && { maxAge: 0 }),
      })
      .code(303)
      // A second slash would name another host.
      .header('location', url.pathname.replace(/^\/+/, '/') + url.search)
      .send()
  );
}

function isOfThisMachine({ hostname }: FastifyRequest): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
