import { docsOf } from '../core/endpoint.docs.ts';
import * as orderDetails from './order-details.ts';

const whole =
  'where it is, the recipient, its price with VAT, its sub-orders, the company’s notes, what happened to it and who did it (the newest 200 entries), and what has to be done next.';

export default docsOf(orderDetails, 'Orders', {
  fetchOrder: {
    summary: 'Show an order',
    description: `One order of this company: ${whole}`,
  },
  fetchSubOrder: {
    summary: 'Show the order of a sub-order',
    tag: 'Sub-orders',
    description: `The order that a sub-order belongs to: ${whole}`,
  },
  addOrderNote: {
    summary: 'Add a note to an order',
    description:
      'For the company’s own people; neither the customer nor the driver sees it. The audit log says that there is one, not what it says.',
    request: { text: 'البوابة الخلفية مفتوحة من السابعة صباحًا' },
    response: {
      note: { id: '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10', text: 'البوابة الخلفية مفتوحة من السابعة صباحًا' },
    },
  },
});
