import { Link } from '@hawiyat/shared/router';
import { CopyrightYear } from './copyright-year.tsx';
import styles from './landing-footer.module.css';
import { LandingLogo } from './landing-logo.tsx';
import { footer } from './landing-messages.ts';
import look from './look.module.css';

/** Who is behind the page, and how they are reached. */
export function LandingFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`${look.wrap} ${styles.columns}`}>
        <div>
          <LandingLogo />
          <p>{footer.legalName}</p>
          <p>
            {footer.crLabel} <bdi dir="ltr">{footer.crNumber}</bdi> {footer.crMark}
          </p>
        </div>
        <div>
          <h2>{footer.contact}</h2>
          <p>
            {footer.emailLabel}{' '}
            <a href={`mailto:${footer.email}`}>
              <bdi dir="ltr">{footer.email}</bdi>
            </a>
          </p>
          <p>
            {footer.phoneLabel} <bdi dir="ltr">{footer.phone}</bdi> {footer.phoneMark}
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
      <p className={`${look.wrap} ${styles.copyright}`}>
        © <CopyrightYear /> {footer.legalName}. {footer.rights}
      </p>
    </footer>
  );
}
