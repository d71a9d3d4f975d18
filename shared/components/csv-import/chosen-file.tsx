import { FileBox } from '@hawiyat/shared/components/file-box';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { Box, Button, Stack, Text } from '@hawiyat/shared/ui';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ImportTexts } from './import-texts.ts';
import { messages } from './texts.ts';

export interface ChosenFileProps {
  name: string | undefined;
  texts: ImportTexts | null;
  listName: string;
  disabled: boolean;
  onChoose: (file: File) => void;
}

export function ChosenFile({ name, texts, listName, disabled, onChoose }: ChosenFileProps) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="3">
      {/* The whole box takes presses; the keyboard has the button. */}
      <FileBox
        ref={input}
        icon={<FileSpreadsheet size={20} />}
        fileName={name}
        texts={messages}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,text/comma-separated-values,application/csv,application/vnd.ms-excel"
        {...(texts && { 'aria-describedby': hint })}
        disabled={disabled}
        onChoose={onChoose}
        box={{
          cursor: disabled ? undefined : 'pointer',
          onClick: ({ target }) =>
            target instanceof Element && !target.closest('label') && input.current?.click(),
        }}
      />
      {texts && (
        <Stack id={hint} gap="1" color="fg.muted" fontSize="xs">
          <Text>{messages.needed(texts.columns)}</Text>
          {texts.choices?.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
          <Text>{texts.hint}</Text>
          <Text>{messages.limits}</Text>
          <Text>{messages.exportShows}</Text>
        </Stack>
      )}
      {texts && (
        <Box>
          <Button variant="outline" size="sm" onClick={() => saveTemplate(texts, listName)}>
            <Download size={16} aria-hidden />
            {messages.template}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function saveTemplate({ template: { headings, example } }: ImportTexts, listName: string) {
  // Quotes keep numbers with leading zeros texts.
  const lines = [headings, example.map((cell) => (/^0\d+$/.test(cell) ? `"${cell}"` : cell))];
  const text = lines.map((cells) => `${cells.join(',')}\r\n`).join('');
  saveFile({ name: `${listName}-${messages.templateFile}.csv`, text: `\uFEFF${text}` });
}
