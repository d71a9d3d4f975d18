import type { Audience, Endpoint, Purpose } from '@hawiyat/shared/contract/core/endpoint';
import type { Role } from '@hawiyat/shared/contract/core/roles';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { CompanyKind } from '../db/column-types.ts';
import type { Context } from '../db/context.ts';

export interface Session {
  readonly tokenHash: Buffer;
  readonly companyId: string;
  readonly adminId: string;
  readonly role: Role;
  /** The company's kind: nothing leaves the server except for a real one. */
  readonly kind: CompanyKind;
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

export interface Team {
  readonly id: string;
  readonly remote: Releasable;
  readonly publicKey: string;
}

export type Operator = {
  readonly token: string;
} & (
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'machine'; readonly id: string; readonly name: string; readonly purpose: Purpose }
  | { readonly kind: 'platform'; readonly id: null }
);

export interface Sessions {
  anyone: undefined;
  operator: Operator;
  team: Team;
  company: Session;
  driver: DriverSession;
  customer: CustomerSession;
}

/** `auth/authenticate.ts` implements it. Rejects an invalid credential, or a role without the right. */
export type Authenticate = <A extends Audience>(
  endpoint: { readonly audience: A } & Pick<Endpoint, 'purpose' | 'right'>,
  authorization: string | undefined,
) => Promise<Sessions[A]>;

/** Logs an id, because a name is personal data and stays in the database. */
export function noteOperator({ log }: Pick<Context, 'log'>, { kind, id }: Operator, did: string): void {
  log.info({ by: { kind, id }, did }, 'done by an operator');
}
