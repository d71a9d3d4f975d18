import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object, pure } from '../core/pure.ts';
import { roles } from '../core/roles.ts';
import { missing, tooLong } from '../core/text.ts';
import { answeredEnum } from '../core/values.ts';
import { adminUser } from './admin-user.ts';
import { newPassword } from './new-password.ts';
import { personName } from './people.ts';

/** In the link's fragment, which no server and no log sees. */
const token = pure(() => z.string(missing).check(z.maxLength(64, tooLong)));

export const openInvite = endpoint('POST /api/company/join/invite', () => ({
  audience: 'anyone',
  perNetwork: { counted: 'opened invites', allowed: 60, seconds: 900 },
  body: z.object({ token }),
  response: z.object({
    company: z.object({ name: z.string(), identifier: z.string(), logoUrl: z.nullable(z.string()) }),
    name: z.string(),
    email: z.string(),
    role: answeredEnum(roles),
  }),
  defaultMessage: 'Failed to open the invite',
}));

export const joining = object(() => ({ name: personName, password: newPassword }));

export const join = endpoint('POST /api/company/join', () => ({
  audience: 'anyone',
  perNetwork: { counted: 'joined people', allowed: 60, seconds: 900 },
  body: z.object({ token, ...joining.shape }),
  response: z.object({ token: z.string(), adminUser }),
  status: 201,
  defaultMessage: 'Failed to join the company',
}));
