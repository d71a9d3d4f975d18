import { BrandMarkIcon } from '@hawiyat/shared/lib/brand-mark-icon';
import styles from './logo.module.css';
import { brand } from './public-messages.ts';

export function Logo() {
  return (
    <span className={styles.logo}>
      <BrandMarkIcon />
      <span>
        <span className={styles.brand}>{brand.name}</span>
        <span className={styles.brandSub}>{brand.sub}</span>
      </span>
    </span>
  );
}
