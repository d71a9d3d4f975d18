import type { QueryObserverResult } from '@tanstack/query-core';
import { CallError } from '../client/call-error.ts';
import type { Endpoint } from '../contract/core/endpoint.ts';

/** The last attempt's failure, also while further ones continue; null when it succeeded or none was made here. */
export const errorOf = ({ failureReason, isFetchedAfterMount, error }: QueryObserverResult<unknown>) =>
  failureReason ?? (isFetchedAfterMount ? error : null);

/** A further attempt after a failure is nothing to wait for. */
export const isLoading = ({ isFetching, failureCount }: QueryObserverResult<unknown>): boolean =>
  isFetching && failureCount === 0;

export const messageOf = (error: Error, endpoint: Endpoint): string =>
  error instanceof CallError ? error.message : endpoint.defaultMessage;
