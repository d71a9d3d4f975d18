import styles from './logo.module.css';
import { brand } from './public-messages.ts';

/** A copy of the panel's logo, because prerendered pages load without the panel's kit. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <rect width="40" height="40" rx="10" fill="#F26A0F" />
        <path d="M8.5 14.5h23l-3.2 13.4a2 2 0 0 1-2 1.6H13.7a2 2 0 0 1-2-1.6L8.5 14.5Z" fill="#0F2140" />
        <path d="M7 12.25h26" stroke="#0F2140" strokeWidth="2.5" strokeLinecap="round" />
        <path
          d="m15.6 18 .9 7.5M20 18v7.5M24.4 18l-.9 7.5"
          stroke="#F26A0F"
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
