import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object, pure } from '../core/pure.ts';
import { roles } from '../core/roles.ts';
import { email, filledName, missing } from '../core/text.ts';
import { answeredEnum, moment, saying } from '../core/values.ts';

export const inviteDays = 7;

export const personName = pure(() => filledName(200));
const role = pure(() => z.enum(roles, missing));
const listed = pure(() => ({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: answeredEnum(roles),
}));

export const person = object(() => ({ ...listed, lastUsedAt: z.nullable(moment) }));
export type Person = z.infer<typeof person>;

export const invite = object(() => ({ ...listed, until: moment }));
export type Invite = z.infer<typeof invite>;

export const listPeople = endpoint('GET /api/company/people', () => ({
  right: 'manage-people',
  response: z.object({ people: z.array(person), invites: z.array(invite) }),
  defaultMessage: 'Failed to fetch people',
}));

export const invitation = object(() => ({ name: personName, email, role }));
export type Invitation = z.output<typeof invitation>;

export const invitePerson = endpoint('POST /api/company/people/invites', () => ({
  right: 'manage-people',
  undo: 'message',
  perCaller: { counted: 'invites', whose: 'company', allowed: 50, seconds: 86_400 },
  body: invitation,
  response: z.object({ invite }),
  status: 201,
  defaultMessage: 'Failed to invite the person',
}));

export const takeBackInvite = endpoint('DELETE /api/company/people/invites/:inviteId', () => ({
  right: 'manage-people',
  undo: 'confirmed',
  response: saying,
  defaultMessage: 'Failed to take the invite back',
}));

export const changePerson = endpoint('PATCH /api/company/people/:personId', () => ({
  right: 'manage-people',
  undo: 'undoable',
  body: z.object({ role }),
  response: z.object({ person }),
  defaultMessage: 'Failed to change the person',
}));

export const removePerson = endpoint('DELETE /api/company/people/:personId', () => ({
  right: 'manage-people',
  undo: 'confirmed',
  response: saying,
  defaultMessage: 'Failed to remove the person',
}));
