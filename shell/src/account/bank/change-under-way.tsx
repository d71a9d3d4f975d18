import { type BankChange, confirmBankChange } from '@hawiyat/shared/contract/company/bank-change';
import { day, stamp, time } from '@hawiyat/shared/locale/dates';
import { Alert, Badge, Button, HStack, Text } from '@hawiyat/shared/ui';
import { InputField, PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { mayChangeCompany } from '../components/owner-only.tsx';
import { Part } from '../components/settings.styles.ts';
import { AccountFacts } from './account-facts.tsx';
import { confirmChange } from './bank-account.ts';
import { dialogs } from './dialogs.ts';

export function ChangeUnderWay({ change }: { change: BankChange }) {
  if (change.status === 'approved')
    return (
      <Alert status="success" quiet>
        اعتُمد هذا الحساب في {change.decidedAt && day(change.decidedAt)}.
      </Alert>
    );
  if (change.status === 'rejected')
    return (
      <Alert status="warning" quiet>
        <Text fontWeight="semibold">
          رُفض تغيير الحساب البنكي{change.decidedAt && ` في ${day(change.decidedAt)}`}
        </Text>
        <Text whiteSpace="pre-line">
          السبب: <bdi>{change.reason}</bdi>
        </Text>
        <Text>بقي الحساب السابق معمولًا به، ويمكنك تقديم طلب جديد.</Text>
      </Alert>
    );
  const isConfirmed = change.status === 'waiting';
  return (
    <Part>
      <header>
        <HStack gap="3" wrap="wrap">
          <h2>الحساب الجديد</h2>
          <Badge colorPalette={isConfirmed ? 'info' : 'warning'}>
            {isConfirmed ? 'قيد المراجعة' : 'ينتظر التأكيد'}
          </Badge>
        </HStack>
        <p>
          طلبه <bdi>{change.requestedBy ?? 'مستخدم محذوف'}</bdi> في {stamp(change.requestedAt)}.{' '}
          {isConfirmed && 'تراجعه إدارة المنصة، ويبقى الحساب الحالي معمولًا به حتى تعتمده.'}
        </p>
      </header>
      <AccountFacts account={change.account} />
      {!isConfirmed && mayChangeCompany() && <CodeForm confirmBy={change.confirmBy} />}
      {mayChangeCompany() && <Withdraw />}
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
    <PageForm
      form={form}
      submit="تأكيد الحساب الجديد"
      busyText="جاري التأكيد..."
      maxW="sm"
      isSaidAtField={form.error('code') !== undefined}
    >
      <InputField
        label="رمز التأكيد"
        required
        hint={`أرسلناه إلى البريد الإلكتروني لمن طلب التغيير، وهو صالح حتى ${time(confirmBy)}.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        disabled={form.locked}
        {...form.register('code')}
      />
    </PageForm>
  );
}

const Withdraw = () => (
  <div data-row="">
    <Button variant="ghost" colorPalette="danger" size="sm" onClick={() => dialogs.open('withdraw')}>
      سحب التغيير
    </Button>
  </div>
);
