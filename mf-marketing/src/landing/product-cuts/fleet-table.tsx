import { fleetRows } from './cut-messages.ts';
import styles from './product-cuts.module.css';

/** Containers as the panel lists them, each with its state. */
export function FleetTable() {
  return (
    <ul className={styles.rows}>
      {fleetRows.map(({ kind, size, number, status, tone }) => (
        <li key={number}>
          <span>
            <b>{kind}</b>
            <small>{size}</small>
          </span>
          <bdi dir="ltr">{number}</bdi>
          <span className={`${styles.badge} ${styles[tone]}`}>{status}</span>
        </li>
      ))}
    </ul>
  );
}
