import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonRecipe } from './button-recipe.ts';
import { Spinner } from './spinner.tsx';

const Base = chakra('button', buttonRecipe);

export interface ButtonProps extends ComponentProps<typeof Base> {
  /** Sending: nothing happens on a press, and `busyText` stands in the place of the label. */
  busy?: boolean | undefined;
  busyText?: string | undefined;
}

/**
 * A button. While busy it is `aria-disabled` instead of `disabled`, so that the focus stays on it; the press, and
 * with it the Enter key of its form, does nothing.
 */
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
