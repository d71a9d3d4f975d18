import { docsOf } from '../core/endpoint.docs.ts';
import * as savedViews from './saved-views.ts';

export default docsOf(savedViews, 'Containers', {
  listSavedViews: {
    summary: 'List own saved views',
    description: 'Questions of the list of containers that the person has named, the first saved first.',
    response: { views: [{ name: 'المتأخرة', question: 'back=late' }] },
  },
  addSavedView: {
    summary: 'Save a view',
    description:
      'At most 20 a person; nobody else sees them. `question` is the part of the screen’s address behind the `?`.',
    request: { name: 'المتأخرة', question: 'back=late' },
    response: { view: { name: 'المتأخرة', question: 'back=late' } },
  },
  renameSavedView: {
    summary: 'Rename a saved view',
    description: 'Its question stays.',
    request: { name: 'المتأخرة' },
    response: { view: { name: 'المتأخرة', question: 'back=late' } },
  },
  deleteSavedView: {
    summary: 'Delete a saved view',
    description: 'For good.',
  },
});
