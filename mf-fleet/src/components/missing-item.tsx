import { Box, EmptyState, LinkButton } from '@hawiyat/shared/ui';
import type { LucideIcon } from 'lucide-react';

interface MissingItemProps {
  texts: Readonly<Record<'missing' | 'missingHint' | 'toList', string>>;
  icon: LucideIcon;
  list: string;
}

export const MissingItem = ({ texts, icon: Icon, list }: MissingItemProps) => (
  <Box role="alert">
    <EmptyState title={texts.missing} hint={texts.missingHint} icon={<Icon size={24} />}>
      <LinkButton to={list}>{texts.toList}</LinkButton>
    </EmptyState>
  </Box>
);
