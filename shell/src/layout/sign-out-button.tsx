import { chakra, Spinner } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { LogOut } from 'lucide-react';
import { $signingOut, signOut } from '../sign-in/sign-out.ts';

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
    _disabled: { cursor: 'progress' },
    // The icon is drawn for left to right.
    '& > svg': { transform: 'scaleX(-1)' },
  },
});

/** Without a confirmation, as specified. */
export function SignOutButton() {
  const busy = useStore($signingOut);
  return (
    <Base type="button" onClick={signOut} {...(busy && { 'aria-disabled': true })}>
      {busy ? <Spinner /> : <LogOut size={20} aria-hidden />}
      {busy ? 'جاري تسجيل الخروج...' : 'تسجيل الخروج'}
    </Base>
  );
}
