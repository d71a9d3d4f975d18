import { Button } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Download, FileText } from 'lucide-react';
import { messages } from '../../texts/data.ts';
import { $copying, saveCopy, type Whose } from './data-store.ts';
import { dialogs } from './dialogs.ts';

export interface DataActionsProps {
  whose: Whose;
  mayErase: boolean;
}

export function DataActions({ whose, mayErase }: DataActionsProps) {
  const copying = useStore($copying);
  const { id, name } = whose;
  return (
    <div data-actions="">
      <Button
        variant="outline"
        size="sm"
        aria-label={messages.readableOf(name)}
        loading={copying === `${id} readable`}
        onClick={() => void saveCopy(whose, 'readable')}
      >
        <FileText size={16} aria-hidden />
        {messages.readable}
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-label={messages.jsonOf(name)}
        loading={copying === `${id} json`}
        onClick={() => void saveCopy(whose, 'json')}
      >
        <Download size={16} aria-hidden />
        JSON
      </Button>
      {mayErase && (
        <Button
          variant="ghost"
          size="sm"
          colorPalette="danger"
          aria-label={messages.eraseOf(name)}
          onClick={() => dialogs.open('erase', { whose })}
        >
          {messages.erase}
        </Button>
      )}
    </div>
  );
}
