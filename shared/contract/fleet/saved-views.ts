import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object, pure } from '../core/pure.ts';
import { filled } from '../core/text.ts';

export const mostSavedViews = 20;
const badQuestion = 'هذا العرض لا يمكن حفظه.';

export const savedView = object(() => ({ id: z.string(), name: z.string(), question: z.string() }));
export type SavedView = z.infer<typeof savedView>;

const name = pure(() => filled(40));

export const listSavedViews = endpoint('GET /api/company/saved-views', () => ({
  right: 'own',
  response: z.object({ views: z.array(savedView) }),
  defaultMessage: 'Failed to fetch saved views',
}));

export const addSavedView = endpoint('POST /api/company/saved-views/add', () => ({
  right: 'own',
  undo: 'undoable',
  body: z.object({
    name,
    question: z
      .string(badQuestion)
      .check(z.maxLength(500, badQuestion), z.regex(/^[\w.~%+*=&-]+$/, badQuestion)),
  }),
  response: z.object({ view: savedView }),
  status: 201,
  defaultMessage: 'Failed to save the view',
}));

export const renameSavedView = endpoint('PATCH /api/company/saved-views/:viewId', () => ({
  right: 'own',
  undo: 'undoable',
  body: z.object({ name }),
  response: z.object({ view: savedView }),
  defaultMessage: 'Failed to rename the view',
}));

export const deleteSavedView = endpoint('DELETE /api/company/saved-views/:viewId', () => ({
  right: 'own',
  undo: 'undoable',
  defaultMessage: 'Failed to delete the view',
}));
