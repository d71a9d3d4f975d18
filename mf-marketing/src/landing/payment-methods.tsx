import look from '../parts/look.module.css';
import { payments } from './landing-messages.ts';
import styles from './payment-methods.module.css';

/** How customers pay: by name, since the marks of the schemes are not ours to show. */
export function PaymentMethods() {
  return (
    <section className={look.raised} aria-labelledby="payments-title">
      <div className={`${look.wrap} ${styles.place}`}>
        <div className={styles.band}>
          <h2 id="payments-title">{payments.title}</h2>
          <ul>
            {payments.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{payments.note}</p>
        </div>
      </div>
    </section>
  );
}
