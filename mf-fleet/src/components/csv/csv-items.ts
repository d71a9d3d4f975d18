import { mayI } from '@hawiyat/shared/state';
import type { MenuItem } from '@hawiyat/shared/ui/panels';
import { Download, Upload } from 'lucide-react';
import { type Csv, importCsv } from './use-csv.tsx';

const words = { export: 'تصدير CSV', exporting: 'جاري التصدير...' };

export const csvItems = ({ isExporting, save, openImport }: Csv): MenuItem[] => [
  { label: isExporting ? words.exporting : words.export, icon: Download, onPress: () => void save() },
  ...(mayI('change-fleet') ? [{ label: importCsv, icon: Upload, onPress: () => void openImport() }] : []),
];
