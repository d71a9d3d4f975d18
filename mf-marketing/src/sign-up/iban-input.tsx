import { compactIban } from '@hawiyat/shared/locale/iban';
import { TextInput } from '@hawiyat/shared/ui';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { groupedIban, retypedIban } from './iban-typing.ts';
import { edit } from './sign-up-store.ts';

/** The IBAN in fours while it is typed. */
export function IbanInput({ value = '', ...rest }: ComponentProps<typeof TextInput>) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = groupedIban(String(value));

  // React puts the caret at the end of a text that is not the one that was typed. Without dependencies, because the text
  // may stay the same and the caret move.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const how = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const next = retypedIban(shown, typed, how);
    caret.current = next.caret;
    edit('iban', compactIban(next.text));
  };
  return <TextInput {...rest} ref={input} value={shown} onChange={change} />;
}
