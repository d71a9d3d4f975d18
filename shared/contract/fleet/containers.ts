import * as z from '@hawiyat/shared/contract/core/schema';
import { type ContainerSize, type ContainerType, sizesOfType } from '../core/container-kinds.ts';
import { csvBodyLimit, csvImport, importLimit, importReport } from '../core/csv.ts';
import { changeOf, draftOf } from '../core/edited-fields.ts';
import { bulkLimit, endpoint } from '../core/endpoint.ts';
import { pure } from '../core/pure.ts';
import { container } from './container-list.ts';
import { countRule, mostAtOnce, ownNumber } from './container-numbers.ts';
import { editedContainer } from './edited-container.ts';

/** Apart, so that a page that shows containers does not load what changes them. */
export * from './container-list.ts';

export const sizeFits = pure(() =>
  z.refine<{ type?: ContainerType | undefined; size?: ContainerSize | undefined }>(
    (value) => !value.type || !value.size || sizesOfType[value.type].includes(value.size),
    { error: 'الحجم المختار لا يناسب نوع الحاوية.', path: ['size'] },
  ),
);

export const containerDraft = pure(() => z.object(draftOf(editedContainer)).check(sizeFits));
export type ContainerDraft = z.output<typeof containerDraft>;
export type ContainerInput = z.input<typeof containerDraft>;

const added = pure(() => {
  const { status, ...draft } = draftOf(editedContainer);
  return { ...draft, status: z._default(status, 'available') };
});
const alike = pure(() => {
  const { containerNumber: _, ...draft } = added;
  return draft;
});

export const addContainer = endpoint('POST /api/company/containers/add', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  body: z.object(added).check(sizeFits),
  response: z.object({ container }),
  status: 201,
  defaultMessage: 'Failed to add container',
}));

export const addContainers = endpoint('POST /api/company/containers/add-many', () => ({
  perCaller: bulkLimit,
  right: 'change-fleet',
  undo: 'undoable',
  body: z
    .object({
      ...alike,
      count: z.optional(z.int(countRule).check(z.gte(1, countRule), z.lte(mostAtOnce, countRule))),
      numbers: z.optional(
        z.array(ownNumber).check(z.minLength(1, countRule), z.maxLength(mostAtOnce, countRule)),
      ),
      dryRun: z.optional(z.boolean()),
    })
    .check(
      sizeFits,
      z.refine((value) => (value.count === undefined) !== (value.numbers === undefined), {
        error: countRule,
        path: ['count'],
      }),
      z.refine((value) => new Set(value.numbers).size === (value.numbers?.length ?? 0), {
        error: 'في القائمة رقم مكرر',
        path: ['numbers'],
      }),
    ),
  response: z.object({
    numbers: z.array(z.string()),
    /** Deleted containers of the company count, too. */
    taken: z.array(z.string()),
    containers: z.array(container),
  }),
  defaultMessage: 'Failed to add container',
}));

export const updateContainer = endpoint('PATCH /api/company/containers/:containerId', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  versioned: true,
  // The server checks a lone new size against the stored type.
  body: z.object(changeOf(editedContainer)).check(sizeFits),
  response: z.object({ container }),
  defaultMessage: 'Failed to update container',
}));

export const deleteContainer = endpoint('DELETE /api/company/containers/:containerId', () => ({
  right: 'change-fleet',
  undo: 'confirmed',
  response: z.object({ message: z.string() }),
  defaultMessage: 'Failed to delete container',
}));

export const exportContainers = endpoint('GET /api/company/containers/export', () => ({
  right: 'see-work',
  response: z.string(),
  answers: 'csv',
  defaultMessage: 'Failed to fetch containers',
}));

export const importContainers = endpoint('POST /api/company/containers/import', () => ({
  right: 'change-fleet',
  undo: 'confirmed',
  perCaller: importLimit,
  body: csvImport,
  bodyLimit: csvBodyLimit,
  takesAnyText: true,
  response: z.object({ report: importReport }),
  defaultMessage: 'Failed to add container',
}));
