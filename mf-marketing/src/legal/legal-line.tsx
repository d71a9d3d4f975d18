import { Fact } from '../components/fact.tsx';
import type { Line } from './legal-text.ts';
import { renderEach } from './render-each.ts';

export function LegalLine({ line }: { line: Line }) {
  return renderEach(line, (inline) => {
    if (typeof inline === 'string') return inline;
    if ('ltr' in inline) return <bdi dir="ltr">{inline.ltr}</bdi>;
    if ('fact' in inline) return <Fact name={inline.fact} />;
    return (
      <b>
        <LegalLine line={inline.bold} />
      </b>
    );
  });
}
