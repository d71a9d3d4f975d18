import { createHash } from 'node:crypto';
import type { Endpoint } from '@hawiyat/shared/contract/endpoint';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApi } from './open-api/document.ts';
import type { Server } from './server-context.ts';

/** The only addresses under `/api` that are no calls. */
export const aboutTheCalls = ['/api/openapi.json', '/api/docs'];

/** @param endpoints all served endpoints; complete when the server is ready */
export function docRoutes({ http }: Server, endpoints: readonly Endpoint[]): void {
  // Created at the first request.
  let document: ReturnType<typeof openApi> | undefined;
  const made = () => {
    document ??= openApi(endpoints);
    return document;
  };
  const styleHash = createHash('sha256').update(docsStyle).digest('base64');

  http.get('/api/openapi.json', async () => made());
  http.get('/api/docs', async (_, reply) => {
    const page = docsPage(made() as unknown as Parameters<typeof docsPage>[0]);
    return reply
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
