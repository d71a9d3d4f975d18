import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { generalErrors } from '../src/http/errors-of-any-call.ts';
import { DomainError, type ErrorType } from '../src/kernel/domain-error.ts';

/** What the routes of this process's servers declare. */
export const declaredErrors = new Set<ErrorType>();

/**
 * Holds each route to the errors that it declares: any other is answered 500. Where a whole run collects them, also notes
 * which are declared and which were seen, for `tools/testing/errors-seen.ts`.
 */
export function holdToDeclaredErrors(http: FastifyInstance): void {
  const calls: FastifyContextConfig[] = [];
  http.addHook('onRoute', ({ config }) => void (config && calls.push(config)));
  http.addHook('onReady', async () => {
    for (const { endpoint, throws = [] } of calls)
      for (const type of throws) {
        declaredErrors.add(type);
        if (endpoint) note('declared', pairOf(endpoint, type));
      }
  });
  http.decorate('judgeError', (error, { routeOptions: { config } }) => {
    const { endpoint, throws = [] } = config;
    if (!endpoint || !(error instanceof DomainError)) return null;
    const { type } = error;
    if (throws.includes(type)) note('seen', pairOf(endpoint, type));
    else if (!generalErrors(endpoint).includes(type))
      return new Error(`${pairOf(endpoint, type)} is not declared: its route has to list the error`, {
        cause: error,
      });
    return null;
  });
}

const pairOf = ({ method, path }: Endpoint, { id }: ErrorType) => `${method} ${path} ${id}`;

const noted = new Set<string>();

/** A file for each worker, because they write at the same time. */
function note(kind: 'declared' | 'seen', pair: string): void {
  const { ERRORS_SEEN: folder } = process.env;
  const line = `${kind} ${pair}\n`;
  if (!folder || noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(folder, String(process.pid)), line);
}
