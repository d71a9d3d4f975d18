import type { Csv } from '@hawiyat/shared/components/csv-import/use-csv';
import type { ListToPrint, Printable } from '@hawiyat/shared/components/print-button';
import type { PrintColumn } from '@hawiyat/shared/components/print-list';
import { labelsOf } from '@hawiyat/shared/contract/core/edited-fields';
import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { driverFields } from '@hawiyat/shared/contract/fleet/edited-driver';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { identityNumber } from '@hawiyat/shared/locale/identity';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { archiveDialogs, ListMenu } from '../../components/list-menu.tsx';
import { messages as drivers } from '../../texts/drivers.ts';
import { messages as fleet } from '../../texts/fleet.ts';
import { messages } from '../../texts/list-actions.ts';
import { $filter, $found } from './drivers-store.ts';

const texts: Record<keyof typeof driverFields, Omit<PrintColumn<Driver>, 'title'>> = {
  name: { text: ({ name }) => name },
  phone: { isNumber: true, text: ({ phone }) => phoneNumber(phone) },
  availability: { text: ({ availability }) => wordFor(availabilityLabel, availability) },
  identityNumber: { isNumber: true, text: (driver) => identityNumber(driver.identityNumber) },
  licenseNumber: { isNumber: true, text: ({ licenseNumber }) => licenseNumber ?? '' },
  email: { isNumber: true, text: ({ email }) => email ?? '' },
};
const labels: Readonly<Record<string, string>> = labelsOf(driverFields);
const columns = Object.entries(texts).map(([name, column]) => ({ title: labels[name] ?? name, ...column }));

function known(): ListToPrint<Driver> | null {
  const rows = $found.get();
  if (!rows) return null;
  const { availability, text } = $filter.get();
  const about = [
    availability === 'all' ? fleet.all : availabilityLabel[availability],
    text.trim() && messages.search(text.trim()),
  ];
  return {
    title: messages.printed.drivers,
    about: about.filter(Boolean).join('، '),
    columns,
    rows,
    total: rows.length,
    counted: pluralizeInline(rows.length, 'driver'),
  };
}

const whole = async () => known() ?? Promise.reject(new Error(drivers.loading));

const print: Printable<Driver> = { known, whole };

const archive = archiveDialogs(
  async () => (await import(/* webpackChunkName: "archive" */ '../forms/driver-archive.tsx')).driverArchive,
);

export const Menu = ({ csv }: { csv: Csv }) => <ListMenu csv={csv} print={print} archive={archive} />;
