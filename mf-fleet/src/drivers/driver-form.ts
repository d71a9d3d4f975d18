import type { Driver } from '@hawiyat/shared/contract/drivers';
import type { useForm } from '@hawiyat/shared/ui/forms';
import type { ChosenPicture } from './drivers-store.ts';

/** The draft while it is typed: availability may still be unchosen. */
export interface DriverInput
  extends Pick<Driver, 'name' | 'phone' | 'identityNumber' | 'licenseNumber' | 'email'> {
  readonly availability: Driver['availability'] | '';
  readonly password: string;
  readonly picture: ChosenPicture;
}

export type DriverForm = ReturnType<typeof useForm<DriverInput, unknown>>;
