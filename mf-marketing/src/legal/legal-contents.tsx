import styles from './legal-contents.module.css';
import { legal } from './legal-messages.ts';
import type { Section } from './legal-text.ts';
import { renderEach } from './render-each.ts';

export function LegalContents({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      <nav aria-label={legal.contents} className={styles.beside}>
        <h2>{legal.contents}</h2>
        <SectionLinks sections={sections} />
      </nav>
      <nav aria-label={legal.contents} className={styles.above}>
        <details>
          <summary>{legal.contents}</summary>
          <SectionLinks sections={sections} />
        </details>
      </nav>
    </>
  );
}

function SectionLinks({ sections }: { sections: readonly Section[] }) {
  return (
    <ol>
      {renderEach(sections, ({ number, title }) => (
        <li>
          <a href={`#section-${number}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
