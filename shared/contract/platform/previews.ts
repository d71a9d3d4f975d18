import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object, pure } from '../core/pure.ts';
import { email } from '../core/text.ts';
import { day, moment } from '../core/values.ts';
import { releasable, releaseId } from './areas.ts';

export const preview = object(() => ({
  id: z.string(),
  remote: releasable,
  release: releaseId,
  emails: z.array(z.string()),
  until: moment,
  by: z.string(),
  createdAt: moment,
  revokedAt: z.nullable(moment),
  openedAt: z.nullable(moment),
}));
export type Preview = z.infer<typeof preview>;

const wanted = {
  release: releaseId,
  emails: pure(() => z.array(email).check(z.minLength(1), z.maxLength(20))),
  until: day,
};
/** The path is signed, and worth nothing without a session of a named person. */
const made = object(() => ({ preview, path: z.string() }));

export const addPreview = endpoint('POST /api/platform/previews', () => ({
  purpose: 'rollout',
  body: z.object({ remote: releasable, ...wanted }),
  response: made,
  status: 201,
  defaultMessage: 'Failed to make the preview',
}));

export const addTeamPreview = endpoint('POST /api/platform/previews/by-team', () => ({
  audience: 'team',
  body: z.object(wanted),
  response: made,
  status: 201,
  defaultMessage: 'Failed to make the preview',
}));

export const listPreviews = endpoint('GET /api/platform/previews', () => ({
  purpose: 'rollout',
  response: z.object({ previews: z.array(preview) }),
  defaultMessage: 'Failed to fetch previews',
}));

export const revokePreview = endpoint('POST /api/platform/previews/:previewId/revoke', () => ({
  purpose: 'rollout',
  response: z.object({ preview }),
  defaultMessage: 'Failed to revoke the preview',
}));

export const openPreview = endpoint('POST /api/company/preview', () => ({
  right: 'own',
  undo: 'session',
  cookie: 'hawiyat_preview',
  everyTime: true,
  body: z.object({ link: z.string().check(z.maxLength(100)) }),
  response: z.object({ path: z.string() }),
  defaultMessage: 'Failed to open the preview',
}));
