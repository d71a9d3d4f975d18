import { chakra } from '@hawiyat/shared/ui';
import { LogOut } from 'lucide-react';
import { messages } from '../texts/layout.ts';
import { signOut } from './sign-out.ts';

const Base = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    h: '11',
    px: '3',
    borderRadius: 'md',
    color: 'sidebar.danger',
    cursor: 'pointer',
    textAlign: 'start',
    transition: 'background-color 120ms',
    _hover: { bg: 'sidebar.hover' },
    _focusVisible: { outlineColor: 'accent.graphic' },
    // The icon is drawn for left to right.
    '& > svg': { transform: 'scaleX(-1)' },
  },
});

/** Needs neither a confirmation nor the server. */
export function SignOutButton() {
  return (
    <Base type="button" onClick={signOut}>
      <LogOut size={20} aria-hidden />
      {messages.signOut}
    </Base>
  );
}
