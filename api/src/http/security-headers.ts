import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/** On every response, errors included. */
export const onEverything = {
  ...headersOf(false),
  // Data, files and errors run nothing, even when opened as a page.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const onEncrypted = headersOf({ maxAge: 63_072_000 });

/** Helmet's constant headers: as a middleware it would miss malformed requests and calls rejected before routing. */
function headersOf(strictTransportSecurity: false | { maxAge: number }): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const send = helmet({
    // Pages have policies of their own.
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity,
  });
  send(response.req, response, () => {});
  const headers = Object.entries(response.getHeaders());
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}

export function secure(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.protocol === 'https') reply.headers(onEncrypted);
  return reply.headers({ ...onEverything, 'x-request-id': request.id });
}

/** The hash is that of the empty style element that Emotion fills through the DOM. */
export function pagePolicy(nonce: string, tileUrl: string, hasStyles: boolean): Record<string, string> {
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${hasStyles ? `'nonce-${nonce}' ` : ''}'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
    // `blob:` is the preview of a picture to upload; `data:` the empty picture that Leaflet leaves behind.
    `img-src 'self' blob: data: ${originOfTiles(tileUrl)}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  return {
    'content-security-policy': directives.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
  };
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` becomes `https://*.tiles.example`. */
function originOfTiles(tileUrl: string): string {
  return tileUrl.replace('{s}', '*').replace(/^(https?:\/\/[^/]+)\/.*$/, '$1');
}
