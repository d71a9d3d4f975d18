import { mayI } from '@hawiyat/shared/state';
import { Button, chakra } from '@hawiyat/shared/ui';
import { Plus } from 'lucide-react';

/** Adds one to a list. On a phone it says less, so that it stands in one row with the list's other actions. */
export function AddButton({ label, onPress }: { label: string; onPress: () => void }) {
  if (!mayI('change-fleet')) return null;
  return (
    <Button flex={{ base: '1', md: 'none' }} aria-label={label} onClick={onPress}>
      <Plus size={18} aria-hidden />
      <chakra.span hideFrom="md">إضافة</chakra.span>
      <chakra.span hideBelow="md">{label}</chakra.span>
    </Button>
  );
}
