import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe.ts';
import { useField } from './field-context.ts';

const Native = chakra('select', {
  ...controlRecipe,
  // The empty option looks like a placeholder.
  base: { ...controlRecipe.base, '&:has(> option[value=""]:checked)': { color: 'fg.subtle' } },
});

export interface SelectInputProps extends ComponentProps<typeof Native> {
  /** An empty first option that asks to choose. */
  placeholder?: string;
}

/** The browser's select, with `<option>` elements. */
export function SelectInput({ children, placeholder, ...rest }: SelectInputProps) {
  return (
    <chakra.div position="relative">
      <Native appearance="none" pe="10" cursor="pointer" {...useField()} {...rest}>
        {placeholder && <option value="">{placeholder}</option>}
        {children}
      </Native>
      <chakra.span
        position="absolute"
        insetInlineEnd="3"
        insetBlock="0"
        display="flex"
        alignItems="center"
        color="fg.muted"
        pointerEvents="none"
        aria-hidden
      >
        <ChevronDown size={16} />
      </chakra.span>
    </chakra.div>
  );
}
