import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button.tsx';
import { Menu, type MenuItem } from './menu.tsx';

export interface MenuButtonProps {
  label: string;
  items: readonly MenuItem[];
  loading?: boolean;
}

export function MenuButton({ label, items, loading = false }: MenuButtonProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        variant="outline"
        label={label}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        loading={loading}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {!loading && <Ellipsis size={18} aria-hidden />}
      </IconButton>
      {button && <Menu menu={{ label, button, items }} onClose={() => setButton(null)} />}
    </>
  );
}
