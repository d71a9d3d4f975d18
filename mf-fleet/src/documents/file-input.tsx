import { documentAccept } from '@hawiyat/shared/contract/fleet/documents';
import { useFileDrop } from '@hawiyat/shared/lib/use-file-drop';
import { Box, Button, Flex, Text, useField } from '@hawiyat/shared/ui';
import { FileButton } from '@hawiyat/shared/ui/forms';
import { FileText } from 'lucide-react';
import { useId } from 'react';
import { formMessages as texts } from './form-messages.ts';

export interface FileInputProps {
  value: File | null | undefined;
  disabled: boolean;
  onChange: (file: File | null) => void;
}

/** A chosen or dropped file. Goes inside a `Field`. */
export function FileInput({ value, disabled, onChange }: FileInputProps) {
  const wires = useField();
  const { over, zone } = useFileDrop(onChange, disabled);
  const id = useId();
  return (
    <Flex
      {...zone}
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      w="full"
      p="3"
      borderWidth="1px"
      borderStyle={value ? 'solid' : 'dashed'}
      borderColor={over ? 'focus' : value ? 'border' : 'border.control'}
      bg={over ? 'bg.muted' : undefined}
      borderRadius="lg"
    >
      <Flex align="center" gap="2.5" minW="0" color={value ? 'fg' : 'fg.muted'}>
        <Box flexShrink="0" aria-hidden>
          <FileText size={20} />
        </Box>
        <Text minW="0" overflowWrap="anywhere">
          {value ? <bdi>{value.name}</bdi> : texts.noFile}
        </Text>
      </Flex>
      <Flex gap="2">
        <FileButton
          {...wires}
          id={wires.id ?? id}
          accept={documentAccept}
          disabled={disabled}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Lets the same file be chosen again after it was corrected.
            target.value = '';
            if (file) onChange(file);
          }}
        >
          {value ? texts.changeFile : texts.chooseFile}
        </FileButton>
        {value && (
          <Button variant="ghost" disabled={disabled} onClick={() => onChange(null)}>
            {texts.removeFile}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
