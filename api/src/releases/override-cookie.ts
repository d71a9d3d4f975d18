import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import { HttpError } from '../server/http-error.ts';
import { messages } from '../server/messages.ts';
import { type Override, overridesText, parseOverrides } from './override.ts';

const cookie = 'hawiyat_override';

type Allowing = Pick<App, 'overridesFor' | 'rollouts'>;

const namesOf = ({ rollouts }: Allowing) => rollouts.knownAreas().map(({ name }) => name);

/** The overrides of this browser. An invalid cookie counts as none. */
export function overridesOf(app: Allowing, request: FastifyRequest): Override[] {
  if (app.overridesFor === 'this-machine' && !isOfThisMachine(request)) return [];
  return parseOverrides(request.cookies[cookie] ?? '', namesOf(app)) ?? [];
}

/** Whether a browser shows unreleased code, or did before this server forbade it. */
export const hasOverrides = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  cookies[cookie] !== undefined;

/**
 * Handles `?override=mf-orders@4203` and `?override=none`: the browser stores it and is redirected to the
 * address without it. Only an address that a person opened counts: a page of another site must not lead
 * anyone to foreign code.
 * @returns null when the address holds no override
 * @throws HttpError 400 for anything but overrides, or for a cross-site link
 */
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
      // One slash: two would lead to another host.
      .header('location', url.pathname.replace(/^\/+/, '/') + url.search)
      .send()
  );
}

/** Whether the browser uses this machine's own name, not one that a proxy gave it. */
function isOfThisMachine({ hostname }: FastifyRequest): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
