import { $themeChoice, type ThemeChoice as Choice, chooseTheme } from '@hawiyat/shared/state';
import { useEffect, useRef } from 'react';
import { theme } from '../texts/public.ts';
import styles from './theme-controls.module.css';
import { Moon, Sun } from './theme-switch.tsx';

const choices = [
  { choice: 'light', label: theme.light, Icon: Sun },
  { choice: 'dark', label: theme.dark, Icon: Moon },
  { choice: 'device', label: theme.device, Icon: Screen },
] as const;

/** Like the panel's sidebar. The browser keeps a choice before hydration. */
export function ThemeChoice() {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    const chosen = inputs.find((input) => input.checked);
    if (chosen) chooseTheme(chosen.value as Choice);
    return $themeChoice.subscribe((choice) => {
      for (const input of inputs) input.checked = input.value === choice;
    });
  }, []);
  return (
    <fieldset ref={group} className={styles.choice}>
      <legend>{theme.title}</legend>
      <div>
        {choices.map(({ choice, label, Icon }) => (
          <label key={choice}>
            <input
              type="radio"
              name="theme"
              value={choice}
              autoComplete="off"
              onChange={() => chooseTheme(choice)}
            />
            <Icon />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Screen() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M4 4h16v12H4zM8 20h8m-4-4v4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
