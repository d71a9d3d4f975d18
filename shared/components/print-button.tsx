import { $session, notify } from '@hawiyat/shared/state';
import { texts } from '@hawiyat/shared/texts';
import { Button } from '@hawiyat/shared/ui';
import { Printer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { stamp } from '../locale/dates.ts';
import { serverNow } from '../locale/server-time.ts';
import { hidePrintedList, isListPrinted, type PrintedList, showPrintedList } from './print-list.ts';

export type ListToPrint<Row> = Omit<PrintedList<Row>, 'company' | 'at'>;

export interface Printable<Row> {
  /** The loaded rows, because the browser's own printing waits for nothing. */
  readonly known: () => ListToPrint<Row> | null;
  readonly whole: () => Promise<ListToPrint<Row>>;
}

const messages = texts('components/print-button', { print: 'طباعة', printing: 'جاري التحضير...' });

const complete = <Row,>(list: ListToPrint<Row>): PrintedList<Row> => ({
  ...list,
  company: $session.get()?.user.company.name ?? '',
  at: stamp(serverNow()),
});

export function printList<Row>(list: ListToPrint<Row>): void {
  showPrintedList(complete(list));
  addEventListener('afterprint', hidePrintedList, { once: true });
  print();
}

/** Prints the whole list at a press; the browser's own printing prints the loaded rows meanwhile. */
export function usePrint<Row>({ known, whole }: Printable<Row>) {
  const [isPreparing, setPreparing] = useState(false);
  const before = useEffectEvent(() => {
    const list = known();
    // An open dialog or panel is printed instead.
    if (list && !isListPrinted() && !document.querySelector('dialog[open], [role=dialog]'))
      showPrintedList(complete(list));
  });
  useEffect(() => {
    const showKnown = () => before();
    addEventListener('beforeprint', showKnown);
    addEventListener('afterprint', hidePrintedList);
    return () => {
      removeEventListener('beforeprint', showKnown);
      removeEventListener('afterprint', hidePrintedList);
      hidePrintedList();
    };
  }, []);
  const press = async (): Promise<void> => {
    setPreparing(true);
    try {
      printList(await whole());
    } catch (error) {
      console.warn('The list could not be printed', error);
      notify(error instanceof Error ? error.message : String(error), 'error');
    } finally {
      setPreparing(false);
    }
  };
  return {
    isPreparing,
    label: isPreparing ? messages.printing : messages.print,
    icon: Printer,
    onPress: press,
  };
}

export function PrintButton<Row>(printable: Printable<Row>) {
  const { isPreparing, label, onPress } = usePrint(printable);
  return (
    <Button variant="outline" px="3" loading={isPreparing} aria-label={label} title={label} onClick={onPress}>
      {!isPreparing && <Printer size={18} aria-hidden />}
    </Button>
  );
}
