import type { Section } from '@hawiyat/shared/contract/remotes';
import { ClipboardList, Container, LayoutDashboard, Users } from 'lucide-react';

const icons: Record<Section['icon'], typeof Users> = {
  home: LayoutDashboard,
  containers: Container,
  drivers: Users,
  orders: ClipboardList,
};

export function SectionIcon({ icon }: Pick<Section, 'icon'>) {
  const Icon = icons[icon];
  return <Icon size={20} aria-hidden />;
}
