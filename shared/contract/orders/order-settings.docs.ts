import { docsOf } from '../core/endpoint.docs.ts';
import * as orderSettings from './order-settings.ts';

const settings = {
  depot: { latitude: 24.7136, longitude: 46.6753 },
  areas: [
    {
      name: 'شمال الرياض',
      corners: [
        { latitude: 24.75, longitude: 46.55 },
        { latitude: 24.75, longitude: 46.85 },
        { latitude: 24.95, longitude: 46.7 },
      ],
    },
  ],
  hidesOutside: true,
};

export default docsOf(orderSettings, 'Orders', {
  fetchOrderSettings: {
    summary: 'Show the order settings',
    description:
      'Where the company’s trucks set out, which areas it serves, and whether the list of open requests leaves out what is outside of them.',
    response: { settings },
  },
  saveOrderSettings: {
    summary: 'Save the order settings',
    description:
      'Replaces all of them: the depot, at most ten areas of 3 to 100 corners each, and whether requests outside of all areas are left out. A request without a location is never left out.',
    request: settings,
    response: { settings: { ...settings, version: 4 } },
  },
});
