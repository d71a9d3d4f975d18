/// <reference path="./raw-text.d.ts" />
import { createHash } from 'node:crypto';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorType } from '../kernel/domain-error.ts';
import { acceptedEncoding, encoded } from './compression.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';
import { openApi } from './open-api/document.ts';
import type { Server } from './server-context.ts';

export const aboutTheCalls = ['/api/openapi.json', '/api/docs', '/api/docs/:file'];

/** `calls` is complete when the server is ready. */
export function docRoutes({ http }: Server, calls: ReadonlyMap<Endpoint, readonly ErrorType[]>): void {
  const document = once(() => openApi([...calls.keys()], (endpoint) => calls.get(endpoint) ?? []));
  const viewer = once(readViewer);
  const sendDocument = constant(() => JSON.stringify(document()));
  const sendPage = constant(async () => docsPage(document(), await viewer()));
  const sendViewer = constant(async () => (await viewer()).text);

  http.get('/api/openapi.json', async (request, reply) =>
    sendDocument(request, reply.type('application/json; charset=utf-8')),
  );

  http.get('/api/docs', async (request, reply) => {
    reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': docsPolicy(await viewer()),
      // Browsers open no sandboxed page that isolates its openers.
      'cross-origin-opener-policy': 'unsafe-none',
    });
    return sendPage(request, reply);
  });

  http.get<{ Params: { file: string } }>('/api/docs/:file', async (request, reply) => {
    if (request.url !== (await viewer()).path) throw new HttpError(404, messages.notFound);
    reply.type('text/javascript; charset=utf-8').headers({
      'cache-control': 'public, max-age=31536000, immutable',
      // The sandboxed page has no origin, and a script of another origin has a hash only with this header.
      'access-control-allow-origin': '*',
    });
    return sendViewer(request, reply);
  });
}

async function readViewer() {
  const { default: text } = await import('redoc/bundles/redoc.standalone.js?raw');
  const digest = createHash('sha384').update(text).digest('base64');
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { text, path: `/api/docs/redoc-${name}.js`, integrity: `sha384-${digest}` };
}

/** Compresses a constant text once for each encoding, because anybody may ask for it. */
function constant(text: () => string | Promise<string>) {
  const bodies = new Map<string, Promise<Buffer>>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const encoding = acceptedEncoding(request);
    reply.header('vary', 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    const body = bodies.get(encoding ?? '') ?? encoded(await text(), encoding);
    bodies.set(encoding ?? '', body);
    return reply.send(await body);
  };
}

function once<T>(create: () => T): () => T {
  let created: { readonly value: T } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}
