import { chakra } from '@hawiyat/shared/ui';
import { messages } from '../texts/sign-in.ts';

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: { base: '11', md: '9' },
    mt: '1',
    color: 'fg.muted',
    fontSize: 'sm',
    cursor: 'pointer',
    '& > input': { boxSize: '4.5', accentColor: 'var(--hw-colors-brand-solid)', cursor: 'pointer' },
  },
});

export interface RememberChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function RememberChoice({ checked, onChange }: RememberChoiceProps) {
  return (
    <Label>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {messages.remember}
    </Label>
  );
}
