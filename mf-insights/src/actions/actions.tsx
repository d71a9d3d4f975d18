import { count as digits } from '@hawiyat/shared/locale/numbers';
import { Link } from '@hawiyat/shared/router';
import { Card, CardBody, Heading, LoadingState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { PartFailed } from '../parts/part-failed.tsx';
import { partMessages } from '../parts/part-messages.ts';
import { ActionsFrame } from './actions-frame.ts';
import { messages } from './actions-messages.ts';
import { actions } from './actions-store.ts';
import { type WaitingWork, waitingWork, workNames } from './waiting-work.ts';

/** What waits for the company now: each count leads to exactly its list in the orders area. */
export function Actions() {
  const { value, loading, error } = useStore(actions.$answer);
  useEffect(() => {
    void actions.show({});
    return actions.leave;
  }, []);
  return (
    <Card as="section" aria-label={messages.title}>
      <CardBody>
        <Heading mb="3">{messages.title}</Heading>
        <ActionsFrame>
          {error !== null && <PartFailed message={error} onRetry={actions.retry} retrying={loading} />}
          {value !== null && <Waiting work={waitingWork(value)} />}
          {value === null && error === null && (
            <LoadingState label={partMessages.loading}>
              <Awaited />
            </LoadingState>
          )}
        </ActionsFrame>
      </CardBody>
    </Card>
  );
}

function Waiting({ work }: { work: readonly WaitingWork[] }) {
  if (work.every((item) => item.count === 0)) {
    return (
      <p data-nothing>
        <CircleCheck size={20} aria-hidden />
        {messages.nothing}
      </p>
    );
  }
  return (
    <ul>
      {work.map(({ name, count, urgency, address }) => (
        <li key={name}>
          <Link to={address}>
            <span>{name}</span>
            <bdi dir="ltr" data-urgency={count > 0 ? urgency : 'none'}>
              {digits(count)}
            </bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The names stand already; the counts are on their way. */
function Awaited() {
  return (
    <ul>
      {workNames.map((name) => (
        <li key={name}>
          <div>
            <span>{name}</span>
            <bdi data-awaited />
          </div>
        </li>
      ))}
    </ul>
  );
}
