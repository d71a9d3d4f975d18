import type { Insertable } from 'kysely';
import type { Drivers } from '../../db/schema.ts';
import { momentOf } from '../../kernel/calendar.ts';
import { phoneToStore } from '../../kernel/stored-phone.ts';
import { driverNames, identityNumber, mobile } from './people.ts';
import type { Random } from './random.ts';

export interface DemoDriver extends Omit<Insertable<Drivers>, 'company_id'> {
  readonly id: string;
}

/** The first four are on the road today. */
function availability(position: number): 'available' | 'on_duty' | 'off_duty' | 'on_break' {
  if (position < 4) return 'on_duty';
  if (position === 10) return 'off_duty';
  return position === 11 ? 'on_break' : 'available';
}

export function drivers(random: Random, firstDay: string): DemoDriver[] {
  return driverNames.map((name, i) => ({
    id: random.uuid(),
    name,
    phone: phoneToStore(mobile(random, 7001 + i)),
    email: i % 3 === 2 ? null : `driver${i + 1}@hawiyat.example`,
    availability: availability(i),
    identity_number: identityNumber(random, name.includes('خان') || name.includes('فاروق') ? '2' : '1'),
    license_number: i % 5 === 4 ? null : String(random.whole(1_000_000_000, 1_999_999_999)),
    created_at: momentOf(firstDay, -24 * 30 + i * 24),
  }));
}

export function onDuty(all: readonly DemoDriver[]): DemoDriver[] {
  return all.filter((item) => item.availability === 'on_duty');
}
