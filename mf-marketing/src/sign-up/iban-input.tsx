import { compactIban } from '@hawiyat/shared/locale/iban';
import { Input } from '@hawiyat/shared/ui';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { formatTypedIban, groupedIban } from './iban-typing.ts';
import { edit } from './lazy-registration.ts';

export function IbanInput({ value = '', ...rest }: ComponentProps<typeof Input>) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = groupedIban(String(value));

  // React moves the caret to the end of a reformatted text; no dependencies, because the caret can move in an equal text.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const next = formatTypedIban(shown, typed, inputType);
    caret.current = next.caret;
    edit('iban', compactIban(next.text));
  };
  return <Input {...rest} ref={input} value={shown} onChange={change} />;
}
