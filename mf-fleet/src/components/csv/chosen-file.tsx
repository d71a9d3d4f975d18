import { Box, Flex, Stack, Text } from '@hawiyat/shared/ui';
import { FileButton } from '@hawiyat/shared/ui/forms';
import { FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { messages } from './csv-messages.ts';
import type { ImportTexts } from './import-texts.ts';

export interface ChosenFileProps {
  name: string | undefined;
  /** Required columns, shown until a file has them. */
  texts: ImportTexts | null;
  disabled: boolean;
  onChoose: (file: File) => void;
}

export function ChosenFile({ name, texts, disabled, onChoose }: ChosenFileProps) {
  const hint = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the same file be chosen again after it was corrected.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <Stack gap="3">
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="3"
        p="3"
        borderWidth="1px"
        borderStyle={name ? 'solid' : 'dashed'}
        borderColor={name ? 'border' : 'border.control'}
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
          accept=".csv,text/csv"
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
          <Text>{texts.hint}</Text>
          <Text>{messages.exportShows}</Text>
        </Stack>
      )}
    </Stack>
  );
}
