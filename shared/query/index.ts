export { pageLength } from '../contract/core/paging.ts';
export {
  type Applied,
  applyChanges,
  applyTo,
  createMutation,
  type MutationState,
  type MutationStore,
  type RawAnswer,
} from './create-mutation.ts';
export { createPagedQuery, type PagedState, type PagedStore } from './create-paged-query.ts';
export { createQuery, type QueryState, type QueryStore } from './create-query.ts';
export { invalidate } from './fetch-query.ts';
export { type Pages, rowAt, type VisibleRange } from './pages.ts';
