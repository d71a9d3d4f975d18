import { InputGroup, type InputGroupProps } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from '../input.tsx';

export interface SearchInputProps
  extends Pick<ComponentProps<'input'>, 'onFocus' | 'onKeyDown' | 'onCompositionEnd'> {
  label: string;
  value: string;
  /** `isComposing`: an input method has not finished the word. */
  onChange: (text: string, isComposing: boolean) => void;
  box?: Omit<InputGroupProps, 'children'>;
}

/** Calls back at every key; the list debounces. */
export const SearchInput = ({ label, value, onChange, box, ...events }: SearchInputProps) => (
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
      onChange={({ target, nativeEvent }) =>
        onChange(target.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
      }
      {...events}
    />
  </InputGroup>
);
