import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonRecipe } from './button-recipe.ts';
import { Spinner } from './spinner.tsx';

const Base = chakra('button', buttonRecipe);

export interface ButtonProps extends ComponentProps<typeof Base> {
  /** A press does nothing, and `busyText` replaces the label. */
  busy?: boolean | undefined;
  busyText?: string | undefined;
}

/** While busy it is `aria-disabled` instead of `disabled`, so that it keeps the focus. */
export function Button({ busy = false, busyText, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base type={type} {...rest} onClick={press} {...(busy && { 'aria-disabled': true })}>
      {busy ? (
        <>
          <Spinner />
          {busyText ?? children}
        </>
      ) : (
        children
      )}
    </Base>
  );
}
