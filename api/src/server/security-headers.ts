import type { FastifyReply, FastifyRequest } from 'fastify';

/** On every response, errors included. */
export const onEverything = {
  // Data, files and errors run nothing, even when opened as a page.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Adds the security headers; a route may loosen them with a reason. */
export function secure(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ ...onEverything, 'x-request-id': request.id });
  if (request.protocol === 'https')
    reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  return reply;
}

/**
 * The panel's Content-Security-Policy. Scripts need the nonce, or are loaded by a trusted script
 * ('strict-dynamic'); each chunk must also match its hash (Integrity-Policy). Styles come from this origin
 * only; the hash is that of the empty style element that Emotion fills through the DOM.
 * @param nonce fresh for every response
 * @param hasStyles whether the page has inline styles, with the same nonce
 * @param tileUrl source of map tiles: the only foreign origin that the page may contact
 */
export function pagePolicy(nonce: string, tileUrl: string, hasStyles: boolean): Record<string, string> {
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${hasStyles ? `'nonce-${nonce}' ` : ''}'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
    // `blob:` is the preview of a picture to upload; `data:` the empty picture that Leaflet leaves behind.
    `img-src 'self' blob: data: ${originOfTiles(tileUrl)}`,
    "font-src 'self'",
    "connect-src 'self'",
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

/**
 * @param tileUrl e.g. `https://{s}.tiles.example/{z}/{x}/{y}.png`
 * @returns `https://*.tiles.example`
 */
function originOfTiles(tileUrl: string): string {
  return tileUrl.replace('{s}', '*').replace(/^(https?:\/\/[^/]+)\/.*$/, '$1');
}
