import type { App } from '../app-context.ts';
import { HttpError } from '../server/http-error.ts';
import { messages } from '../server/messages.ts';
import type { DevHost } from './dev-host.ts';
import { contentType } from './storage/content-type.ts';

/** Every edit changes the files, so browsers must not cache them. */
export function serveDevHost({ http }: App, devHost: DevHost): void {
  http.get<{ Params: { '*': string } }>('/s/dev/*', async (request, reply) => {
    const path = request.params['*'];
    const bytes = await devHost.open(path);
    if (!bytes) throw new HttpError(404, messages.notFound);
    return reply.type(contentType(path)).send(bytes);
  });
}
