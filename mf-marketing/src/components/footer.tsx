import { Link } from '@hawiyat/shared/router';
import { footer } from '../texts/public.ts';
import base from './base.module.css';
import { Fact } from './fact.tsx';
import { useFacts } from './facts.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export function Footer() {
  const { year } = useFacts();
  return (
    <footer className={styles.footer}>
      <div className={`${base.wrap} ${styles.columns}`}>
        <div className={styles.publisher}>
          <Logo />
          <p>
            <Fact name="legalName" />
          </p>
          <p>
            {footer.crLabel} <Fact name="crNumber" />
          </p>
          <p>
            {footer.taxLabel} <Fact name="taxNumber" />
          </p>
          <p>
            {footer.addressLabel} <Fact name="address" />
          </p>
        </div>
        <div>
          <h2>{footer.contact}</h2>
          <p>
            {footer.emailLabel} <Fact name="email" />
          </p>
          <p>
            {footer.phoneLabel} <Fact name="phone" />
          </p>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{footer.links}</h2>
          <p>
            <Link to="/privacy-policy">{footer.privacy}</Link>
          </p>
          <p>
            <Link to="/terms-and-conditions">{footer.terms}</Link>
          </p>
        </nav>
      </div>
      <div className={base.wrap}>
        <ThemeChoice />
      </div>
      <p className={`${base.wrap} ${styles.copyright}`}>
        © {year} <Fact name="legalName" />. {footer.rights}
      </p>
    </footer>
  );
}
