import { InputGroup, type InputGroupProps } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Input } from '../input.tsx';

export interface SearchInputProps {
  /** Placeholder and accessible name. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  box?: Omit<InputGroupProps, 'children'>;
}

/** Calls back at every key; the list debounces. */
export function SearchInput({ label, value, onChange, box }: SearchInputProps) {
  return (
    <InputGroup
      startElement={<Search size={16} aria-hidden />}
      flex={{ md: '1' }}
      minW={{ md: '14rem' }}
      maxW={{ md: 'sm' }}
      {...box}
    >
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={100}
        ps="10"
        onChange={(event) => onChange(event.target.value)}
      />
    </InputGroup>
  );
}
