import styles from './logo.module.css';
import { brand } from './public-messages.ts';

/** A copy of the panel's logo, because prerendered pages load without the panel's kit. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <rect width="40" height="40" rx="10" fill="var(--hw-colors-mark)" />
        <path
          d="M8.5 14.5h23l-3.2 13.4a2 2 0 0 1-2 1.6H13.7a2 2 0 0 1-2-1.6L8.5 14.5Z"
          fill="var(--hw-colors-mark-navy)"
        />
        <path d="M7 12.25h26" stroke="var(--hw-colors-mark-navy)" strokeWidth="2.5" strokeLinecap="round" />
        <path
          d="m15.6 18 .9 7.5M20 18v7.5M24.4 18l-.9 7.5"
          stroke="var(--hw-colors-mark)"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span>
        <span className={styles.brand}>{brand.name}</span>
        <span className={styles.brandSub}>{brand.sub}</span>
      </span>
    </span>
  );
}
