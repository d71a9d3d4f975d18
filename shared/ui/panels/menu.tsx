import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import { Link } from '../../router.ts';
import { floating } from './place-beside.ts';
import { usePopover } from './use-popover.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to?: string;
  readonly onPress?: () => void;
  readonly danger?: true;
}

export interface OpenMenu {
  readonly label: string;
  readonly button: HTMLElement;
  readonly items: readonly MenuItem[];
}

const Popover = chakra('div', {
  base: {
    ...floating,
    minW: '12rem',
    maxW: 'calc(100vw - 16px)',
    p: '1.5',
    '& :is(a, button)': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      w: 'full',
      minH: { base: '11', md: '9' },
      px: '3',
      borderRadius: 'md',
      color: 'fg',
      fontSize: 'sm',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    },
    '& svg': { color: 'fg.muted' },
    '& [data-danger], & [data-danger] svg': { color: 'danger.fg' },
  },
});

/** Uncut by what is around its button, because it is in the top layer. */
export function Menu({ menu: { label, button, items }, onClose }: { menu: OpenMenu; onClose: () => void }) {
  const element = usePopover<HTMLDivElement>({ button, onClose });
  useEffect(() => element.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), [element]);
  return (
    <Popover
      ref={element}
      popover="auto"
      role="menu"
      aria-label={label}
      onKeyDown={(event) => step(event, onClose)}
    >
      {items.map(({ label, icon: Icon, to, onPress, danger }) => {
        const content = (
          <>
            <Icon size={16} aria-hidden />
            {label}
          </>
        );
        const props = { role: 'menuitem', tabIndex: -1, ...(danger && { 'data-danger': '' }) };
        const press = () => {
          onClose();
          onPress?.();
        };
        return to ? (
          <Link key={label} to={to} {...props} onClick={press}>
            {content}
          </Link>
        ) : (
          <button key={label} type="button" {...props} onClick={press}>
            {content}
          </button>
        );
      })}
    </Popover>
  );
}

function step(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const target = {
    ArrowDown: (at + 1) % lines.length,
    ArrowUp: (at - 1 + lines.length) % lines.length,
    Home: 0,
    End: lines.length - 1,
  }[event.key];
  if (event.key === 'Tab') onClose();
  if (target === undefined) return;
  event.preventDefault();
  lines[target]?.focus();
}
