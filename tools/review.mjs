// @ts-check

import { CliError, runCli } from './cli-error.mjs';
import { callOperatorApi } from './operator-api-client.mjs';

const usage = `Say what to do:
  list [pending|approved|rejected]     the registrations, and warnings about them
  approve <id>
  reject <id> "reason"
  suspend <identifier> "reason"
  reinstate <identifier>
  customer <phone> <open requests> <undelivered orders>     limits of one customer; "usual" resets them`;

/** `npm run review -- list`: reviews registrations and companies on a running server. */
await runCli(async () => {
  const [action = '', target = '', reason = ''] = process.argv.slice(2);
  if (action === 'list') return list(target || 'pending');
  if (action === 'customer') return limit(target, process.argv.slice(4));
  if (target === '' || (['reject', 'suspend'].includes(action) && reason === '')) throw new CliError(usage);

  if (action === 'approve' || action === 'reject') {
    const path = `registrations/${encodeURIComponent(target)}/${action}`;
    const { registration } = await ask('POST', path, action === 'reject' ? { reason } : undefined);
    const issued = registration.identifier ? `, identifier ${registration.identifier}` : '';
    console.log(`${registration.companyName}: ${registration.status}${issued}. An e-mail says so.`);
  } else if (action === 'suspend' || action === 'reinstate') {
    const { companies } = await ask('GET', `companies?identifier=${encodeURIComponent(target)}`);
    if (!companies[0]) throw new CliError(`No company has the identifier ${target}.`);
    const path = `companies/${companies[0].id}/${action}`;
    const { company } = await ask('POST', path, action === 'suspend' ? { reason } : undefined);
    console.log(`${company.name}: ${company.status}.`);
  } else throw new CliError(usage);
});

/**
 * @param {string} phone
 * @param {string[]} given
 */
async function limit(phone, given) {
  const [openRequests, undeliveredOrders] = given.map((text) => (text === 'usual' ? null : Number(text)));
  if (phone === '' || given.length !== 2 || given.some((text) => !/^(usual|\d{1,5})$/.test(text)))
    throw new CliError(usage);
  const { customer } = await ask('POST', 'customers/limits', {
    phone,
    limits: { openRequests, undeliveredOrders },
  });
  const { limits } = customer;
  console.log(
    `${customer.name} ${customer.phone}: ${limits.openRequests ?? 'usual'} open requests, ${limits.undeliveredOrders ?? 'usual'} undelivered orders.`,
  );
}

/** @param {string} status */
async function list(status) {
  const { registrations } = await ask('GET', `registrations?status=${encodeURIComponent(status)}`);
  if (registrations.length === 0) console.log(`No registration is ${status}.`);
  for (const registration of registrations) {
    console.log(
      `${registration.id}  ${registration.companyName}  ${registration.email}  ${registration.submittedAt}`,
    );
    console.log(
      `  CR ${registration.commercialNumber}, VAT ${registration.taxNumber}, phone ${registration.companyPhoneNumber}`,
    );
    console.log(
      `  ${registration.bankName} ${registration.bankAccountNumber} ${registration.iban} ${registration.bankAccountName}, logo ${registration.logoUrl}`,
    );
    if (registration.identifier) console.log(`  identifier ${registration.identifier}`);
    if (registration.reason) console.log(`  reason: ${registration.reason}`);
    for (const warning of Object.values(registration.warnings)) console.log(`  ! ${warning}`);
  }
}

/**
 * Each call answers with one of these fields.
 * @typedef {{
 *   registrations: import('@hawiyat/shared/contract/review').Registration[],
 *   registration: import('@hawiyat/shared/contract/review').Registration,
 *   companies: import('@hawiyat/shared/contract/review').CompanyStatus[],
 *   customer: import('@hawiyat/shared/contract/endpoint').Answer<typeof import('@hawiyat/shared/contract/customer-phone').setCustomerLimits>['customer'],
 *   company: import('@hawiyat/shared/contract/review').CompanyStatus,
 * }} OperatorAnswer
 */

/** @type {(method: 'GET' | 'POST', path: string, body?: object) => Promise<OperatorAnswer>} */
function ask(method, path, body) {
  return callOperatorApi(method, path, body);
}
