import { docsOf } from '../core/endpoint.docs.ts';
import * as vehicles from './vehicles.ts';

export default docsOf(vehicles, 'Vehicles and documents', {
  listTrucks: {
    summary: 'List trucks',
    description:
      'Newest first. `plate` is stored in one form, `7356 TNJ`: digits, then the Latin letters as they are read on the plate. `documents` tells of the document that expires first.',
  },
  addTruck: {
    summary: 'Add a truck',
    description:
      'A plate has one to four digits and three of the 17 letters of Saudi plates, in Arabic or Latin, with any spaces; it is unique within the company. `capacityTons` is in metric tons. A driver has at most one truck.',
  },
  updateTruck: {
    summary: 'Change a truck',
    description: 'Missing fields stay as they are; `null` or an empty text clears all but the plate.',
  },
  deleteTruck: {
    summary: 'Delete a truck',
    description: 'With its documents and their files. Orders that it has delivered keep its plate.',
  },
});
