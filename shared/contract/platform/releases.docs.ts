import { docsOf } from '../core/endpoint.docs.ts';
import * as releases from './releases.ts';

const id = '1.1.0-836890d8fa';

export default docsOf(releases, 'Releases and rollouts', {
  publishRelease: {
    summary: 'Publish a release',
    description:
      'Stores one immutable build, which can then be rolled out. The team signs the manifest; the files come along in base64, with the report of the trial as text, and are checked against it before anything is stored. The same release may come again, also with checks against further ones: `isRepeated` says so. `npm run release` does all of this.',
    request: {
      manifest: '{"remote":"mf-orders","id":"1.1.0-836890d8fa",…}',
      signature: 'c2lnbmF0dXJl…',
      files: { 'remoteEntry.js': 'dmFyIG1mX29yZGVycw==…' },
    },
    response: { id },
  },
  listLiveReleases: {
    summary: 'List live releases',
    description:
      'Releases that pages may use now: stable ones, the ones before them, and candidates. A team checks its build against them before it publishes. `isPublished` says of the `id` that nothing more is needed: the team has published it, with its trial’s report, and compared it with all of them.',
    response: { releases: [{ remote: 'shell', id: '1.0.0-3f9c2a71d0', types: 'types.d.ts' }] },
  },
  listReleases: {
    summary: 'List releases',
    description: 'Releases of one remote, newest first, at most a hundred.',
    response: {
      releases: [{ id, subject: 'feat(orders): أزرار أوضح في الطلبات', by: 'فريق الطلبات', hasReport: true }],
    },
  },
});
