import type { FastifyRequest } from 'fastify';
import { type Resolved, resolve } from '../releases/composition.ts';
import { type Override, withOverrides } from '../releases/override.ts';
import type { App } from './context.ts';
import { messages } from './messages.ts';
import { overridesOf } from './override.ts';
import { Refusal } from './refusal.ts';

/** What a request's page is made of. */
export interface Composed extends Resolved {
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
export async function compose({ releases, devHost }: App, request: FastifyRequest): Promise<Composed> {
  const released = await resolve(releases);
  if (!released) throw new Refusal(503, messages.busy, { headers: { 'retry-after': '5' } });

  const overrides = devHost ? overridesOf(request) : [];
  const isForDevelopment = overrides.length > 0 || isExamples(request.url);
  const host = devHost && isForDevelopment ? await devHost.read() : null;
  if (!host) return { ...released, overrides: null };
  return { ...withOverrides(released, host, overrides), overrides };
}
