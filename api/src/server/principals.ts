import type { Audience, Endpoint, Purpose } from '@hawiyat/shared/contract/core/endpoint';
import type { Role } from '@hawiyat/shared/contract/core/roles';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { CompanyKind } from '../db/column-types.ts';
import type { Context } from '../db/context.ts';

/** A person of a company. */
export interface Session {
  readonly tokenHash: Buffer;
  readonly companyId: string;
  readonly adminId: string;
  readonly role: Role;
  /** Of the company: in any but a real one nothing leaves the server. */
  readonly kind: CompanyKind;
  /** The real company of a sandbox. */
  readonly sandboxOf: string | null;
}

export interface DriverSession {
  readonly tokenHash: Buffer;
  readonly companyId: string;
  readonly driverId: string;
  readonly kind: CompanyKind;
}

export interface CustomerSession {
  readonly tokenHash: Buffer;
  readonly customerId: string;
}

/** A publisher, identified by its credential. */
export interface Team {
  readonly id: string;
  /** The one remote, or the host, that it may publish. */
  readonly remote: Releasable;
  readonly publicKey: string;
}

/** The principal of an operator call: a person, a machine, or the operator token. */
export type Operator = {
  readonly token: string;
} & (
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'machine'; readonly id: string; readonly name: string; readonly purpose: Purpose }
  | { readonly kind: 'platform'; readonly id: null }
);

/** What a handler learns about the principal, by its endpoint's audience. */
export interface Sessions {
  anyone: undefined;
  operator: Operator;
  team: Team;
  company: Session;
  driver: DriverSession;
  customer: CustomerSession;
}

/**
 * Authenticates a call; `auth/authenticate.ts` implements it.
 * @param authorization the request's header
 * @throws DomainError `signed-out` without a valid credential, `no-right` with a role that does not allow it
 */
export type Authenticate = <A extends Audience>(
  endpoint: { readonly audience: A } & Pick<Endpoint, 'purpose' | 'right'>,
  authorization: string | undefined,
) => Promise<Sessions[A]>;

/** Logs who did something, by id: a name is personal data and stays in the database. */
export function noteOperator({ log }: Pick<Context, 'log'>, { kind, id }: Operator, did: string): void {
  log.info({ by: { kind, id }, did }, 'done by an operator');
}
