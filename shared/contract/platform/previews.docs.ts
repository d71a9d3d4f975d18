import { docsOf } from '../core/endpoint.docs.ts';
import * as previews from './previews.ts';

const id = '5f0c5d0e-6d3e-4b58-9d6c-6f4b6b1f9a11';
const preview = {
  id,
  release: '1.1.0-836890d8fa',
  emails: ['noura@binaa.example'],
  until: '2026-12-01T21:00:00.000Z',
  by: 'operator:سارة الحربي',
  openedAt: null,
};
const link = `${id}.${'A'.repeat(43)}`;
const wanted = { release: preview.release, emails: preview.emails, until: '2026-12-01' };
const made = { preview, path: `/preview/${link}` };

export default docsOf(previews, 'Releases and rollouts', {
  addPreview: {
    summary: 'Make a preview',
    description:
      'A signed link to a published release for named administrators, until the end of a day in Riyadh, at most 60 days from now. It opens nothing by itself: each of them sees the release with a session, on the data of the own company.',
    request: { remote: 'mf-orders', ...wanted },
    response: made,
  },
  addTeamPreview: {
    summary: 'Make a preview as a team',
    description: 'The same, for a release of the team’s own remote, or of the host.',
    request: wanted,
    response: { ...made, preview: { ...preview, by: 'team:mf-orders' } },
  },
  listPreviews: {
    summary: 'List previews',
    description: 'The newest hundred, also those that have ended: who may see what, and when it was opened.',
    response: { previews: [preview] },
  },
  revokePreview: {
    summary: 'Revoke a preview',
    description: 'Ends a preview at once: pages that are loaded next show what is released.',
    response: { preview: { ...preview, revokedAt: '2026-11-25T09:30:00.000Z' } },
  },
  openPreview: {
    summary: 'Open a preview',
    tag: 'Previews',
    description:
      'Shows the release of a link in this browser, if the link names the calling administrator. A page that the link itself leads to makes this call; sign-out ends the preview.',
    request: { link },
    response: { path: '/orders' },
  },
});
