import { mayI } from '@hawiyat/shared/state';
import { LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { QueryAnswer } from '../../components/query-answer.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/security.ts';
import { CompanyRule } from './company-rule.tsx';
import { OwnPassword } from './own-password.tsx';
import { $security } from './security.ts';
import { TwoFactor } from './two-factor.tsx';

const placeholder = (
  <LoadingState label={actions.loading}>
    <Skeleton h="40" borderRadius="xl" />
  </LoadingState>
);

export const SecurityPage = () => (
  <Stack gap="5" maxW="2xl">
    <OwnPassword />
    <QueryAnswer query={$security} failed={messages.failed} placeholder={placeholder}>
      {(security) => (
        <>
          <TwoFactor security={security} />
          {mayI('change-company') && <CompanyRule security={security} />}
        </>
      )}
    </QueryAnswer>
  </Stack>
);
