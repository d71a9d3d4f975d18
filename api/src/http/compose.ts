import { remoteNames, remotes } from '@hawiyat/shared/contract/remotes';
import type { FastifyRequest } from 'fastify';
import { type Resolved, resolve } from '../releases/composition.ts';
import { type Override, withOverrides } from '../releases/override.ts';
import type { RolloutLog } from '../releases/rollout-log.ts';
import type { App } from './context.ts';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';
import { overridesOf } from './override.ts';
import { pagePrincipal } from './page-principal.ts';
import { newVisitor } from './visitor-cookie.ts';

/** What a request's page is made of. */
export interface Composed extends Resolved {
  /** A number for this browser, which has none and needs one to get the same release with every load. */
  readonly newVisitorId: string | null;
  /** Null: a page of released code only. Else a page for development, with these overrides, perhaps none. */
  readonly overrides: readonly Override[] | null;
}

/** The page of the kit's examples, which the development build of the host alone has. */
export const isExamples = (url: string) => /^\/examples\/?([?#]|$)/.test(url);

/**
 * Composes the page that this browser gets at this moment: of what is released, and, where the server is in development,
 * of what the browser has overridden.
 * @throws Refusal 503 when there is no host to load
 */
export async function compose(app: App, request: FastifyRequest): Promise<Composed> {
  const { releases, rollouts, devHost } = app;
  const known = pagePrincipal(app, request);
  const isUnknown = known.companyId === null && known.visitorId === null;
  const newVisitorId = isUnknown && (await isRolledOutToVisitors(rollouts)) ? newVisitor() : null;
  const released = await resolve(
    releases,
    rollouts,
    newVisitorId ? { ...known, visitorId: newVisitorId } : known,
  );
  if (!released) throw new HttpError(503, messages.busy, { headers: { 'retry-after': '5' } });

  const overrides = devHost ? overridesOf(app, request) : [];
  const isForDevelopment = overrides.length > 0 || isExamples(request.url);
  const host = devHost && isForDevelopment ? await devHost.read() : null;
  if (!host) return { ...released, overrides: null, newVisitorId };
  return { ...withOverrides(released, host, overrides), overrides, newVisitorId };
}

/** Nobody is given a number without need: only where a rollout goes on of what strangers see. */
async function isRolledOutToVisitors(rollouts: RolloutLog): Promise<boolean> {
  const standings = await rollouts.standings();
  const seenByAll = remoteNames.filter((name) => remotes[name].audience === 'anyone');
  return ['shell' as const, ...seenByAll].some((item) => standings.of(item).rollout !== null);
}
