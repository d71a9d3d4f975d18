import { Link } from '@hawiyat/shared/router';
import { chakra } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { placeBeside } from './beside.ts';
import { $menu, closeMenu } from './menu.ts';

const Popover = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    minW: '12rem',
    maxW: 'calc(100vw - 16px)',
    p: '1.5',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'lg',
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

/** The top layer keeps the menu uncut; a press outside or Esc closes it. */
export function MenuPopover() {
  const open = useStore($menu);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = element.current;
    if (!open || !shown) return;
    const { button } = open;
    shown.showPopover();
    placeBeside(shown, button);
    shown.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    button.setAttribute('aria-expanded', 'true');
    const toggled = ({ newState }: ToggleEvent) => newState === 'closed' && closeMenu();
    shown.addEventListener('toggle', toggled);
    // A scroll moves its button away.
    addEventListener('scroll', closeMenu, { once: true });
    addEventListener('resize', closeMenu, { once: true });
    return () => {
      button.removeAttribute('aria-expanded');
      shown.removeEventListener('toggle', toggled);
      removeEventListener('scroll', closeMenu);
      removeEventListener('resize', closeMenu);
      // A dialog that an item opened keeps the focus.
      if (shown.contains(document.activeElement)) button.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    <Popover ref={element} popover="auto" role="menu" aria-label={open.label} onKeyDown={step}>
      {open.items.map(({ label, icon: Icon, to, onPress, danger }) => {
        const content = (
          <>
            <Icon size={16} aria-hidden />
            {label}
          </>
        );
        const props = { role: 'menuitem', tabIndex: -1, ...(danger && { 'data-danger': '' }) };
        const press = () => {
          closeMenu();
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

/** Arrows, Home and End go from line to line; Tab leaves the menu. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const target = {
    ArrowDown: (at + 1) % lines.length,
    ArrowUp: (at - 1 + lines.length) % lines.length,
    Home: 0,
    End: lines.length - 1,
  }[event.key];
  if (event.key === 'Tab') closeMenu();
  if (target === undefined) return;
  event.preventDefault();
  lines[target]?.focus();
}
