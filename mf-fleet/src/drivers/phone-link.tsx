import { contactOf } from '@hawiyat/shared/locale/contact';
import { phoneNumber } from '@hawiyat/shared/locale/phones';

export function PhoneLink({ phone }: { phone: string }) {
  const { call } = contactOf(phone);
  const number = <bdi dir="ltr">{phoneNumber(phone)}</bdi>;
  return call === null ? number : <a href={call}>{number}</a>;
}
