import { docsOf } from '../core/endpoint.docs.ts';
import * as workSettings from './work-settings.ts';

const work = {
  days: [6, 0, 1, 2, 3, 4],
  hours: { from: '08:00', until: '17:00' },
  rentalDuration: 10,
  holidays: [{ name: 'عيد الفطر', from: '2027-03-09', until: '2027-03-12' }],
  prices: [{ type: 'حاويات أنقاض', size: '20 yard', price: 450 }],
};

export default docsOf(workSettings, 'Company settings', {
  fetchWorkSettings: {
    summary: 'Show when the company works',
    description:
      'Its days (0 is Sunday), hours and holidays, and what its offers begin from. Version 1 is only proposed: nobody has saved any yet, and nothing goes by it.',
    response: { settings: { ...work, version: 2 } },
  },
  saveWorkSettings: {
    summary: 'Change when the company works',
    description:
      'Replaces all of it. Reminders of tasks without a driver go by these days, and the guidance of an offer names a day on which the company does not work.',
    request: work,
    response: { settings: { ...work, version: 2 } },
  },
});
