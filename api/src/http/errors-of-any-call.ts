import { callerLimitOf, type Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { cursorInvalid } from '../db/errors.ts';
import type { ErrorType } from '../kernel/domain-error.ts';
import {
  changedSince,
  firstOperatorOnly,
  invalidInput,
  noRight,
  notFound,
  otherPurpose,
  outdatedEdit,
  signedOut,
  tooOften,
} from '../kernel/errors.ts';
import { largestBody } from './bodies-under-way.ts';
import { noUploadsInDemo, ownUploadsUnderWay, uploadsFull } from './errors.ts';

/** A route declares only what its own command adds. */
export function generalErrors(endpoint: Endpoint): readonly ErrorType[] {
  const { audience, right, undo, params, query, versioned, multipart, perNetwork } = endpoint;
  return [
    invalidInput,
    ...(audience === 'anyone' ? [] : [signedOut]),
    ...(audience === 'operator' ? [firstOperatorOnly, otherPurpose] : []),
    ...(right ? [noRight] : []),
    ...(undo ? [changedSince] : []),
    ...(params ? [notFound] : []),
    ...('cursor' in Object(Object(query).shape) ? [cursorInvalid] : []),
    ...(versioned ? [outdatedEdit] : []),
    ...(largestBody(endpoint) === null ? [] : [ownUploadsUnderWay, uploadsFull]),
    ...(multipart && (audience === 'company' || audience === 'driver') ? [noUploadsInDemo] : []),
    ...((perNetwork ?? callerLimitOf(endpoint)) ? [tooOften] : []),
  ];
}
