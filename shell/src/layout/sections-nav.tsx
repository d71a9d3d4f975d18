import { type Section, sidebar } from '@hawiyat/shared/contract/remotes';
import { Link, useLocation } from '@hawiyat/shared/router';
import { chakra, Stack } from '@hawiyat/shared/ui';
import { ClipboardList, Container, LayoutDashboard, Users } from 'lucide-react';
import { useId } from 'react';
import { currentSection } from './current-section.ts';
import { RequestsBadge } from './requests-badge.tsx';

const icons: Record<Section['icon'], typeof Users> = {
  home: LayoutDashboard,
  containers: Container,
  drivers: Users,
  orders: ClipboardList,
};

const Item = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: '11',
    px: '3',
    borderRadius: 'md',
    color: 'sidebar.fg',
    textDecoration: 'none',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'sidebar.hover', color: 'sidebar.strong' },
    _focusVisible: { outlineColor: 'accent.graphic' },
    _currentPage: {
      bg: 'sidebar.active',
      color: 'sidebar.strong',
      fontWeight: 'semibold',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        insetBlock: '2.5',
        w: '3px',
        borderRadius: 'full',
        bg: 'accent.graphic',
      },
    },
  },
});

/** The active section is marked by more than its color. */
export function SectionsNav() {
  const current = currentSection(useLocation().pathname);
  const badgeId = useId();
  return (
    <chakra.nav aria-label="القائمة الرئيسية">
      <Stack as="ul" gap="1">
        {sidebar.map((section, at) => (
          <chakra.li key={section.path} position="relative">
            <Item
              to={section.path}
              {...(section === current && { 'aria-current': 'page' })}
              {...(section.icon === 'orders' && { 'aria-describedby': badgeId })}
              // Receives the focus when the drawer opens.
              {...(at === 0 && { 'data-autofocus': '' })}
            >
              <SectionIcon icon={section.icon} />
              {section.title}
            </Item>
            {section.icon === 'orders' && <RequestsBadge id={badgeId} />}
          </chakra.li>
        ))}
      </Stack>
    </chakra.nav>
  );
}

function SectionIcon({ icon }: Pick<Section, 'icon'>) {
  const Icon = icons[icon];
  return <Icon size={20} aria-hidden />;
}
