import { docsOf } from '../core/endpoint.docs.ts';
import * as manyContainers from './many-containers.ts';

export default docsOf(manyContainers, 'Containers', {
  changeContainers: {
    summary: 'Change price or status of many containers',
    description:
      'Each container gets its own values. Each is changed as a whole or skipped, and `skipped` says why: it is not there, somebody else has changed it since the named version, or an open order holds it and its status would change. At most 500 at once.',
    request: { containers: [{ id: '2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32', version: 3, price: 500 }] },
    response: {
      containers: [{ price: 500, version: 4 }],
      skipped: [
        {
          id: '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10',
          containerNumber: 'C-0043',
          reason: 'لا تتغيّر حالة حاوية مرتبطة بطلب قائم.',
        },
      ],
    },
  },
});
