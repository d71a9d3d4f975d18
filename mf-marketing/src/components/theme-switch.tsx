import { $theme, toggleTheme } from '@hawiyat/shared/state';
import { useEffect, useRef } from 'react';
import { theme } from '../texts/public.ts';
import styles from './theme-controls.module.css';

/** A native checkbox, because the browser keeps a press before hydration. */
export function ThemeSwitch() {
  const input = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const { current } = input;
    if (!current) return;
    if (isNew.current && current.checked) toggleTheme();
    isNew.current = false;
    return $theme.subscribe((shown) => {
      current.checked = shown === 'dark';
    });
  }, []);
  return (
    <label className={styles.switch} title={theme.dark}>
      <input ref={input} type="checkbox" aria-label={theme.dark} autoComplete="off" onChange={toggleTheme} />
      <Moon />
      <Sun />
    </label>
  );
}

export const Sun = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <circle cx="12" cy="12" r="4" />
    <path
      d="M12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4"
      strokeLinecap="round"
    />
  </svg>
);

export const Moon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9Z" strokeLinejoin="round" />
  </svg>
);
