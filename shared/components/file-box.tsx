import { useFileDrop } from '@hawiyat/shared/lib/use-file-drop';
import { Box, Flex, Text } from '@hawiyat/shared/ui';
import { FileButton } from '@hawiyat/shared/ui/forms';
import type { ComponentProps, ReactNode } from 'react';

interface FileBoxProps extends Omit<ComponentProps<typeof FileButton>, 'onChange' | 'children'> {
  icon: ReactNode;
  fileName: string | undefined;
  texts: Readonly<Record<'noFile' | 'chooseFile' | 'changeFile', string>>;
  disabled: boolean;
  onChoose: (file: File) => void;
  box?: ComponentProps<typeof Flex>;
  children?: ReactNode;
}

export function FileBox({ icon, fileName, texts, onChoose, box, children, ...input }: FileBoxProps) {
  const { over, zone } = useFileDrop(onChoose, input.disabled);
  return (
    <Flex
      {...zone}
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      p="3"
      borderWidth="1px"
      borderStyle={fileName ? 'solid' : 'dashed'}
      borderColor={over ? 'focus' : fileName ? 'border' : 'border.control'}
      bg={over ? 'bg.muted' : undefined}
      borderRadius="lg"
      {...box}
    >
      <Flex align="center" gap="2.5" minW="0" color={fileName ? 'fg' : 'fg.muted'}>
        <Box flexShrink="0" aria-hidden>
          {icon}
        </Box>
        <Text minW="0" overflowWrap="anywhere">
          {fileName ? <bdi>{fileName}</bdi> : texts.noFile}
        </Text>
      </Flex>
      <Flex gap="2">
        <FileButton
          {...input}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Lets the same file be chosen again after it was corrected.
            target.value = '';
            if (file) onChoose(file);
          }}
        >
          {fileName ? texts.changeFile : texts.chooseFile}
        </FileButton>
        {children}
      </Flex>
    </Flex>
  );
}
