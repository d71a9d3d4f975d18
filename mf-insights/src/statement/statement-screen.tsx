import { Button, chakra, EmptyState, LinkButton, ListStates, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ArrowRight, CalendarX, Download, Printer, ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { messages } from '../texts/statement.ts';
import { PeriodFields } from './period-fields.tsx';
import type { Period } from './statement-period.ts';
import { StatementSheet } from './statement-sheet.tsx';
import { StatementSkeleton } from './statement-skeleton.tsx';
import {
  $exporting,
  $statement,
  fetchStatementAgain,
  saveStatement,
  showStatement,
} from './statement-store.ts';
import { usePeriod } from './use-period.ts';

const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > div': { flex: { base: '1 0 60%', md: '1' }, '& > p': { color: 'fg.muted' } },
    '& > button': { flex: { base: '1', md: 'none' } },
    '@media print': { '& > :not(div)': { display: 'none' } },
  },
});

/** The header has it on the screen. */
const Title = chakra('h2', {
  base: { display: 'none', '@media print': { display: 'block', fontSize: 'lg', fontWeight: 'semibold' } },
});

export function StatementScreen() {
  const choice = usePeriod();
  const { period } = choice;
  // The typed period is invalid, so the sheet still shows the address's.
  const isWrong = choice.errorOf('from') !== undefined || choice.errorOf('to') !== undefined;
  const exporting = useStore($exporting);
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <Toolbar>
        <LinkButton variant="outline" size="sm" to="/dashboard">
          <ArrowRight size={16} aria-hidden />
          {messages.back}
        </LinkButton>
        <div>
          <Title>{messages.title}</Title>
          <p>
            {messages.completedOnly} {messages.noInvoice}
          </p>
        </div>
        <Button variant="outline" disabled={!period || isWrong} onClick={() => print()}>
          <Printer size={18} aria-hidden />
          {messages.print}
        </Button>
        <Button
          variant="outline"
          loading={exporting}
          loadingText={messages.exporting}
          disabled={!period || isWrong}
          onClick={() => period && saveStatement(period)}
        >
          <Download size={18} aria-hidden />
          {messages.export}
        </Button>
      </Toolbar>
      <PeriodFields {...choice} />
      {period ? (
        <StatementResult period={period} isWrong={isWrong} />
      ) : (
        <EmptyState title={messages.wrongPeriod} icon={<CalendarX size={24} />} />
      )}
    </Stack>
  );
}

function StatementResult({ period: { from, to }, isWrong }: { period: Period; isWrong: boolean }) {
  const { statement, loading, error } = useStore($statement);
  useEffect(() => {
    void showStatement({ from, to });
  }, [from, to]);
  const isCurrent = statement?.from === from && statement.to === to;
  return (
    <ListStates
      {...{ loading }}
      total={statement?.lines.length ?? null}
      error={error === '' ? messages.failedWithoutMessage : error}
      outdated={!isCurrent}
      failedTitle={messages.failed}
      onRetry={fetchStatementAgain}
      placeholder={<StatementSkeleton />}
      empty={<EmptyState title={messages.empty} hint={messages.emptyHint} icon={<ReceiptText size={24} />} />}
    >
      {statement && <StatementSheet statement={statement} loads={!isCurrent} outdated={isWrong} />}
    </ListStates>
  );
}
