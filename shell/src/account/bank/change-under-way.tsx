import { type BankChange, confirmBankChange } from '@hawiyat/shared/contract/company/bank-change';
import { day, stamp, time } from '@hawiyat/shared/locale/dates';
import { Alert, Badge, Button, HStack, Text } from '@hawiyat/shared/ui';
import { InputField, PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { Around } from '../../components/around.tsx';
import { messages } from '../../texts/bank.ts';
import { mayChangeCompany } from '../components/owner-only.tsx';
import { Part } from '../components/settings.styles.ts';
import { AccountFacts } from './account-facts.tsx';
import { confirmChange } from './bank-account.ts';
import { dialogs } from './dialogs.ts';

export function ChangeUnderWay({ change }: { change: BankChange }) {
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
  const form = useForm<{ code: string }, { code: string }>({
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
