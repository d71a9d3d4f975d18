import { Fact } from '../parts/fact.tsx';
import { inOrder } from './in-order.ts';
import type { Line } from './legal-text.ts';

/** The words of one line, stressed and turned as they were written. */
export function LegalLine({ line }: { line: Line }) {
  return inOrder(line, (words) => {
    if (typeof words === 'string') return words;
    if ('ltr' in words) return <bdi dir="ltr">{words.ltr}</bdi>;
    if ('fact' in words) return <Fact name={words.fact} />;
    return (
      <b>
        <LegalLine line={words.bold} />
      </b>
    );
  });
}
