import { Button, type ButtonProps } from './button.tsx';

export function IconButton({ label, ...rest }: ButtonProps & { label: string }) {
  return <Button variant="ghost" css={square} aria-label={label} title={label} {...rest} />;
}

const square = { aspectRatio: '1', px: '0' };
