import type { ReportedVisit, TrialReport } from '@hawiyat/shared/contract/platform/trial-report';
import { count } from '@hawiyat/shared/locale/numbers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import type { App } from '../../app-context.ts';
import { HttpError } from '../../http/http-error.ts';
import { messages } from '../../http/messages.ts';
import { readReport } from '../../releases/index.ts';
import { card, emptyCard, pageTitle } from './components/card.ts';
import { idOf, quiet } from './components/text.ts';
import { forOperators } from './form-page.ts';
import { show } from './reply.ts';
import { nameOf } from './rollouts/words.ts';

type Request = FastifyRequest<{ Params: { remote: string; id: string } }>;

/** A team sends the report, so none of it is HTML, and the page runs no script. */
export function serveTrialReportPage(app: App, http: FastifyInstance): void {
  http.get(
    '/operator/:remote/:id/trial',
    forOperators<Request>(app, async (operator, request, reply) => {
      const { remote, id } = request.params;
      const release = /^[\w.-]+$/.test(id) ? await app.releases.find(remote, id) : null;
      const report = release && (await readReport(app.releases, release));
      if (!release || !report) throw new HttpError(404, messages.notFound);
      const { areas } = await app.rollouts.states();
      const content = html`!${pageTitle('تقرير التجربة', html`<a href="/operator#${remote}">رجوع</a>`)}
<p>${nameOf(release.remote, areas)} · !${idOf(id)}</p>
!${report.screens.map(screenCard)}
!${report.screens.length === 0 ? emptyCard('لا توجد شاشات', 'لم تفتح التجربة أي شاشة من هذا الإصدار.') : ''}`;
      return show(app, reply, {
        ...{ title: 'تقرير التجربة', section: 'releases', content, operator },
        sandbox: 'allow-same-origin allow-forms',
      });
    }),
  );
}

function screenCard({ path, width, candidate, stable }: TrialReport['screens'][number]): string {
  const head = (heading: string) =>
    html`!${heading}<span class="quiet">عرض الشاشة ${count(width)} بكسل</span>`;
  return card(
    { heading: idOf(path), head },
    html`<div class="pictures">
!${figure('هذا الإصدار', candidate)}
!${stable ? figure('الإصدار المستقر وقت التجربة', stable) : quiet('ليست هذه الشاشة في الإصدار المستقر.')}
</div>`,
  );
}

function figure(name: string, { milliseconds, longestTask, picture }: ReportedVisit): string {
  const task = longestTask === 0 ? 'بلا مهمة طويلة' : `أطول مهمة ${count(longestTask)} مللي ثانية`;
  return html`<figure>
<figcaption><b>${name}</b> <span class="quiet">ظهر المحتوى بعد ${count(milliseconds)} مللي ثانية · ${task}</span></figcaption>
!${picture === null ? quiet('لا صورة لهذه الشاشة.') : html`<img alt="صورة الشاشة: ${name}" src="data:image/jpeg;base64,${picture}">`}
</figure>`;
}
