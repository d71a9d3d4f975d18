import type { Audience, Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { may } from '@hawiyat/shared/contract/core/roles';
import type { App } from '../app-context.ts';
import type { Sessions } from '../http/principals.ts';
import { noRight, signedOut } from '../kernel/errors.ts';
import { findMachine } from './machines/machine-tokens.ts';
import { findTeam } from './machines/teams.ts';
import { assertMay, findOperator } from './operators/operator.ts';
import { adminSessions } from './sessions/admin-sessions.ts';
import { customerSessions } from './sessions/customer-sessions.ts';
import { driverSessions } from './sessions/driver-sessions.ts';

/** A credential is valid only for the calls of its own audience. */
export async function authenticate<A extends Audience>(
  app: App,
  endpoint: { readonly audience: A } & Pick<Endpoint, 'purpose' | 'right'>,
  authorization: string | undefined,
): Promise<Sessions[A]> {
  // The compiler cannot follow which audience leads to which branch.
  return (await principalOf(app, endpoint, authorization)) as Sessions[A];
}

async function principalOf(
  app: App,
  endpoint: Pick<Endpoint, 'audience' | 'purpose' | 'right'>,
  authorization: string | undefined,
): Promise<Sessions[Audience]> {
  const { audience } = endpoint;
  if (audience === 'anyone') return undefined;
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw signedOut();
  if (audience === 'operator') {
    const operator = (await findOperator(app, token)) ?? (await findMachine(app.db, token));
    if (!operator) throw signedOut();
    assertMay(app, operator, endpoint);
    return operator;
  }
  if (audience === 'team') {
    const team = await findTeam(app.db, token);
    if (!team) throw signedOut();
    return team;
  }
  const sessions = { company: adminSessions, driver: driverSessions, customer: customerSessions }[audience];
  const session = await sessions.find(app.db, token, app.now());
  if (!session) throw signedOut();
  if ('role' in session && endpoint.right && !may(session.role, endpoint.right)) throw noRight();
  return session;
}
