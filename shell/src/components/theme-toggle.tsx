import { $theme, toggleTheme } from '@hawiyat/shared/state';
import { IconButton } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Moon, Sun } from 'lucide-react';
import { messages } from '../texts/layout.ts';

/** The icon shows the theme that a press switches to. */
export function ThemeToggle() {
  const theme = useStore($theme);
  return (
    <IconButton label={messages.toggleTheme} onClick={toggleTheme}>
      {theme === 'dark' ? <Sun size={20} /> : <Moon size={20} />}
    </IconButton>
  );
}
