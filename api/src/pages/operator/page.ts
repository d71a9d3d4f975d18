import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../app-context.ts';
import { knownError } from '../../http/domain-error-responses.ts';
import { handleError } from '../../http/error-handler.ts';
import { networkLimit } from '../../http/network-limit.ts';
import { accessPage } from './access-page.ts';
import { areasPage } from './areas/areas-page.ts';
import { serveFonts } from './components/fonts.ts';
import { serveFormPage } from './form-page.ts';
import { formOf, showSignIn } from './reply.ts';
import { reviewsPage } from './reviews/reviews-page.ts';
import { serveRolloutsPage } from './rollouts/rollouts-page.ts';
import { assertOwnForm, signInOperator, signOutOperator } from './session.ts';
import { serveTrialReportPage } from './trial-report-page.ts';

export function serveOperatorPage(app: App): void {
  app.http.register(async (http) => {
    await http.register(formbody, {
      // The first value of a repeated field counts.
      parser: (text) => new URLSearchParams(text) as unknown as Record<string, string>,
    });
    http.setErrorHandler((error, request, reply) => handleError(error, request, reply, true));
    http.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST') assertOwnForm(request);
      // The default policy also removes the origin of forms, which old browsers need for `assertOwnForm`.
      reply.header('referrer-policy', 'same-origin');
    });
    serveFonts(http);
    serveSignIn(app, http);
    serveRolloutsPage(app, http);
    for (const page of [reviewsPage, areasPage, accessPage]) serveFormPage(app, http, page(app));
    serveTrialReportPage(app, http);
  });
}

function serveSignIn(app: App, http: FastifyInstance): void {
  const onRequest = networkLimit(app, { counted: 'operator sign-in from', allowed: 100, seconds: 900 });
  http.post('/operator/sign-in', { onRequest }, async (request, reply) => {
    const sent = formOf(request);
    const [name = '', credential = ''] = ['name', 'token'].map((text) => sent.get(text)?.trim());
    try {
      const cookie = await signInOperator(app, request, { name, credential });
      return reply.header('set-cookie', cookie).redirect('/operator', 303);
    } catch (cause) {
      const error = knownError(cause);
      if (!error) throw cause;
      reply.headers(error.headers);
      return showSignIn(app, reply, { status: error.status, error: error.message, name });
    }
  });

  http.post('/operator/sign-out', async (request, reply) =>
    reply.header('set-cookie', await signOutOperator(app, request)).redirect('/operator', 303),
  );
}
