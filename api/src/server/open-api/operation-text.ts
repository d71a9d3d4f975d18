import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';

/** What a reader of the documentation needs to know of a call beyond its contract. */
export interface OperationText {
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  /** Example of a body, where the fields' usual values do not make a realistic one. */
  readonly request?: unknown;
  /** What an example of a response has in place of the fields' usual values. */
  readonly response?: unknown;
}

export type OperationTexts = readonly (readonly [Endpoint, OperationText])[];
