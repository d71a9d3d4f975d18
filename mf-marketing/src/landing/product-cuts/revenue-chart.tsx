import { revenue } from './cut-messages.ts';
import styles from './product-cuts.module.css';

/** Half a year of revenue, January at the right. Heights are attributes: the page's policy admits no inline styles. */
export function RevenueChart() {
  const { label, amount, unit, months } = revenue;
  return (
    <div className={styles.revenue}>
      <p>
        {label}
        <b>
          <bdi dir="ltr">{amount}</bdi> {unit}
        </b>
      </p>
      <div className={styles.months}>
        {months.map(({ name, height }) => (
          <span key={name}>
            <svg viewBox="0 0 32 90" preserveAspectRatio="none" aria-hidden="true">
              <rect y={90 - height} width="32" height={height} rx="5" />
            </svg>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
