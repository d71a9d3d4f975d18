import type { FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import { companyOfBrowser } from '../auth/index.ts';
import type { PagePrincipal } from './composition.ts';
import { visitorOfBrowser } from './visitor-cookie.ts';

export function pagePrincipal(
  { operatorToken }: App,
  request: Pick<FastifyRequest, 'cookies'>,
): PagePrincipal {
  return {
    companyId: companyOfBrowser(operatorToken, request),
    visitorId: visitorOfBrowser(operatorToken, request),
  };
}
