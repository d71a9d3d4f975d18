import { docsOf } from '../core/endpoint.docs.ts';
import * as containerDetails from './container-details.ts';

export default docsOf(containerDetails, 'Containers', {
  fetchContainer: {
    summary: 'Show a container',
    description:
      'Where it is and who has it, what it did and earned in the last twelve months, its maintenance and its pictures.',
  },
  listContainerSteps: {
    summary: 'Show what happened to a container',
    description:
      'Newest first: its rentals, what the company changed by hand, and its maintenance. Rentals come from their orders, so they begin with the first one.',
  },
  addMaintenance: {
    summary: 'Write down maintenance of a container',
    description:
      'On a day that has come. The audit log tells that there is a note, and its cost, not its text.',
  },
  updateMaintenance: {
    summary: 'Change a note of maintenance',
    description: 'All of it: a missing cost clears it.',
  },
  deleteMaintenance: {
    summary: 'Delete a note of maintenance',
    description: 'For good.',
    response: { message: 'تم حذف ملاحظة الصيانة.' },
  },
  addContainerPicture: {
    summary: 'Upload a photo of a container',
    description:
      'At most twelve. The server re-encodes the picture, so nothing of its metadata stays. Whoever knows its address can see it.',
  },
  deleteContainerPicture: {
    summary: 'Delete a photo of a container',
    description: 'For good, with its file.',
    response: { message: 'تم حذف الصورة.' },
  },
});
