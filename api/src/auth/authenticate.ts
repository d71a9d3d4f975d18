import type { Audience, Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { may } from '@hawiyat/shared/contract/core/roles';
import type { App } from '../app-context.ts';
import { noRight, signedOut } from '../kernel/errors.ts';
import type { Sessions } from '../server/principals.ts';
import { authenticateOperator } from './operator.ts';
import { findCustomerSession, findDriverSession, findSession } from './session.ts';
import { findTeam } from './teams.ts';

/**
 * Authenticates a call. A credential is valid for its own audience's calls only.
 * @param authorization the request's header
 * @throws DomainError `signed-out` for any reason; `other-purpose` for a machine token, `no-right` for a
 *   person whose role does not allow the call
 */
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
  if (audience === 'operator') return authenticateOperator(app, token, endpoint);
  if (audience === 'team') {
    const team = await findTeam(app.db, token);
    if (!team) throw signedOut();
    return team;
  }
  const find = { company: findSession, driver: findDriverSession, customer: findCustomerSession }[audience];
  const session = await find(app.db, token, app.now());
  if (!session) throw signedOut();
  if ('role' in session && endpoint.right && !may(session.role, endpoint.right)) throw noRight();
  return session;
}
