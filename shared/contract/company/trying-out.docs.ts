import { docsOf } from '../core/endpoint.docs.ts';
import * as demo from './demo.ts';
import * as sandbox from './sandbox.ts';

export default docsOf({ ...demo, ...sandbox }, 'Trying out', {
  visitDemo:
    'Try the panel without registering. Signs a visitor in to a demo company of his own, filled and simulated like a sandbox, which is deleted after two hours. The response’s cookie brings the same browser back to the same company. Files cannot be uploaded in it. Servers without a demo answer 404.',
  fetchSandbox:
    'Find the sandbox. Whether the company has a sandbox, and when it is deleted unless somebody opens it before. In a sandbox it answers about that one.',
  openSandbox:
    'Open the sandbox. Signs the caller in to the company’s sandbox, a small company to try things out in, which is created if there is none. Its marketplace, customers and drivers are simulated; nothing of it reaches other companies, e-mail or figures. The session ends at the latest with the one that opened it. Thirty days after it was last opened the sandbox is deleted.',
  leaveSandbox:
    'Leave the sandbox. Ends this session in the sandbox. The one that it was opened from goes on.',
  deleteSandbox:
    'Delete the sandbox. Deletes the company’s sandbox with everything in it, at once and for everybody, from inside or outside of it.',
})({});
