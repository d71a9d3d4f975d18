import { Button, type ButtonProps, chakra } from '@hawiyat/shared/ui';
import type { LucideIcon } from 'lucide-react';

export interface RowActionProps extends Omit<ButtonProps, 'children'> {
  icon: LucideIcon;
  text: string;
  /** With the name of whom it concerns. */
  label: string;
}

/** In a table the icon only, on a card with its text. */
export const RowAction = ({ icon: Icon, text, label, ...button }: RowActionProps) => (
  <Button variant="ghost" size="sm" px={{ md: '2' }} aria-label={label} title={label} {...button}>
    {!button.loading && <Icon size={16} aria-hidden />}
    <chakra.span hideFrom="md">{text}</chakra.span>
  </Button>
);
