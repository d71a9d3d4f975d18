import type { Preview } from '@hawiyat/shared/contract/platform/previews';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import {
  newVisitor,
  type Override,
  overridesOf,
  pagePrincipal,
  previewOfBrowser,
  type Resolved,
  type RolloutLog,
  resolve,
  withOverrides,
  withPreview,
} from '../releases/index.ts';

export interface Composed extends Resolved {
  /** A browser needs an id to get the same release on every load; null when it has one. */
  readonly newVisitorId: string | null;
  /** Null for released code only; a development page has a list, which may be empty. */
  readonly overrides: readonly Override[] | null;
  readonly preview: Preview | null;
}

/** Only the host's development build contains the examples of the SDK. */
export const isExamples = (url: string) => /^\/examples\/?([?#]|$)/.test(url);

export async function compose(app: App, request: FastifyRequest): Promise<Composed> {
  const { releases, rollouts, devHost } = app;
  const known = pagePrincipal(app, request);
  const isUnknown = known.companyId === null && known.visitorId === null;
  const newVisitorId = isUnknown && (await isRolledOutToVisitors(rollouts)) ? newVisitor() : null;
  const resolved = await resolve(
    releases,
    rollouts,
    newVisitorId ? { ...known, visitorId: newVisitorId } : known,
  );
  if (!resolved) throw new HttpError(503, messages.busy, { headers: { 'retry-after': '5' } });
  const preview = await previewOfBrowser(app, request, known.companyId);
  const released = preview ? await withPreview(releases, resolved, preview) : resolved;

  const overrides = devHost ? overridesOf(app, request) : [];
  const isForDevelopment = overrides.length > 0 || isExamples(request.url);
  const host = devHost && isForDevelopment ? await devHost.read() : null;
  if (!host) return { ...released, overrides: null, newVisitorId, preview };
  return { ...withOverrides(released, host, overrides), overrides, newVisitorId, preview };
}

/** A browser gets a visitor id only while a rollout of a public page is in progress. */
async function isRolledOutToVisitors(rollouts: RolloutLog): Promise<boolean> {
  const rolloutStates = await rollouts.states();
  const seenByAll = rolloutStates.areas.filter(({ audience }) => audience === 'anyone');
  return ['shell', ...seenByAll.map(({ name }) => name)].some(
    (name) => rolloutStates.get(name).rollout !== null,
  );
}
