import { docsOf } from '../core/endpoint.docs.ts';
import * as demo from './demo.ts';

export default docsOf(demo, 'Trying out', {
  visitDemo: {
    summary: 'Try the panel without registering',
    description:
      'Signs a visitor in to a demo company of his own, filled and simulated like a sandbox, which is deleted after two hours. The response’s cookie brings the same browser back to the same company. Files cannot be uploaded in it. Servers without a demo answer 404.',
  },
});
