import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { LinesProps } from './lines-props.ts';
import { $windowedLines, needWindowedLines } from './load-windowed-lines.ts';
import { pageLength } from './row-pages.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** Of a long list, the rows that are drawn while what draws long lists is on its way. */
const meanwhile = 30;

/** The rows of a list, line by line: a page of them as they are, more as far as they can be seen. */
export function Lines(props: LinesProps) {
  const Windowed = useStore($windowedLines);
  const isLong = props.now.total > pageLength;
  useEffect(() => (isLong ? needWindowedLines() : undefined), [isLong]);
  return isLong && Windowed ? <Windowed {...props} /> : <AllLines {...props} />;
}

function AllLines({ now, perLine, as: Container, item: Item, children }: LinesProps) {
  useKeptPlace(now.question);
  const drawn = now.total > pageLength ? meanwhile : now.total;
  return (
    <Container style={{}}>
      {Array.from({ length: Math.ceil(drawn / perLine) }, (_, line) => (
        <Item key={line} index={line} style={{}}>
          {children(line)}
        </Item>
      ))}
    </Container>
  );
}
