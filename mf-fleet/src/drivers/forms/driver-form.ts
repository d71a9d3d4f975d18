import type { Driver, DriverDraft } from '@hawiyat/shared/contract/fleet/drivers';
import type { useForm } from '@hawiyat/shared/ui/forms';
import type { ChosenPicture } from './driver-commands.ts';

/** No response has the password. */
export type ShownField = Exclude<keyof DriverDraft, 'password'>;

/** The person may not have chosen the availability yet. */
export interface DriverInput extends Pick<Driver, Exclude<ShownField, 'availability'>> {
  readonly availability: Driver['availability'] | '';
  readonly password: string;
  readonly picture: ChosenPicture;
}

export type DriverForm = ReturnType<typeof useForm<DriverInput, unknown>>;
