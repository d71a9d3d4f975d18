import { texts } from '@hawiyat/shared/texts';
import { Button, EmptyState } from '@hawiyat/shared/ui';
import { SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';

const messages = texts('components/no-match', {
  title: 'لا توجد نتائج مطابقة',
  clearSearch: 'مسح البحث',
  clearFilter: 'مسح التصفية',
});

interface NoMatchProps extends Partial<ComponentProps<typeof EmptyState>> {
  isSearch?: boolean;
  onClear: () => void;
}

/** A list whose filter or search leaves no row. @param children actions before the one that clears */
export const NoMatch = ({ isSearch = false, onClear, children, ...shown }: NoMatchProps) => (
  <EmptyState title={messages.title} icon={<SearchX size={24} />} {...shown}>
    {children}
    <Button variant="outline" onClick={onClear}>
      {isSearch ? messages.clearSearch : messages.clearFilter}
    </Button>
  </EmptyState>
);
