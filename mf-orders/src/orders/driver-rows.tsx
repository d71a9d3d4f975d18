import type { Driver } from '@hawiyat/shared/contract/drivers';
import { Avatar, Button, chakra } from '@hawiyat/shared/ui';
import { DriverBadge } from '@hawiyat/shared/ui/extra';
import { messages } from './orders-messages.ts';

const texts = messages.assigning;

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', py: '2.5' },
    '& > li + li': { borderTopWidth: '1px' },
    '& [data-name]': { flex: '1', minW: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});

export interface DriverRowsProps {
  drivers: readonly Driver[];
  /** Whose assignment is under way. */
  busyWith: string | null;
  onChoose: (driver: Driver) => void;
}

/** Drivers to choose from. */
export function DriverRows({ drivers, busyWith, onChoose }: DriverRowsProps) {
  return (
    <List>
      {drivers.map((it) => (
        <li key={it.id}>
          <Avatar name={it.name} src={it.picture} />
          <span data-name="">{it.name}</span>
          <DriverBadge status={it.availability} />
          <Button
            look="outline"
            size="sm"
            aria-label={busyWith === it.id ? undefined : texts.submitNamed(it.name)}
            busy={busyWith === it.id}
            busyText={texts.busyText}
            disabled={busyWith !== null && busyWith !== it.id}
            onClick={() => onChoose(it)}
          >
            {texts.submit}
          </Button>
        </li>
      ))}
    </List>
  );
}
