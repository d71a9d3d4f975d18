import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Button } from '../button.tsx';

const Words = chakra('span', { base: { display: { base: 'none', xl: 'inline' } } });

export interface ToolbarActionProps {
  label: string;
  onPress: () => void;
}

export const ToolbarAction = ({ label, onPress }: ToolbarActionProps) => (
  <Button px={{ base: '3', xl: '4' }} aria-label={label} title={label} onClick={onPress}>
    <Plus size={18} aria-hidden />
    <Words>{label}</Words>
  </Button>
);
