import { Link } from '@hawiyat/shared/router';
import { chakra } from '@hawiyat/shared/ui';
import { ChevronLeft, ReceiptText } from 'lucide-react';

const StyledLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xs',
    fontWeight: 'semibold',
    textDecoration: 'none',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'border.control' },
    '& > :last-child': { ms: 'auto' },
    '& > svg': { color: 'brand.fg', flexShrink: '0' },
    '@media print': { display: 'none' },
  },
});

export function StatementLink() {
  return (
    <StyledLink to="/dashboard/statement">
      <ReceiptText size={20} aria-hidden />
      كشف إيرادات
      <ChevronLeft size={18} aria-hidden />
    </StyledLink>
  );
}
