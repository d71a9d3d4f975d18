import {
  BellIcon,
  Building2,
  CalendarClock,
  FileLock,
  FlaskConical,
  Landmark,
  type LucideIcon,
  MapPinned,
  MonitorSmartphone,
  ScrollText,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react';

/** Apart from the pages, which the account menu of every screen names. */
export const settingsIcons: Readonly<Record<string, LucideIcon>> = {
  profile: UserRound,
  security: ShieldCheck,
  sessions: MonitorSmartphone,
  notifications: BellIcon,
  data: FileLock,
  company: Building2,
  bank: Landmark,
  people: Users,
  'service-area': MapPinned,
  work: CalendarClock,
  audit: ScrollText,
  sandbox: FlaskConical,
};

export function SettingsIcon({ path, size }: { path: string; size: number }) {
  const Icon = settingsIcons[path];
  return Icon ? <Icon size={size} aria-hidden /> : null;
}
