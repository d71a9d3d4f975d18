import { mayI, notify } from '@hawiyat/shared/state';
import { Box, Button, Card, CardBody, Flex, Heading, Link, Progress, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { messages } from '../texts/first-day.ts';
import { StepList } from './first-day.styles.ts';
import { FirstDayStep } from './first-day-step.tsx';
import { $firstDay, hide } from './first-day-store.ts';
import { ownSteps } from './first-steps.ts';

export const ensureFirstDay = $firstDay.ensure;

/** A failure shows nothing: the steps return with the next visit. */
export function FirstDayCard() {
  const { data } = useStore($firstDay);
  useEffect(() => {
    void ensureFirstDay();
  }, []);
  const steps = data && ownSteps(data, mayI);
  if (!steps) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <Card as="section" aria-label={messages.title}>
      <CardBody>
        <Flex align="center" gap="3" mb="3">
          <Heading>{messages.title}</Heading>
          <Text color="fg.muted" fontSize="sm">
            {messages.progress(done, steps.length)}
          </Text>
          {mayI('change-company') && <HideButton />}
        </Flex>
        <Box mb="2">
          <Progress value={(done / steps.length) * 100} label={messages.spoken(done, steps.length)} />
        </Box>
        <StepList>
          {steps.map(({ step, isDone }) => (
            <FirstDayStep key={step} step={step} isDone={isDone} isNext={step === next} />
          ))}
        </StepList>
        {mayI('use-sandbox') && (
          <Text mt="3" color="fg.muted" fontSize="sm">
            {messages.tryFirst} <Link to="/settings/sandbox">{messages.sandbox}</Link>
          </Text>
        )}
      </CardBody>
    </Card>
  );
}

function HideButton() {
  const [isSending, setSending] = useState(false);
  const press = async () => {
    setSending(true);
    await hide().catch((error: Error) => notify(error.message, 'error'));
    setSending(false);
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      ms="auto"
      loading={isSending}
      loadingText={messages.hiding}
      onClick={press}
    >
      {messages.hide}
    </Button>
  );
}
