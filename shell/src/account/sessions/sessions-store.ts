import { call } from '@hawiyat/shared/client';
import {
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
} from '@hawiyat/shared/contract/account/own-sessions';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { endSession } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

export const $ownSessions = createQuery(listOwnSessions, atom({}), { invalidatedBy: ['session'] });

const $ending = createMutation(endOwnSession, {
  applies: (_, { params }) => [
    applyTo(listOwnSessions, ({ sessions }) => ({
      sessions: sessions.filter(({ id }) => id !== params.sessionId),
    })),
  ],
  id: (_, { params }) => params.sessionId,
});

export const end = (sessionId: string) => $ending.send({ params: { sessionId } });

export async function endAll(): Promise<void> {
  await call(endOwnSessions, {});
  endSession('signed-out');
}
