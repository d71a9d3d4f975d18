import { useStore } from '@nanostores/react';
import base from '../components/base.module.css';
import { useFacts } from '../components/facts.ts';
import { landing } from '../texts/landing.ts';
import styles from './try-demo.module.css';
import { $visit, visit, visitHash } from './visit.ts';

/** In every server's HTML: CSS hides it without a demo. */
export function TryDemo() {
  const { demo } = useFacts();
  const { isSending, error } = useStore($visit);
  return (
    <>
      <a
        href={visitHash}
        data-demo={demo}
        aria-busy={isSending}
        className={`${base.button} ${base.large} ${base.onNavy} ${styles.demo}`}
        onClick={(event) => {
          event.preventDefault();
          void visit();
        }}
      >
        {isSending ? landing.opening : landing.tryNow}
      </a>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
