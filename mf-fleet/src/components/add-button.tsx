import { mayI } from '@hawiyat/shared/state';
import { Button } from '@hawiyat/shared/ui';
import { Plus } from 'lucide-react';

export function AddButton({ label, onPress }: { label: string; onPress: () => void }) {
  if (!mayI('change-fleet')) return null;
  return (
    <Button flex={{ base: '1', md: 'none' }} onClick={onPress}>
      <Plus size={18} aria-hidden />
      {label}
    </Button>
  );
}
