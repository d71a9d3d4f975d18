import { chakra, useRecipe } from '@hawiyat/shared/ui';
import type { ComponentProps } from 'react';

const Anchor = chakra('a');

type ContactLinkProps = ComponentProps<typeof Anchor> & { variant?: 'solid' | 'outline' };

export function ContactLink({ variant = 'outline', ...props }: ContactLinkProps) {
  const styles = useRecipe({ key: 'button' })({ variant, size: 'sm' });
  return <Anchor css={styles} {...props} />;
}
