import { demoHours, visitDemo as visitDemoCall } from '@hawiyat/shared/contract/company/demo';
import {
  deleteSandbox,
  fetchSandbox,
  leaveSandbox,
  openSandbox as openCall,
} from '@hawiyat/shared/contract/company/sandbox';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import { leaveSandboxSession, presentAdmin, signedCookie, signedValue } from '../../auth/index.ts';
import type { Session } from '../../http/principals.ts';
import { serve } from '../../http/serve.ts';
import { notFound } from '../../kernel/errors.ts';
import { demosFull, inSandbox, noSandbox, notInSandbox, sandboxesFull } from '../errors.ts';
import { findSandbox, openSandbox, removeSandbox } from './open-sandbox.ts';
import { visitDemo } from './visit-demo.ts';

export function sandboxRoutes(app: App): void {
  serve(app, fetchSandbox, async ({ session }) => {
    const found = await findSandbox(app, realCompanyOf(session));
    if (!found) return { sandbox: null };
    const { created_at, ends_at } = found;
    return { sandbox: { createdAt: created_at.toISOString(), expiresAt: ends_at.toISOString() } };
  }).throws(noSandbox);

  serve(app, openCall, async ({ session }) => {
    const { token, admin } = await openSandbox(app, session);
    return { token, adminUser: presentAdmin(admin) };
  }).throws(inSandbox, sandboxesFull);

  serve(app, leaveSandbox, async ({ session }) => {
    if (session.kind === 'real') throw notInSandbox();
    await leaveSandboxSession(app.db, session);
  }).throws(notInSandbox);

  serve(app, deleteSandbox, async ({ session }) => {
    if (!(await removeSandbox(app, realCompanyOf(session)))) throw noSandbox();
    return { message: 'تم حذف البيئة التجريبية بكل ما فيها.' };
  }).throws(noSandbox);

  serve(app, visitDemoCall, async ({ browser, address, setCookie }) => {
    if (!app.demo) throw notFound();
    const { token, admin } = await visitDemo(app, {
      companyId: demoOfBrowser(app.operatorToken, browser),
      network: address,
    });
    setCookie((isSecure) => demoCookie(app.operatorToken, admin.company_id, isSecure));
    return { token, adminUser: presentAdmin(admin) };
  }).throws(notFound, demosFull);
}

/** A visitor's demo has no real company. */
function realCompanyOf({ kind, companyId, sandboxOf }: Session): string {
  const real = kind === 'real' ? companyId : sandboxOf;
  if (real === null) throw noSandbox();
  return real;
}

/** The cookie alone opens the visitor's demo company again. */
function demoCookie(key: string, companyId: string, isSecure: boolean): string {
  return signedCookie(key, visitDemoCall.cookie, companyId, {
    ...{ seconds: demoHours * 3600, isSecure, path: visitDemoCall.path, sameSite: 'Strict' },
  });
}

function demoOfBrowser(key: string, browser: Pick<FastifyRequest, 'cookies'>): string | null {
  return signedValue(key, visitDemoCall.cookie, browser);
}
