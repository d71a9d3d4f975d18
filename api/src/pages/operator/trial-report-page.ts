import type { ReportedVisit, TrialReport } from '@hawiyat/shared/contract/platform/trial-report';
import { count } from '@hawiyat/shared/locale/numbers';
import type { FastifyInstance } from 'fastify';
import { html } from 'ghtml';
import type { App } from '../../app-context.ts';
import { readReport } from '../../releases/index.ts';
import { HttpError } from '../../server/http-error.ts';
import { messages } from '../../server/messages.ts';
import { show, showSignIn } from './reply.ts';
import { operatorOf } from './session.ts';
import { idOf, nameOf } from './words.ts';

type Screen = TrialReport['screens'][number];

/**
 * The report of a release's trial. A team has sent it, so none of it is HTML, and the page runs no script, whatever
 * stands in it.
 */
export function serveTrialReportPage(app: App, http: FastifyInstance): void {
  http.get<{ Params: { remote: string; id: string } }>(
    '/operator/:remote/:id/trial',
    async (request, reply) => {
      const operator = await operatorOf(app, request);
      if (!operator) return showSignIn(app, reply, 200);
      const { remote, id } = request.params;
      const release = /^[\w.-]+$/.test(id) ? await app.releases.find(remote, id) : null;
      const report = release && (await readReport(app.releases, release));
      if (!release || !report) throw new HttpError(404, messages.notFound);
      const { areas } = await app.rollouts.states();
      const content = html`<div class="title"><h1>تقرير التجربة</h1><a href="/operator#${remote}">رجوع</a></div>
<p>${nameOf(release.remote, areas)} · !${idOf(id)}</p>
!${report.screens.map(screenCard)}
!${unreachedCard(report)}`;
      return show(app, reply, {
        ...{ title: 'تقرير التجربة', section: 'releases', content, operator },
        sandbox: 'allow-same-origin allow-forms',
      });
    },
  );
}

function screenCard({ path, width, candidate, stable }: Screen): string {
  return html`<section class="card">
<header><h2>!${idOf(path)}</h2><span class="quiet">عرض الشاشة ${count(width)} بكسل</span></header>
<div class="pictures">
!${figure('هذا الإصدار', candidate)}
!${stable ? figure('الإصدار المستقر وقت التجربة', stable) : '<p class="quiet">ليست هذه الشاشة في الإصدار المستقر.</p>'}
</div>
</section>`;
}

function figure(name: string, { milliseconds, longestTask, picture }: ReportedVisit): string {
  const task = longestTask === 0 ? 'بلا مهمة طويلة' : `أطول مهمة ${count(longestTask)} مللي ثانية`;
  return html`<figure>
<figcaption><b>${name}</b> <span class="quiet">ظهر المحتوى بعد ${count(milliseconds)} مللي ثانية · ${task}</span></figcaption>
!${picture === null ? '<p class="quiet">لا صورة لهذه الشاشة.</p>' : html`<img alt="صورة الشاشة: ${name}" src="data:image/jpeg;base64,${picture}">`}
</figure>`;
}

const leftOut = { route: 'شاشة لم تُفتح', script: 'ملف لم يُحمَّل', dialog: 'نافذة لم تُفتح' };

function unreachedCard({ unreached }: TrialReport): string {
  if (unreached.length === 0) return '';
  return html`<section class="card" aria-labelledby="unreached">
<header><h2 id="unreached">ما لم تصل إليه التجربة</h2></header>
<ul class="missing">!${unreached.map(
    ({ kind, name }) => html`<li>${leftOut[kind]}: <bdi>${name}</bdi></li>`,
  )}</ul>
</section>`;
}
