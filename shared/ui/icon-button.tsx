import { Button, type ButtonProps } from './button.tsx';

export const IconButton = ({ label, ...rest }: ButtonProps & { label: string }) => (
  <Button variant="ghost" css={square} aria-label={label} title={label} {...rest} />
);

const square = { aspectRatio: '1', px: '0' };
