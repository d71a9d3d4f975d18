import { docsOf } from '../core/endpoint.docs.ts';
import * as signOut from './sign-out.ts';

export default docsOf(signOut, 'Company sessions', {
  signOut: {
    summary: 'Sign out',
    description: 'Ends the session of this token at once, everywhere.',
  },
});
