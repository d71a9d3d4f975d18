import { fetchComposition } from '@hawiyat/shared/contract/platform/composition';
import type { App } from '../app-context.ts';
import { cohortCookie, companyOfBrowser } from '../auth/index.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import type { Session } from '../http/principals.ts';
import { serve } from '../http/serve.ts';
import { resolve } from './composition.ts';
import { pagePrincipal } from './page-principal.ts';
import { previewOfBrowser } from './preview/preview-of-cookie.ts';
import { withPreview } from './preview/with-preview.ts';

export function compositionRoutes(app: App): void {
  serve(app, fetchComposition, async ({ session, browser, setCookie }) => {
    const { adminId } = session;
    const companyId = cohortOf(session);
    const resolved = await resolve(app.releases, app.rollouts, { ...pagePrincipal(app, browser), companyId });
    if (!resolved) throw new HttpError(503, messages.busy, { headers: { 'retry-after': '5' } });
    // The session is of another company than this browser's last sign-in.
    if (companyId !== null && companyOfBrowser(app.operatorToken, browser) !== companyId)
      setCookie((isSecure) => cohortCookie(app.operatorToken, companyId, isSecure));
    const preview = await previewOfBrowser(app, browser, companyId, adminId);
    const { composition } = preview ? await withPreview(app.releases, resolved, preview) : resolved;
    return { composition };
  });
}

/** A sandbox runs the releases of its real company, and a visitor's demo those of visitors. */
const cohortOf = ({ kind, companyId, sandboxOf }: Session) => (kind === 'real' ? companyId : sandboxOf);
