import { mayI } from '@hawiyat/shared/state';
import { Button, EmptyState } from '@hawiyat/shared/ui';
import { Plus, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

interface NothingYetProps {
  title: string;
  hint: string | undefined;
  icon: ReactNode;
  add: string;
  onAdd: () => void;
  /** Another first step. */
  children?: ReactNode;
}

/** A list without any rows, and its first step for those who may take it. */
export const NothingYet = ({ add, onAdd, children, ...shown }: NothingYetProps) => (
  <EmptyState {...shown}>
    {mayI('change-fleet') && (
      <>
        <Button onClick={onAdd}>
          <Plus size={18} aria-hidden />
          {add}
        </Button>
        {children}
      </>
    )}
  </EmptyState>
);

interface NoMatchProps {
  title?: string;
  icon?: ReactNode;
  isSearch?: boolean;
  onClear: () => void;
}

/** A list whose filter leaves no row. */
export const NoMatch = ({
  title = 'لا توجد نتائج مطابقة',
  icon = <SearchX size={24} />,
  isSearch = false,
  onClear,
}: NoMatchProps) => (
  <EmptyState {...{ title, icon }}>
    <Button variant="outline" onClick={onClear}>
      {isSearch ? 'مسح البحث' : 'مسح التصفية'}
    </Button>
  </EmptyState>
);
