import type { FastifyRequest } from 'fastify';
import type { PagePrincipal } from '../releases/composition.ts';
import { companyOfBrowser } from './cohort-cookie.ts';
import type { App } from './context.ts';
import { visitorOfBrowser } from './visitor-cookie.ts';

/** For whom a page is composed: its request carries no token, but what sign-in or an earlier page left in its browser. */
export function pagePrincipal(
  { operatorToken }: App,
  request: Pick<FastifyRequest, 'headers'>,
): PagePrincipal {
  return {
    companyId: companyOfBrowser(operatorToken, request),
    visitorId: visitorOfBrowser(operatorToken, request),
  };
}
