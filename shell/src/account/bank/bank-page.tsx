import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { Button, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { QueryAnswer } from '../../components/query-answer.tsx';
import { messages } from '../../texts/bank.ts';
import { mayChangeCompany, OwnerOnly } from '../components/owner-only.tsx';
import { TitledPart } from '../components/titled-part.tsx';
import { AccountFacts } from './account-facts.tsx';
import { $bank } from './bank-account.ts';
import { ChangeUnderWay } from './change-under-way.tsx';
import { dialogs } from './dialogs.ts';

const placeholder = (
  <LoadingState label={messages.loading}>
    <Skeleton h="60" maxW="3xl" borderRadius="xl" />
  </LoadingState>
);

export const BankPage = () => (
  <QueryAnswer query={$bank} placeholder={placeholder}>
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
