import { docsOf } from '../core/endpoint.docs.ts';
import * as firstDay from './first-day.ts';

export default docsOf(firstDay, 'Company settings', {
  fetchFirstDay: {
    summary: 'Show the first steps of a new company',
    description:
      'Each step is done once there is such a row: a logo, a container, a driver, the depot or a service area, an offer.',
  },
  hideFirstDay: {
    summary: 'Hide the first steps',
    description: 'For everybody of the company and for good. A second time changes nothing.',
  },
});
