import type { CallError } from '@hawiyat/shared/client';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { stamp } from '@hawiyat/shared/locale/dates';
import { Box, Button, Heading, HStack, Stack, Text } from '@hawiyat/shared/ui';
import { useEffect, useRef } from 'react';

export type Outdated = NonNullable<CallError['outdated']>;

export interface OutdatedNoticeProps {
  outdated: Outdated;
  onTake: () => void;
  onKeep: () => void;
}

/** A colleague saved first: the person chooses between the two versions. */
export function OutdatedNotice({ outdated: { by, at, changes }, onTake, onKeep }: OutdatedNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const fields = changes.map(({ label }) => `«${label}»`).join('، ');
  return (
    <Box role="group" aria-label={heading} p="4" borderWidth="1px" borderRadius="xl" bg="bg.muted">
      <Stack gap="3">
        <Heading as="h2" size="sm" ref={title} tabIndex={-1} outline="none">
          {heading}
        </Heading>
        <Text>
          {by && at
            ? `حفظ ${isolateName(by)} هذه الإعدادات قبلك، ${stamp(at)}، وغيّر: ${fields}.`
            : `تغيّرت هذه الإعدادات بعد فتح الصفحة: ${fields}.`}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          الأخذ بالقيم الجديدة يضعها في الحقول دون حفظ، ويبقى ما غيّرته في الحقول الأخرى.
        </Text>
        <HStack gap="2" wrap="wrap">
          <Button variant="outline" size="sm" onClick={onTake}>
            الأخذ بالقيم الجديدة
          </Button>
          <Button variant="outline" size="sm" onClick={onKeep}>
            حفظ قيمي
          </Button>
        </HStack>
      </Stack>
    </Box>
  );
}

const heading = 'تعديل أحدث من تعديلك';
