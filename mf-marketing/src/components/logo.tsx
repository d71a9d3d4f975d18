import { BrandMarkIcon } from '@hawiyat/shared/lib/brand-mark-icon';
import { brand } from '../texts/public.ts';
import styles from './logo.module.css';

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
