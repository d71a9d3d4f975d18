import { Link } from '@hawiyat/shared/router';
import { useRef } from 'react';
import base from '../components/base.module.css';
import header from '../components/header.module.css';
import { Logo } from '../components/logo.tsx';
import { ThemeSwitch } from '../components/theme-switch.tsx';
import { landing, type SectionId, sections } from '../texts/landing.ts';
import { brand } from '../texts/public.ts';
import styles from './landing-header.module.css';
import { useActiveSection } from './use-active-section.ts';

export function LandingHeader() {
  const active = useActiveSection();
  return (
    <header className={header.header}>
      <div className={`${base.wrap} ${header.bar}`}>
        <a href="#hero" aria-label={brand.home} className={header.home}>
          <Logo />
        </a>
        <div className={styles.wide}>
          <SectionLinks active={active} />
          <div className={styles.actions}>
            <Link to="/signin" className={`${base.button} ${base.quiet}`}>
              {landing.signIn}
            </Link>
            <Link to="/signup" className={`${base.button} ${base.solid}`}>
              {landing.signUp}
            </Link>
          </div>
        </div>
        <div className={header.controls}>
          <ThemeSwitch />
          <Menu active={active} />
        </div>
      </div>
    </header>
  );
}

function SectionLinks({ active, onFollow }: { active: SectionId; onFollow?: () => void }) {
  return (
    <nav aria-label={landing.sectionsLabel}>
      <ul className={styles.sections}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === active ? 'location' : undefined} onClick={onFollow}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A `<details>`, so it works before the first script runs. */
function Menu({ active }: { active: SectionId }) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return (
    <details
      ref={details}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        details.current?.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <span className={styles.toOpen}>{landing.openMenu}</span>
        <span className={styles.toClose}>{landing.closeMenu}</span>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path className={styles.toOpenIcon} d="M4 6h16M4 12h16M4 18h16" strokeLinecap="round" />
          <path className={styles.toCloseIcon} d="m6 6 12 12M18 6 6 18" strokeLinecap="round" />
        </svg>
      </summary>
      <div className={styles.sheet}>
        <SectionLinks active={active} onFollow={close} />
        <div className={styles.actions}>
          <Link to="/signin" className={`${base.button} ${base.outlined}`}>
            {landing.signIn}
          </Link>
          <Link to="/signup" className={`${base.button} ${base.solid}`}>
            {landing.signUp}
          </Link>
        </div>
      </div>
    </details>
  );
}
