import { saveFile } from '@hawiyat/shared/lib/save-file';
import { useFileDrop } from '@hawiyat/shared/lib/use-file-drop';
import { Box, Button, Flex, Stack, Text } from '@hawiyat/shared/ui';
import { FileButton } from '@hawiyat/shared/ui/forms';
import { Download, FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { messages } from './csv-messages.ts';
import type { ImportTexts } from './import-texts.ts';

export interface ChosenFileProps {
  name: string | undefined;
  /** Required columns, shown until a file has them. */
  texts: ImportTexts | null;
  /** Base of the template's file name. */
  listName: string;
  disabled: boolean;
  onChoose: (file: File) => void;
}

export function ChosenFile({ name, texts, listName, disabled, onChoose }: ChosenFileProps) {
  const hint = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the same file be chosen again after it was corrected.
    target.value = '';
    if (file) onChoose(file);
  };
  const { over, zone } = useFileDrop(onChoose, disabled);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="3">
      {/* The whole box takes presses; the keyboard has the button. */}
      <Flex
        {...zone}
        cursor={disabled ? undefined : 'pointer'}
        onClick={({ target }) =>
          target instanceof Element && !target.closest('label') && input.current?.click()
        }
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="3"
        p="3"
        borderWidth="1px"
        borderStyle={name ? 'solid' : 'dashed'}
        borderColor={over ? 'focus' : name ? 'border' : 'border.control'}
        bg={over ? 'bg.muted' : undefined}
        borderRadius="lg"
      >
        <Flex align="center" gap="2.5" minW="0" color={name ? 'fg' : 'fg.muted'}>
          <Box flexShrink="0" aria-hidden>
            <FileSpreadsheet size={20} />
          </Box>
          <Text minW="0" overflowWrap="anywhere">
            {name ? <bdi>{name}</bdi> : messages.noFile}
          </Text>
        </Flex>
        <FileButton
          ref={input}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,text/comma-separated-values,application/csv,application/vnd.ms-excel"
          {...(texts && { 'aria-describedby': hint })}
          disabled={disabled}
          onChange={choose}
        >
          {name ? messages.changeFile : messages.chooseFile}
        </FileButton>
      </Flex>
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

/** With the byte-order mark by which spreadsheets recognize UTF-8. */
function saveTemplate({ template: { headings, example } }: ImportTexts, listName: string) {
  // Quotes keep numbers with leading zeros texts.
  const lines = [headings, example.map((cell) => (/^0\d+$/.test(cell) ? `"${cell}"` : cell))];
  const text = lines.map((cells) => `${cells.join(',')}\r\n`).join('');
  saveFile({ name: `${listName}-${messages.templateFile}.csv`, text: `\uFEFF${text}` });
}
