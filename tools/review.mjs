// @ts-check

import { CliError, runCli } from './cli-error.mjs';
import { callOperatorApi } from './operator-api-client.mjs';

const usage = `Say what to do:
  list [pending|approved|rejected]     the registrations, and what looks wrong in them
  approve <id>
  reject <id> "reason"
  suspend <identifier> "reason"
  reinstate <identifier>
  customer <phone> <open requests> <undelivered orders>     what one customer may have; "usual" as any other`;

/** `npm run review -- list`: decides who comes in, on a running server, with the operator's credential. */
await runCli(async () => {
  const [action = '', of = '', reason = ''] = process.argv.slice(2);
  if (action === 'list') return list(of || 'pending');
  if (action === 'customer') return limit(of, process.argv.slice(4));
  if (of === '' || (['reject', 'suspend'].includes(action) && reason === '')) throw new CliError(usage);

  if (action === 'approve' || action === 'reject') {
    const path = `registrations/${encodeURIComponent(of)}/${action}`;
    const { registration } = await ask('POST', path, action === 'reject' ? { reason } : undefined);
    const issued = registration.identifier ? `, identifier ${registration.identifier}` : '';
    console.log(`${registration.companyName}: ${registration.status}${issued}. An e-mail says so.`);
  } else if (action === 'suspend' || action === 'reinstate') {
    const { companies } = await ask('GET', `companies?identifier=${encodeURIComponent(of)}`);
    if (!companies[0]) throw new CliError(`No company has the identifier ${of}.`);
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
  for (const it of registrations) {
    console.log(`${it.id}  ${it.companyName}  ${it.email}  ${it.submittedAt}`);
    console.log(`  CR ${it.commercialNumber}, VAT ${it.taxNumber}, phone ${it.companyPhoneNumber}`);
    console.log(
      `  ${it.bankName} ${it.bankAccountNumber} ${it.iban} ${it.bankAccountName}, logo ${it.logoUrl}`,
    );
    if (it.identifier) console.log(`  identifier ${it.identifier}`);
    if (it.reason) console.log(`  reason: ${it.reason}`);
    for (const warning of Object.values(it.warnings)) console.log(`  ! ${warning}`);
  }
}

/**
 * Each call answers with one of these.
 * @typedef {{
 *   registrations: import('@hawiyat/shared/contract/review').Registration[],
 *   registration: import('@hawiyat/shared/contract/review').Registration,
 *   companies: import('@hawiyat/shared/contract/review').CompanyStatus[],
 *   customer: import('@hawiyat/shared/contract/endpoint').Answer<typeof import('@hawiyat/shared/contract/customer-phone').setCustomerLimits>['customer'],
 *   company: import('@hawiyat/shared/contract/review').CompanyStatus,
 * }} Told
 */

/** @type {(method: 'GET' | 'POST', path: string, body?: object) => Promise<Told>} */
function ask(method, path, body) {
  return callOperatorApi(method, path, body);
}
