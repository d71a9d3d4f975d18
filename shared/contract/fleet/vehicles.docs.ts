import { docsOf } from '../core/endpoint.docs.ts';
import * as documents from './documents.ts';
import * as vehicles from './vehicles.ts';

export default docsOf({ ...vehicles, ...documents }, 'Vehicles and documents', {
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
  listDocuments: {
    summary: 'List documents',
    description:
      'The current documents of the company, its trucks and its drivers; what expires first is at the front. `soon` means within 30 days; on the day of expiry itself a document is still valid.',
  },
  fetchDocument: {
    summary: 'Show a document',
    description: 'With those that it has replaced, newest first.',
  },
  addDocument: {
    summary: 'Add a document',
    description:
      'Of the truck or the driver that it names, else of the company. Of a company: MWAN permit, insurance. Of a truck: operating card, insurance, inspection. Of a driver: driving license, driver’s card. Of each kind an owner has one at a time, of `other` any number. A driving license’s number is the driver’s `licenseNumber`.',
  },
  updateDocument: {
    summary: 'Correct a document',
    description:
      'Missing fields stay as they are. Another day of expiry is warned of anew. A new document is a renewal.',
  },
  renewDocument: {
    summary: 'Renew a document',
    description: 'A new document in its place; the earlier one stays with its number and file.',
  },
  deleteDocument: {
    summary: 'Delete a document',
    description: 'With its file and everything that it has replaced.',
  },
  setDocumentFile: {
    summary: 'Upload a document’s file',
    description:
      'A picture (JPEG, PNG, GIF, WEBP), which is encoded anew, or a whole PDF without scripts and attached files. It replaces the file that is there.',
  },
  downloadDocument: {
    summary: 'Download a document’s file',
    description: 'Always as an attachment: `application/pdf`, or `image/webp` for a picture.',
  },
});
