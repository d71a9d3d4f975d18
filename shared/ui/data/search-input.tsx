import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from '../input.tsx';

const Loupe = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '3',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});

export interface SearchInputProps {
  /** Placeholder and accessible name: «البحث باسم السائق أو هاتفه...». */
  label: string;
  value: string;
  onChange: (text: string) => void;
  box?: ComponentProps<typeof chakra.div>;
}

/** Calls back at every key; the list debounces. */
export function SearchInput({ label, value, onChange, box }: SearchInputProps) {
  return (
    <chakra.div position="relative" flex={{ md: '1' }} minW={{ md: '14rem' }} maxW={{ md: 'sm' }} {...box}>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={100}
        ps="10"
        onChange={(event) => onChange(event.target.value)}
      />
      <Loupe aria-hidden>
        <Search size={16} />
      </Loupe>
    </chakra.div>
  );
}
