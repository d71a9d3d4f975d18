import { type ListToPrint, PrintButton } from '@hawiyat/shared/components/print-button';
import type { PrintColumn } from '@hawiyat/shared/components/print-list';
import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { identityNumber } from '@hawiyat/shared/locale/identity';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { messages as formMessages } from '../components/driver-forms/driver-form-messages.ts';
import { messages } from './drivers-messages.ts';
import { $filter, $found } from './drivers-store.ts';

const texts = formMessages.form;

const columns: readonly PrintColumn<Driver>[] = [
  { title: texts.name, text: ({ name }) => name },
  { title: texts.phone, isNumber: true, text: ({ phone }) => phoneNumber(phone) },
  { title: texts.availability, text: ({ availability }) => wordFor(availabilityLabel, availability) },
  { title: texts.identityNumber, isNumber: true, text: (driver) => identityNumber(driver.identityNumber) },
  { title: texts.licenseNumber, isNumber: true, text: ({ licenseNumber }) => licenseNumber ?? '' },
  { title: texts.email, isNumber: true, text: ({ email }) => email ?? '' },
];

function known(): ListToPrint<Driver> | null {
  const rows = $found.get();
  if (!rows) return null;
  const { availability, text } = $filter.get();
  const about = [
    availability === 'all' ? messages.all : availabilityLabel[availability],
    text.trim() && `البحث: ${isolateName(text.trim())}`,
  ];
  return {
    ...{ title: 'السائقون', about: about.filter(Boolean).join('، '), columns, rows, total: rows.length },
    counted: pluralizeInline(rows.length, 'driver'),
  };
}

const whole = async () => known() ?? Promise.reject(new Error(messages.loading));

export const Print = () => <PrintButton isIcon known={known} whole={whole} />;
