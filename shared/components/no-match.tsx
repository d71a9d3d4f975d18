import { Button, EmptyState } from '@hawiyat/shared/ui';
import { SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';

interface NoMatchProps extends Partial<ComponentProps<typeof EmptyState>> {
  isSearch?: boolean;
  onClear: () => void;
}

/** A list whose filter or search leaves no row. @param children actions before the one that clears */
export const NoMatch = ({ isSearch = false, onClear, children, ...shown }: NoMatchProps) => (
  <EmptyState title="لا توجد نتائج مطابقة" icon={<SearchX size={24} />} {...shown}>
    {children}
    <Button variant="outline" onClick={onClear}>
      {isSearch ? 'مسح البحث' : 'مسح التصفية'}
    </Button>
  </EmptyState>
);
