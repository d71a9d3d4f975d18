import { docsOf } from '../core/endpoint.docs.ts';
import * as documents from './documents.ts';
import * as vehicles from './vehicles.ts';

export default docsOf({ ...vehicles, ...documents }, 'Vehicles and documents', {
  listTrucks:
    'List trucks. Newest first. `plate` is stored in one form, `7356 TNJ`: digits, then the Latin letters as they are read on the plate. `documents` tells of the document that expires first.',
  addTruck:
    'Add a truck. A plate has one to four digits and three of the 17 letters of Saudi plates, in Arabic or Latin, with any spaces; it is unique within the company. `capacityTons` is in metric tons. A driver has at most one truck.',
  updateTruck:
    'Change a truck. Missing fields stay as they are; `null` or an empty text clears all but the plate.',
  deleteTruck:
    'Delete a truck. With its documents and their files. Orders that it has delivered keep its plate.',
  listDocuments:
    'List documents. The current documents of the company, its trucks and its drivers; what expires first is at the front. `soon` means within 30 days; on the day of expiry itself a document is still valid.',
  fetchDocument: 'Show a document. With those that it has replaced, newest first.',
  addDocument:
    'Add a document. Of the truck or the driver that it names, else of the company. Of a company: MWAN permit, insurance. Of a truck: operating card, insurance, inspection. Of a driver: driving license, driver’s card. Of each kind an owner has one at a time, of `other` any number. A driving license’s number is the driver’s `licenseNumber`.',
  updateDocument:
    'Correct a document. Missing fields stay as they are. Another day of expiry is warned of anew. A new document is a renewal.',
  renewDocument:
    'Renew a document. A new document in its place; the earlier one stays with its number and file.',
  deleteDocument: 'Delete a document. With its file and everything that it has replaced.',
  setDocumentFile:
    'Upload a document’s file. A picture (JPEG, PNG, GIF, WEBP), which is encoded anew, or a whole PDF without scripts and attached files. It replaces the file that is there.',
  downloadDocument:
    'Download a document’s file. Always as an attachment: `application/pdf`, or `image/webp` for a picture.',
})({});
