import base from '../components/base.module.css';
import { payments } from '../texts/landing.ts';
import styles from './payment-methods.module.css';

/** Names only, because the schemes’ logos need a license. */
export function PaymentMethods() {
  return (
    <section className={base.raised} aria-labelledby="payments-title">
      <div className={`${base.wrap} ${styles.payment}`}>
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
