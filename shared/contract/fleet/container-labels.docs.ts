import { docsOf } from '../core/endpoint.docs.ts';
import * as containerLabels from './container-labels.ts';

export default docsOf(containerLabels, 'Containers', {
  printLabels: {
    summary: 'Print labels of containers',
    description:
      'A PDF of A4 pages with eight labels each, in the order of `ids`: number, type and size in Arabic, the company’s name, and a QR code of the address of the container’s page. Containers that are not there are left out.',
  },
});
