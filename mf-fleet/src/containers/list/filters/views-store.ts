import * as endpoints from '@hawiyat/shared/contract/fleet/saved-views';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

type Views = readonly endpoints.SavedView[];

export const $views = createQuery(endpoints.listSavedViews, atom({}), { select: ({ views }) => views });

const changeViews = (change: (views: Views) => Views) => [
  applyTo(endpoints.listSavedViews, ({ views }) => ({ views: [...change(views)] })),
];
const $adding = createMutation(endpoints.addSavedView, {
  applies: ({ view }) => changeViews((views) => [...views, view]),
  id: ({ view }) => view.id,
});
const $renaming = createMutation(endpoints.renameSavedView, {
  applies: ({ view }) => changeViews((views) => views.map((one) => (one.id === view.id ? view : one))),
  id: ({ view }) => view.id,
});
const $deleting = createMutation(endpoints.deleteSavedView, {
  applies: (_, { params }) => changeViews((views) => views.filter(({ id }) => id !== params.viewId)),
  id: (_, { params }) => params.viewId,
});

/** Each throws a CallError with the server's sentence. */
export const addView = (name: string, question: string) => $adding.send({ body: { name, question } });
export const renameView = (viewId: string, name: string) =>
  $renaming.send({ params: { viewId }, body: { name } });
export const deleteView = (viewId: string) => $deleting.send({ params: { viewId } });
