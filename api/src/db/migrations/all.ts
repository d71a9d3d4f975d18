import { companies } from './0001-companies.ts';
import { containers } from './0002-containers.ts';
import { drivers } from './0003-drivers.ts';
import { marketplace } from './0004-marketplace.ts';
import { orders } from './0005-orders.ts';
import { releases } from './0006-releases.ts';
import { registrations } from './0007-registrations.ts';
import { apps } from './0008-apps.ts';
import { events } from './0009-events.ts';
import { search } from './0010-search.ts';
import { lists } from './0011-lists.ts';
import { tallies } from './0012-tallies.ts';
import { rollouts } from './0013-rollouts.ts';
import { guard } from './0014-guard.ts';
import { teams } from './0015-teams.ts';
import { guardNetworks } from './0016-guard-networks.ts';
import { probes } from './0017-probes.ts';
import { logHeads } from './0018-log-heads.ts';
import { emailCodes } from './0019-email-codes.ts';
import { customerPhones } from './0020-customer-phones.ts';
import { seenNames } from './0021-seen-names.ts';
import { operators } from './0022-operators.ts';
import { machineTokens } from './0023-machine-tokens.ts';
import { eventClusters } from './0024-event-clusters.ts';
import { erasedDrivers } from './0025-erased-drivers.ts';
import { versions } from './0026-versions.ts';
import { idempotencyKeys } from './0027-idempotency-keys.ts';
import { gone } from './0028-gone.ts';
import { claimedPhones } from './0029-claimed-phones.ts';
import { checkedAgain } from './0030-checked-again.ts';
import { openWork } from './0031-open-work.ts';
import { listCounters } from './0032-list-counters.ts';
import { eventMonths } from './0033-event-months.ts';
import { containerOfSubOrder } from './0034-container-of-sub-order.ts';
import { searchedTasks } from './0035-searched-tasks.ts';
import { openRequestsOfCustomer } from './0036-open-requests-of-customer.ts';
import { areas } from './0037-areas.ts';
import { previews } from './0040-previews.ts';
import { webhooks } from './0041-webhooks.ts';
import { openCounters } from './0042-open-counters.ts';
import { canaryComparisons } from './0045-canary-comparisons.ts';
import { canaryEarlierTimes } from './0048-canary-earlier-times.ts';
import { orderNumbers } from './0052-order-numbers.ts';
import { olderOrderNumbers } from './0053-older-order-numbers.ts';
import { orderSettings } from './0054-order-settings.ts';
import { ownOffers } from './0055-own-offers.ts';
import { notesAndNotifications } from './0056-notes-and-notifications.ts';
import { reminders } from './0057-reminders.ts';
import { workSection } from './0060-work-section.ts';
import { stopOrders } from './0063-stop-orders.ts';
import { orderSettingsSection } from './0065-order-settings-section.ts';
import { searchedPlaces } from './0067-searched-places.ts';
import { placesOfOlderRows } from './0068-places-of-older-rows.ts';
import { statementSection } from './0069-statement-section.ts';
import { roles } from './0070-roles.ts';
import { passwordResets } from './0071-password-resets.ts';
import { secondSteps } from './0072-second-steps.ts';
import { people } from './0075-people.ts';
import { companyProfile } from './0079-company-profile.ts';
import { bankChanges } from './0080-bank-changes.ts';
import { workSettings } from './0081-work-settings.ts';
import { trail } from './0084-trail.ts';
import { olderTrail } from './0085-older-trail.ts';
import { personalData } from './0086-personal-data.ts';
import { sandboxes } from './0089-sandboxes.ts';
import { firstDays } from './0094-first-days.ts';
import { vehiclesSection } from './0095-vehicles-section.ts';
import { savedViews } from './0097-saved-views.ts';
import { canceledRentals } from './0103-canceled-rentals.ts';
import { containerCare } from './0104-container-care.ts';
import { driverSignInLinks } from './0108-driver-sign-in-links.ts';
import { trucks } from './0112-trucks.ts';
import { documents } from './0113-documents.ts';
import { ownNumbers } from './0118-own-numbers.ts';
import { archive } from './0119-archive.ts';
import { secondKeys } from './0123-second-keys.ts';
import { idsByAge } from './0124-ids-by-age.ts';
import { emailLinks } from './0135-email-links.ts';
import { searchAlphabetMigration } from './0141-search-alphabet.ts';
import { demoNetworks } from './0142-demo-networks.ts';
import { ownedAnswers } from './0143-owned-answers.ts';
import { diedPages } from './0155-died-pages.ts';
import type { Migration } from './migration.ts';

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  companies,
  containers,
  drivers,
  marketplace,
  orders,
  releases,
  registrations,
  apps,
  events,
  search,
  lists,
  tallies,
  rollouts,
  guard,
  teams,
  guardNetworks,
  probes,
  logHeads,
  emailCodes,
  customerPhones,
  seenNames,
  operators,
  machineTokens,
  eventClusters,
  erasedDrivers,
  versions,
  idempotencyKeys,
  gone,
  claimedPhones,
  checkedAgain,
  openWork,
  listCounters,
  eventMonths,
  containerOfSubOrder,
  searchedTasks,
  openRequestsOfCustomer,
  areas,
  previews,
  webhooks,
  openCounters,
  canaryComparisons,
  canaryEarlierTimes,
  orderNumbers,
  olderOrderNumbers,
  orderSettings,
  ownOffers,
  notesAndNotifications,
  reminders,
  workSection,
  stopOrders,
  orderSettingsSection,
  searchedPlaces,
  placesOfOlderRows,
  statementSection,
  roles,
  passwordResets,
  secondSteps,
  people,
  companyProfile,
  bankChanges,
  workSettings,
  trail,
  olderTrail,
  personalData,
  sandboxes,
  firstDays,
  vehiclesSection,
  savedViews,
  canceledRentals,
  containerCare,
  driverSignInLinks,
  trucks,
  documents,
  ownNumbers,
  archive,
  secondKeys,
  idsByAge,
  emailLinks,
  searchAlphabetMigration,
  demoNetworks,
  ownedAnswers,
  diedPages,
];
