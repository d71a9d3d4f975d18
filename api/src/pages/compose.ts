import type { Preview } from '@hawiyat/shared/contract/platform/previews';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
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
import { HttpError } from '../server/http-error.ts';
import { messages } from '../server/messages.ts';

export interface Composed extends Resolved {
  /** A new visitor id for a browser that needs one to get the same release on every load. */
  readonly newVisitorId: string | null;
  /** Null: a page of released code only. Otherwise a development page with these overrides, perhaps none. */
  readonly overrides: readonly Override[] | null;
  /** What this browser previews, as the session of a named person. */
  readonly preview: Preview | null;
}

/** The kit's examples, which only the host's development build contains. */
export const isExamples = (url: string) => /^\/examples\/?([?#]|$)/.test(url);

/**
 * Composes the page for this browser now: from releases and, on a development server, from the browser's
 * overrides.
 * @throws HttpError 503 when no host is released
 */
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
