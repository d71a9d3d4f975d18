import { chakra } from '@chakra-ui/react';
import { useStore } from '@nanostores/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { $notices, dismissNotice, holdNotices, type Notice } from '../state/notices.ts';
import { Button, IconButton } from './button.tsx';
import { LinkButton } from './link.tsx';
import { messages } from './texts.ts';
import { useMedia } from './use-media.ts';

const Toast = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    ps: '4',
    pe: '1.5',
    py: '1.5',
    maxW: 'full',
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'bg.panel',
    boxShadow: 'lg',
    pointerEvents: 'auto',
    animation: 'rise 200ms cubic-bezier(0.16, 1, 0.3, 1)',
    // The first of several lines is their title.
    '& > [data-text]': { minW: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& > [data-lines]::first-line': { fontWeight: 'semibold' },
    '& > :is(button, a)': { flexShrink: '0' },
  },
});

const Others = chakra('div', {
  base: {
    px: '3',
    borderWidth: '1px',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontSize: 'xs',
  },
});

const marks = { success: CircleCheck, error: CircleAlert, info: Info };
const colors = { success: 'success.fg', error: 'danger.fg', info: 'info.fg' };

/** Toasts stay under pointer and focus, which F8 gives to the newest, and give the focus back. */
export function NoticeList() {
  const all = useStore($notices);
  const isSmall = useMedia('(max-width: 767px)');
  const notices = all.slice(isSmall ? -1 : -3);
  const others = all.length - notices.length;
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    const focusNewest = ({ key }: globalThis.KeyboardEvent) => {
      const newest = key === 'F8' ? [...document.querySelectorAll('[data-notice]')].at(-1) : undefined;
      newest?.querySelector<HTMLElement>('button, a')?.focus();
    };
    addEventListener('keydown', focusNewest);
    return () => {
      removeEventListener('keydown', focusNewest);
      holdNotices(false);
    };
  }, []);

  const enter = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.closest('[data-notice]')) cameFrom.current = relatedTarget;
    holdNotices(true);
  };
  const dismiss = (id: number) => {
    const { current: former } = cameFrom;
    const hadFocus = document.activeElement?.closest('[data-notice]')?.id === domId(id);
    dismissNotice(id);
    holdNotices(false);
    if (hadFocus && former instanceof HTMLElement && former.isConnected)
      former.focus({ preventScroll: true });
  };
  const toasts = notices.map((notice) => (
    <Toast
      key={notice.id}
      id={domId(notice.id)}
      data-notice=""
      onPointerEnter={() => holdNotices(true)}
      onPointerLeave={() => holdNotices(false)}
      onFocus={enter}
      onBlur={() => holdNotices(false)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        dismiss(notice.id);
      }}
    >
      <Content notice={notice} onDismiss={() => dismiss(notice.id)} />
    </Toast>
  ));
  return (
    <>
      {/* Not announced: each of them was. */}
      {others > 0 && <Others aria-live="off">{messages.otherNotices(others)}</Others>}
      {toasts}
    </>
  );
}

const domId = (id: number) => `notice-${id}`;

function Content({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { kind, text, action } = notice;
  const Mark = marks[kind];
  const act = () => {
    if (!action?.keepsToast) onDismiss();
    action?.run?.();
  };
  return (
    <>
      <chakra.span color={colors[kind]} hideBelow="sm" aria-hidden>
        <Mark size={18} />
      </chakra.span>
      <span data-text="" {...(text.includes('\n') && { 'data-lines': '' })}>
        {text}
      </span>
      {action?.to && (
        <LinkButton to={action.to} variant="outline" size="sm" onClick={onDismiss}>
          {action.label}
        </LinkButton>
      )}
      {action?.run && (
        <Button variant="outline" size="sm" aria-keyshortcuts={action.keys} onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton label={messages.close} size="sm" onClick={onDismiss}>
        <X size={16} />
      </IconButton>
    </>
  );
}
