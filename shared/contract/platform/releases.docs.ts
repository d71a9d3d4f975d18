import { docsOf } from '../core/endpoint.docs.ts';
import * as areas from './areas.ts';
import * as composition from './composition.ts';
import * as outcomes from './outcomes.ts';
import * as releases from './releases.ts';
import * as teams from './teams.ts';

const id = '1.1.0-836890d8fa';
const details = {
  audience: 'company',
  owner: 'فريق الفوترة',
  sections: [{ path: '/billing', title: 'الفواتير', icon: 'M4 4h16v16H4zM8 9h8M8 13h5', position: 50 }],
};
const answered = [{ name: 'mf-billing', ...details }];
const opened = { remote: 'mf-orders', release: id };
const stable = '1.0.0-3f9c2a71d0';
const composed = (release: string) => ({
  id: release,
  globalName: `mf_orders__${release.replace(/\W/g, '_')}`,
  contract: 1,
  base: `/r/mf-orders/${release}/`,
  entry: 'remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
});

const calls = { ...releases, ...teams, ...areas, ...composition, ...outcomes };

export default docsOf(calls, 'Releases and rollouts', {
  publishRelease:
    'Publish a release. Stores one immutable build, which can then be rolled out. The team signs the manifest; the files come along in base64, with the report of the trial as text, and are checked against it before anything is stored. The same release may come again, also with checks against further ones: `isRepeated` says so. `npm run release` does all of this.',
  listLiveReleases:
    'List live releases. Releases that pages may use now: stable ones, the ones before them, and candidates. A team checks its build against them before it publishes. `isPublished` says of the `id` that nothing more is needed: the team has published it, with its trial’s report, and compared it with all of them.',
  listReleases: 'List releases. Releases of one remote, newest first, at most a hundred.',
  addTeam:
    'Add a team. A team publishes releases of one remote or of the host. Only this response contains its credential: the platform stores the hash.',
  listTeams: 'List teams. Also those whose credential has ended.',
  revokeTeam: 'Revoke a team. Ends its credential at once; its releases stay.',
  changeArea:
    'Change an area. Adds, changes or retires the area of one remote: its paths, and what layout and sidebar show for them. Pages get areas with their composition, so nothing is built or restarted. Paths of two areas never overlap, and no two have one title. A change names the area as its author saw it: what another operator has changed is not overwritten. Every change becomes an entry of the sealed log of `areas`.',
  listAreas: 'List areas. All areas that are not retired, oldest first.',
  fetchComposition:
    'Show the composition. Which release of every area this company’s pages load, and what each falls back to.',
  reportOutcomes:
    'Report outcomes. Counts how areas opened, by release, and what they cannot report themselves: `hung` (the main thread stopped), `missingChunk` (the server has no such file), `alteredLayout` (the host’s own layout changed), `measured` (the calls of the API in the first seconds), `guarded` (calls that met nodes which others had moved), `died` (the page ended without being left), `deadLink` (a press on the sidebar led nowhere), `lostSession` (nobody had signed out), `alteredBuiltIns` (the browser’s own functions were replaced; one for each release that can have done it). A crash in a page that others had changed (`isForeign`: a translator, an extension, altered built-ins) counts against no release. Kinds that the server does not know are ignored. Public pages report too, but only reports with a company’s session halt or promote a release: a release that fails, hangs, lacks a file or alters the layout more often than the stable one, or takes longer than its companies had to wait before it.',
})({
  publishRelease: {
    request: {
      manifest: '{"remote":"mf-orders","id":"1.1.0-836890d8fa",…}',
      signature: 'c2lnbmF0dXJl…',
      files: { 'remoteEntry.js': 'dmFyIG1mX29yZGVycw==…' },
    },
    response: { id },
  },
  listLiveReleases: { response: { releases: [{ remote: 'shell', id: stable, types: 'types.d.ts' }] } },
  listReleases: {
    response: {
      releases: [{ id, subject: 'feat(orders): أزرار أوضح في الطلبات', by: 'فريق الطلبات', hasReport: true }],
    },
  },
  addTeam: { request: { name: 'فريق الطلبات' } },
  revokeTeam: { response: { team: { revokedAt: '2026-11-25T09:30:00.000Z' } } },
  changeArea: { request: { area: details }, response: { areas: answered } },
  listAreas: { response: { areas: answered } },
  fetchComposition: {
    response: {
      composition: {
        host: stable,
        company: 'c9f0f895-fb98-4b91-99f5-1fd0297e236d',
        version: 12,
        areas: [
          {
            name: 'mf-orders',
            audience: 'company',
            sections: [{ path: '/orders', title: 'إدارة الطلبات', icon: 'M4 4h16v16H4z', position: 40 }],
          },
        ],
        remotes: {
          'mf-orders': { assigned: composed('1.1.0-836890d8fa'), fallback: composed(stable), withdrawn: [] },
        },
      },
    },
  },
  reportOutcomes: {
    request: {
      outcomes: [
        { ...opened, outcome: 'loaded', milliseconds: 840, isWarm: true },
        { ...opened, outcome: 'measured', calls: 12 },
        { ...opened, outcome: 'missingChunk' },
      ],
    },
  },
});
