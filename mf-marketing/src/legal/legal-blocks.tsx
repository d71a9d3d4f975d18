import styles from './legal.module.css';
import { LegalLine } from './legal-line.tsx';
import { LegalTable } from './legal-table.tsx';
import type { Block } from './legal-text.ts';
import { renderEach } from './render-each.ts';

export function LegalBlocks({ blocks }: { blocks: readonly Block[] }) {
  return renderEach(blocks, (block) => <LegalBlock {...block} />);
}

function LegalBlock(block: Block) {
  switch (block.type) {
    case 'heading':
      return (
        <h3>
          <LegalLine line={block.line} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <LegalLine line={block.line} />
        </p>
      );
    case 'table':
      return <LegalTable {...block} />;
    case 'questions':
      return (
        <dl className={styles.questions}>
          {renderEach(block.items, ({ question, answer }) => (
            <div>
              <dt>
                <LegalLine line={question} />
              </dt>
              <dd>
                <LegalBlocks blocks={answer} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {renderEach(block.items, (line) => (
            <li>
              <LegalLine line={line} />
            </li>
          ))}
        </List>
      );
    }
  }
}
