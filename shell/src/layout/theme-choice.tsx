import { $themeChoice, chooseTheme } from '@hawiyat/shared/state';
import { chakra, VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { messages } from '../texts/layout.ts';

const Group = chakra('fieldset', {
  base: { display: 'flex', gap: '1', p: '1', mb: '2', borderRadius: 'md', bg: 'sidebar.hover' },
});

const Choice = chakra('label', {
  base: {
    position: 'relative',
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    h: { base: '10', lg: '8' },
    borderRadius: 'sm',
    color: 'sidebar.fg',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'bg.sidebar', color: 'sidebar.strong' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.graphic' },
  },
});

const choices = [
  ['light', Sun],
  ['dark', Moon],
  ['device', Monitor],
] as const;

/** The header's button only switches; here the device's theme can be chosen again. */
export function ThemeChoiceGroup() {
  const chosen = useStore($themeChoice);
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={messages.theme}>
      {choices.map(([choice, Icon]) => (
        <Choice key={choice} title={messages.themes[choice]}>
          <VisuallyHidden asChild>
            <input
              type="radio"
              name={name}
              aria-label={messages.themes[choice]}
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
            />
          </VisuallyHidden>
          <Icon size={18} aria-hidden />
        </Choice>
      ))}
    </Group>
  );
}
