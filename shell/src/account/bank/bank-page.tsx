import { createDialogs, Dialogs } from '@hawiyat/shared/components/dialogs';
import type { BankAccount, BankChange } from '@hawiyat/shared/contract/company/bank-change';
import { confirmBankChange } from '@hawiyat/shared/contract/company/bank-change';
import { day, stamp, time } from '@hawiyat/shared/locale/dates';
import { Alert, Badge, Button, HStack, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { InputField, PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { Around } from '../../components/around.tsx';
import { LoadingBox } from '../../components/loading-box.tsx';
import { QueryAnswer } from '../../components/query-answer.tsx';
import { messages } from '../../texts/bank.ts';
import { Facts } from '../components/facts.tsx';
import { mayChangeCompany, OwnerOnly } from '../components/owner-only.tsx';
import { Part } from '../components/settings.styles.ts';
import { TitledPart } from '../components/titled-part.tsx';
import { $bank, confirmChange } from './bank-account.ts';

const { fields } = messages;

const dialogs = createDialogs(
  { change: messages.change, withdraw: messages.withdrawing.title },
  () => import(/* webpackChunkName: "settings-company" */ './change-dialog.tsx'),
);

export const BankPage = () => (
  <QueryAnswer
    query={$bank}
    placeholder={<LoadingBox label={messages.loading} h="60" maxW="3xl" borderRadius="xl" />}
  >
    {({ account, change }) => (
      <Stack gap="5" maxW="3xl">
        <OwnerOnly />
        {change && <ChangeUnderWay change={change} />}
        <TitledPart title={messages.current}>
          {account ? <AccountFacts account={account} /> : <p>{messages.none}</p>}
          {change?.status !== 'unconfirmed' && change?.status !== 'waiting' && mayChangeCompany() && (
            <div data-row="">
              <Button variant="outline" onClick={() => dialogs.open('change')}>
                {account ? messages.change : messages.add}
              </Button>
            </div>
          )}
        </TitledPart>
        <Dialogs of={dialogs} />
      </Stack>
    )}
  </QueryAnswer>
);

function ChangeUnderWay({ change }: { change: BankChange }) {
  const decidedOn = change.decidedAt && day(change.decidedAt);
  if (change.status === 'approved')
    return (
      <Alert status="success" quiet>
        {messages.approved(decidedOn ?? '')}
      </Alert>
    );
  if (change.status === 'rejected')
    return (
      <Alert status="warning" quiet>
        <Text fontWeight="semibold">{messages.rejected(decidedOn)}</Text>
        <Text whiteSpace="pre-line">
          {messages.reason} <bdi>{change.reason}</bdi>
        </Text>
        <Text>{messages.formerStays}</Text>
      </Alert>
    );
  const isConfirmed = change.status === 'waiting';
  return (
    <Part>
      <header>
        <HStack gap="3" wrap="wrap">
          <h2>{messages.next}</h2>
          <Badge colorPalette={isConfirmed ? 'info' : 'warning'}>
            {isConfirmed ? messages.waiting : messages.unconfirmed}
          </Badge>
        </HStack>
        <p>
          <Around {...messages.requested(stamp(change.requestedAt))}>
            <bdi>{change.requestedBy ?? messages.deletedUser}</bdi>
          </Around>{' '}
          {isConfirmed && messages.review}
        </p>
      </header>
      <AccountFacts account={change.account} />
      {mayChangeCompany() && (
        <>
          {!isConfirmed && <CodeForm confirmBy={change.confirmBy} />}
          <div data-row="">
            <Button variant="ghost" colorPalette="danger" size="sm" onClick={() => dialogs.open('withdraw')}>
              {messages.withdrawing.confirm}
            </Button>
          </div>
        </>
      )}
    </Part>
  );
}

function CodeForm({ confirmBy }: { confirmBy: string }) {
  const form = useForm<{ code: string }>({
    schema: confirmBankChange.body,
    defaults: { code: '' },
    send: ({ code }) => confirmChange(code),
  });
  return (
    <PageForm form={form} {...messages.confirming} maxW="sm" isSaidAtField={form.error('code') !== undefined}>
      <InputField
        {...messages.code(time(confirmBy))}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        disabled={form.locked}
        {...form.register('code')}
      />
    </PageForm>
  );
}

const AccountFacts = ({ account }: { account: BankAccount }) => (
  <Facts
    facts={{
      [fields.bankName.label]: <bdi>{account.bankName}</bdi>,
      [fields.bankAccountName.label]: <bdi>{account.bankAccountName}</bdi>,
      [fields.iban.label]: <Ltr>{account.iban.replace(/(.{4})(?=.)/g, '$1 ')}</Ltr>,
      [fields.bankAccountNumber.label]: <Ltr>{account.bankAccountNumber}</Ltr>,
    }}
  />
);
