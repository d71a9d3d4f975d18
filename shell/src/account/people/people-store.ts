import type { CallOptions } from '@hawiyat/shared/client';
import {
  changePerson,
  type Invitation,
  type Invite,
  invitePerson,
  listPeople,
  type Person,
  removePerson,
  takeBackInvite,
} from '@hawiyat/shared/contract/account/people';
import type { Role } from '@hawiyat/shared/contract/core/roles';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { offerUndo } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { messages } from '../../texts/people.ts';

export const $people = createQuery(listPeople, atom({}), { invalidatedBy: ['person'] });

const without = <Row extends { readonly id: string }>(rows: readonly Row[], id: string) =>
  rows.filter((row) => row.id !== id);

const $inviting = createMutation(invitePerson, {
  applies: ({ invite }) => [
    applyTo(listPeople, ({ people, invites }) => ({
      people,
      invites: [...invites.filter(({ email }) => email !== invite.email), invite],
    })),
  ],
  id: ({ invite }) => invite.id,
});
const $takingBack = createMutation(takeBackInvite, {
  applies: (_, { params }) => [
    applyTo(listPeople, (answer) => ({ ...answer, invites: without(answer.invites, params.inviteId) })),
  ],
  id: (_, { params }) => params.inviteId,
});
const $changing = createMutation(changePerson, {
  applies: ({ person }) => [
    applyTo(listPeople, (answer) => ({
      ...answer,
      people: answer.people.map((other) => (other.id === person.id ? person : other)),
    })),
  ],
  id: ({ person }) => person.id,
});
const $removing = createMutation(removePerson, {
  applies: (_, { params }) => [
    applyTo(listPeople, (answer) => ({ ...answer, people: without(answer.people, params.personId) })),
  ],
  id: (_, { params }) => params.personId,
});

/** @throws CallError */
export const invite = (body: Invitation) => $inviting.send({ body });
/** Sends a new link and ends the former one. */
export const inviteAgain = ({ name, email, role }: Invite) => invite({ name, email, role });
/** @throws CallError */
export const takeBack = (inviteId: string) => $takingBack.send({ params: { inviteId } });
/** Offers to undo. @throws CallError */
export async function changeRole({ id: personId, role: former }: Person, role: Role): Promise<void> {
  const send = (sent: Role, options?: CallOptions) =>
    $changing.send({ params: { personId }, body: { role: sent } }, options);
  await send(role);
  offerUndo(changePerson, {
    text: messages.changeRole.success,
    undo: (options) => send(former, options).then(() => messages.roleRestored),
  });
}
/** @throws CallError */
export const remove = (personId: string) => $removing.send({ params: { personId } });
