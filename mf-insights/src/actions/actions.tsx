import { count as formatCount } from '@hawiyat/shared/locale/numbers';
import { Link } from '@hawiyat/shared/router';
import { Card, CardBody, Heading, HStack, LoadingState, Link as TextLink } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { WidgetError } from '../components/widget-error.tsx';
import { messages } from '../texts/actions.ts';
import { messages as dashboard } from '../texts/dashboard.ts';
import { ActionsBody } from './actions.styles.ts';
import { $actions } from './actions-store.ts';
import { sortedWork, type WaitingWork, waitingWork, workNames } from './waiting-work.ts';

export function Actions() {
  const { data, loading, error } = useStore($actions);
  useEffect(() => {
    void $actions.fetch();
  }, []);
  return (
    <Card as="section" aria-label={messages.title}>
      <CardBody>
        <HStack mb="3" justify="space-between">
          <Heading>{messages.title}</Heading>
          <TextLink to="/orders/work">{messages.work}</TextLink>
        </HStack>
        <ActionsBody>
          {error !== null && <WidgetError message={error} onRetry={$actions.fetch} retrying={loading} />}
          {data !== null && <WorkList work={waitingWork(data)} />}
          {data === null && error === null && (
            <LoadingState label={dashboard.loading}>
              <Loading />
            </LoadingState>
          )}
        </ActionsBody>
      </CardBody>
    </Card>
  );
}

const item = ({ name, count, urgency, href }: WaitingWork) => (
  <li key={name}>
    <Link to={href}>
      <span>{name}</span>
      <bdi dir="ltr" data-urgency={urgency}>
        {formatCount(count)}
      </bdi>
    </Link>
  </li>
);

function WorkList({ work }: { work: readonly WaitingWork[] }) {
  if (work.every((item) => item.count === 0)) {
    return (
      <p data-empty>
        <CircleCheck size={20} aria-hidden />
        {messages.nothing}
      </p>
    );
  }
  const { live, quiet } = sortedWork(work);
  return (
    <>
      <ul>{live.map(item)}</ul>
      {quiet.length > 0 && <ul data-quiet="">{quiet.map(item)}</ul>}
    </>
  );
}

function Loading() {
  return (
    <ul>
      {workNames.map((name) => (
        <li key={name}>
          <div>
            <span>{name}</span>
            <bdi data-loading />
          </div>
        </li>
      ))}
    </ul>
  );
}
