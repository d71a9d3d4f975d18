import { task } from '../../texts/previews.ts';
import styles from './product-previews.module.css';

export function DriverTask() {
  return (
    <div className={styles.phone}>
      <span className={`${styles.badge} ${styles.current}`}>{task.status}</span>
      <b>{task.container}</b>
      <dl>
        <div>
          <dt>{task.dayLabel}</dt>
          <dd>{task.day}</dd>
        </div>
        <div>
          <dt>{task.locationLabel}</dt>
          <dd>{task.location}</dd>
        </div>
      </dl>
      <span className={styles.proof}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
          <path d="m5 13 4.5 4.5L19 7" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {task.proof}
      </span>
    </div>
  );
}
