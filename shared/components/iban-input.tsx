import { compactIban } from '@hawiyat/shared/locale/iban';
import { formatTypedIban, groupedIban } from '@hawiyat/shared/locale/iban-typing';
import { Input } from '@hawiyat/shared/ui';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';

export interface IbanInputProps extends Omit<ComponentProps<typeof Input>, 'onChange'> {
  onIban: (iban: string) => void;
}

export function IbanInput({ value = '', onIban, ...rest }: IbanInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = groupedIban(String(value));

  // React moves the caret to the end of a reformatted text. No dependencies: the caret can move in an equal text.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const next = formatTypedIban(shown, typed, inputType);
    caret.current = next.caret;
    onIban(compactIban(next.text));
  };
  return <Input {...rest} ref={input} value={shown} onChange={change} />;
}
