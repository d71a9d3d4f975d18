import type { ButtonProps as ChakraButtonProps } from '@chakra-ui/react';
import { Button as ChakraButton, Spinner as ChakraSpinner } from '@chakra-ui/react';
import type { MouseEvent, RefAttributes } from 'react';

/** Hidden from screen readers: goes beside a text. */
export const Spinner = () => <ChakraSpinner aria-hidden />;

export interface ButtonVariants {
  variant?: 'solid' | 'outline' | 'ghost' | undefined;
  colorPalette?: 'brand' | 'danger' | undefined;
  size?: 'sm' | 'md' | undefined;
}

type Base = Omit<ChakraButtonProps, keyof ButtonVariants> & RefAttributes<HTMLButtonElement>;

export interface ButtonProps extends Base, ButtonVariants {
  loadingText?: string | undefined;
}

/** Unlike Chakra's it is not disabled while it loads, so that it keeps the focus: a press does nothing. */
export function Button({ loading, loadingText, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ChakraButton {...rest} onClick={press} {...(loading && { 'aria-disabled': true })}>
      {loading ? <Spinner /> : null}
      {(loading && loadingText) || children}
    </ChakraButton>
  );
}

export const IconButton = ({ label, ...rest }: ButtonProps & { label: string }) => (
  <Button variant="ghost" css={square} aria-label={label} title={label} {...rest} />
);

const square = { aspectRatio: '1', px: '0' };
