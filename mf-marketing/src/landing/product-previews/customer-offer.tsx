import { offer } from './preview-messages.ts';
import styles from './product-previews.module.css';

export function CustomerOffer() {
  return (
    <div className={styles.offer}>
      <b>{offer.container}</b>
      <dl>
        <div>
          <dt>{offer.priceLabel}</dt>
          <dd>
            <bdi dir="ltr">{offer.amount}</bdi> {offer.unit}
          </dd>
        </div>
        <div>
          <dt>{offer.durationLabel}</dt>
          <dd>{offer.duration}</dd>
        </div>
        <div>
          <dt>{offer.startLabel}</dt>
          <dd>{offer.start}</dd>
        </div>
      </dl>
      <span className={`${styles.badge} ${styles.free}`}>{offer.accepted}</span>
    </div>
  );
}
