import type { App } from '../app-context.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { sendFile } from './release-files.ts';

const file = 'sdk.tgz';

/** A `package.json` may name these addresses; `latest` leads to the SDK of the stable host. */
export function serveSdk(app: App): void {
  const { http, rollouts } = app;
  http.get('/sdk/latest.tgz', async (_, reply) => {
    const stable = (await rollouts.states()).get('shell').stables.at(-1);
    if (stable === undefined) throw new HttpError(404, messages.notFound);
    return reply.redirect(`/sdk/${stable}.tgz`, 302);
  });
  http.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/sdk/:id.tgz',
    handler: (request, reply) => sendFile(app, request, reply, { id: request.params.id, '*': file }),
  });
}
