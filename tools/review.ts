import { parseArgs } from 'node:util';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { callOperatorApi } from '@hawiyat/sdk/platform/operator-api-client';
import type { ReviewedBankChange } from '@hawiyat/shared/contract/company/bank-change';
import type { CompanyStatus, Registration } from '@hawiyat/shared/contract/company/review';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import type { setCustomerLimits } from '@hawiyat/shared/contract/marketplace/customer-phone';

const usage = `Say what to do:
  list [pending|approved|rejected]     the registrations and bank accounts, and warnings about them
  approve <id>                         of a registration or a bank account
  reject <id> "reason"
  suspend <identifier> "reason"
  reinstate <identifier>
  customer <phone> <open requests> <undelivered orders>     limits of one customer; "usual" resets them`;

/** `npm run review -- list`: reviews registrations and companies on a running server. */
await runCli(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [action = '', target = '', reason = ''] = positionals;
  if (action === 'list') return list(target || 'pending');
  if (action === 'customer') return limit(target, positionals.slice(2));
  if (target === '' || (['reject', 'suspend'].includes(action) && reason === '')) throw new CliError(usage);

  if (action === 'approve' || action === 'reject') {
    await decide(action, target, reason);
  } else if (action === 'suspend' || action === 'reinstate') {
    const { companies } = await ask('GET', `companies?identifier=${encodeURIComponent(target)}`);
    if (!companies[0]) throw new CliError(`No company has the identifier ${target}.`);
    const path = `companies/${companies[0].id}/${action}`;
    const { company } = await ask('POST', path, action === 'suspend' ? { reason } : undefined);
    console.log(`${company.name}: ${company.status}.`);
  } else throw new CliError(usage);
});

/** An id may be that of a bank account. */
async function decide(action: 'approve' | 'reject', id: string, reason: string) {
  const body = action === 'reject' ? { reason } : undefined;
  const { bankChanges } = await ask('GET', 'bank-changes?limit=100');
  if (bankChanges.some((change) => change.id === id)) {
    const path = `bank-changes/${encodeURIComponent(id)}/${action}`;
    const { bankChange } = await ask('POST', path, body);
    console.log(`${bankChange.company.name}: bank account ${bankChange.status}. An e-mail says so.`);
    return;
  }
  const { registration } = await ask('POST', `registrations/${encodeURIComponent(id)}/${action}`, body);
  const issued = registration.identifier ? `, identifier ${registration.identifier}` : '';
  console.log(`${registration.companyName}: ${registration.status}${issued}. An e-mail says so.`);
}

async function limit(phone: string, given: string[]) {
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

async function list(status: string) {
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
  await listBankChanges(status === 'pending' ? 'waiting' : status);
}

async function listBankChanges(status: string) {
  const { bankChanges } = await ask('GET', `bank-changes?status=${encodeURIComponent(status)}`);
  for (const { id, company, requestedAt, requestedBy, current, account, reason, warnings } of bankChanges) {
    console.log(
      `${id}  bank account of ${company.name} ${company.identifier}  ${requestedAt}  ${requestedBy}`,
    );
    for (const [which, one] of Object.entries({ old: current, new: account }))
      console.log(
        one
          ? `  ${which}: ${one.bankName} ${one.bankAccountNumber} ${one.iban} ${one.bankAccountName}`
          : `  ${which}: none`,
      );
    if (reason) console.log(`  reason: ${reason}`);
    for (const warning of Object.values(warnings)) console.log(`  ! ${warning}`);
  }
}

/** Each call answers with one of these fields. */
interface OperatorAnswer {
  registrations: Registration[];
  registration: Registration;
  bankChanges: ReviewedBankChange[];
  bankChange: ReviewedBankChange;
  companies: CompanyStatus[];
  customer: Answer<typeof setCustomerLimits>['customer'];
  company: CompanyStatus;
}

function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<OperatorAnswer> {
  return callOperatorApi(method, path, body);
}
