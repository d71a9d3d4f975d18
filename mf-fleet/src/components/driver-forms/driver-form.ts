import type { Driver, DriverDraft } from '@hawiyat/shared/contract/fleet/drivers';
import type { useForm } from '@hawiyat/shared/ui/forms';
import type { ChosenPicture } from './driver-commands.ts';

/** What a driver's form shows of him: the password is in no response. */
export type ShownField = Exclude<keyof DriverDraft, 'password'>;

/** The draft while it is typed: availability may still be unchosen. */
export interface DriverInput extends Pick<Driver, Exclude<ShownField, 'availability'>> {
  readonly availability: Driver['availability'] | '';
  readonly password: string;
  readonly picture: ChosenPicture;
}

export type DriverForm = ReturnType<typeof useForm<DriverInput, unknown>>;
