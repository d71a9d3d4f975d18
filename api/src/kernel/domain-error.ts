import type { ErrorBody } from '@hawiyat/shared/contract/core/error';

/**
 * Why a command or a query does not do what it was asked to. `server/domain-error-responses.ts` says what the caller
 * is told.
 */
export type DomainCode =
  // Any domain
  | 'invalid'
  | 'not-found'
  | 'outdated'
  | 'too-often'
  | 'cursor-invalid'
  | 'picture-invalid'
  | 'picture-damaged'
  | 'picture-pixels'
  | 'own-uploads-under-way'
  | 'uploads-full'
  | 'name-missing'
  // Files to import
  | 'csv-unreadable'
  | 'csv-column-missing'
  | 'csv-too-long'
  | 'csv-commas-ambiguous'
  // Who may call
  | 'signed-out'
  | 'admin-unknown'
  | 'phone-or-password-wrong'
  | 'company-suspended'
  | 'operator-unknown'
  | 'operator-name-taken'
  | 'first-operator-only'
  | 'last-operator'
  | 'no-person'
  | 'other-purpose'
  | 'no-right'
  | 'already-person'
  | 'last-owner'
  | 'person-active'
  | 'customer-busy'
  | 'invite-wrong'
  | 'token-name-taken'
  // The account of an administrator
  | 'email-too-soon'
  | 'email-link-over'
  | 'email-link-elsewhere'
  | 'sign-in-link-over'
  | 'own-password-wrong'
  | 'second-step'
  | 'second-step-wrong'
  | 'second-step-setup'
  | 'second-step-on'
  | 'second-step-off'
  | 'second-step-code-wrong'
  | 'second-step-demanded'
  | 'own-second-step-first'
  // Verification by a code
  | 'code-too-soon'
  | 'code-wrong'
  | 'code-expired'
  | 'code-spent'
  | 'code-taken'
  // Companies
  | 'email-not-verified'
  | 'verification-expired'
  | 'password-common'
  | 'company-known'
  | 'commercial-number-taken'
  | 'registration-decided'
  | 'already-suspended'
  | 'not-suspended'
  | 'password-wrong'
  | 'bank-account-same'
  | 'bank-change-waiting'
  | 'bank-change-missing'
  | 'bank-change-decided'
  // Fleet
  | 'views-full'
  | 'view-name-taken'
  | 'containers-full'
  | 'drivers-full'
  | 'imports-too-often'
  | 'container-missing'
  | 'container-held'
  | 'container-held-archive'
  | 'container-not-archived'
  | 'container-number-taken'
  | 'container-numbers-taken'
  | 'size-not-of-type'
  | 'maintenance-missing'
  | 'maintenance-in-future'
  | 'maintenance-full'
  | 'picture-missing'
  | 'pictures-full'
  | 'driver-missing'
  | 'driver-details-missing'
  | 'driver-busy'
  | 'driver-busy-archive'
  | 'driver-not-archived'
  | 'restored-phone-taken'
  | 'restored-identity-taken'
  | 'phone-taken'
  | 'identity-taken'
  // Vehicles and papers
  | 'trucks-full'
  | 'truck-missing'
  | 'plate-taken'
  | 'driver-has-truck'
  | 'documents-full'
  | 'document-missing'
  | 'document-exists'
  | 'document-replaced'
  | 'document-days-wrong'
  | 'document-kind-wrong'
  | 'document-file-wrong'
  | 'pdf-damaged'
  | 'pdf-scripts'
  | 'pdf-starts-programs'
  | 'pdf-plays-media'
  // Marketplace
  | 'birth-date-future'
  | 'under-age'
  | 'phone-missing'
  | 'phone-not-verified'
  | 'phone-not-reachable'
  | 'too-many-open-requests'
  | 'too-many-undelivered-orders'
  | 'delivery-day-out-of-range'
  | 'request-missing'
  | 'request-not-cancelable'
  | 'request-accepted'
  | 'request-closed'
  | 'already-offered'
  | 'rental-duration-missing'
  | 'rental-duration-unwanted'
  | 'offer-missing'
  | 'offer-withdrawn'
  | 'offer-changed'
  | 'offer-accepted'
  | 'offer-lost'
  | 'offer-already-withdrawn'
  | 'no-free-container'
  // Orders
  | 'order-missing'
  | 'order-not-cancelable'
  | 'order-not-movable'
  | 'order-over'
  | 'driver-assigned'
  | 'driver-set-off'
  | 'driver-changed'
  | 'driver-taken-off'
  | 'change-reason-missing'
  | 'proof-missing'
  | 'failure-reason-missing'
  | 'compensation-out-of-range'
  | 'refund-settled'
  | 'point-outside-country'
  // Insights
  | 'statement-too-long'
  // Releases
  | 'another-team'
  | 'manifest-wrong'
  | 'signature-wrong'
  | 'file-missing'
  | 'file-unlisted'
  | 'file-listed-twice'
  | 'integrity-mismatch'
  | 'no-page'
  | 'release-exists'
  | 'incompatible'
  | 'not-checked'
  | 'not-recorded'
  // Areas
  | 'area-unknown'
  | 'area-exists'
  | 'area-required'
  | 'area-path-taken'
  | 'area-path-reserved'
  | 'area-path-twice'
  | 'area-unfinished'
  | 'area-untitled'
  | 'area-title-taken'
  // Previews
  | 'until-out-of-range'
  | 'preview-wrong'
  | 'preview-over'
  | 'preview-of-others'
  // Webhooks
  | 'webhook-address-wrong'
  // Rollouts
  | 'release-unknown'
  | 'stages-required'
  | 'reason-required'
  | 'company-unknown'
  | 'changed-meanwhile'
  | 'rollout-changed'
  | 'another-release'
  | 'instead-required'
  | 'not-the-one-before'
  | 'host-required'
  | 'stands-already'
  | 'untried'
  | 'release-halted'
  | 'person-required'
  | 'second-person-required'
  | 'release-stable'
  | 'release-never-stable'
  | 'release-left'
  | 'rollout-goes-on'
  | 'no-rollout'
  | 'rollout-paused'
  | 'stages-not-rising'
  | 'all-at-once'
  | 'nothing-before'
  | 'nothing-ahead'
  | 'canary-not-satisfied'
  | 'nothing-to-halt'
  | 'in-sandbox'
  | 'not-in-sandbox'
  | 'no-sandbox'
  | 'sandboxes-full'
  | 'demos-full'
  | 'no-uploads-in-demo';

export interface DomainErrorDetails {
  /** What the code's text names, such as a limit. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The error of each field, where the code alone does not name one. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Promotion criteria that are not met. */
  readonly missing?: readonly string[];
  /** What stands now, where a command meant another state of a rollout. */
  readonly stands?: ErrorBody['stands'];
  /** The driver whom somebody else has assigned. */
  readonly assigned?: ErrorBody['assigned'];
  /** What others have changed since the author's version. */
  readonly outdated?: ErrorBody['outdated'];
  readonly cause?: unknown;
}

/** Thrown by rules, commands and queries; it knows neither HTTP nor Arabic. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: DomainCode,
    readonly details: DomainErrorDetails = {},
  ) {
    super(code, { cause: details.cause });
  }
}
