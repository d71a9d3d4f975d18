import { Box, chakra, HStack, Stack } from '@chakra-ui/react';
import { texts } from '@hawiyat/shared/texts';
import type { MouseEvent } from 'react';
import { isolateName } from '../../locale/bidi.ts';
import { stamp } from '../../locale/dates.ts';
import { Button } from '../button.tsx';
import { Heading, Text } from '../text.ts';
import type { FormState } from './use-form.ts';
import type { Outdated } from './use-version.ts';

const messages = texts('ui/forms/outdated', {
  title: 'تعديل أحدث من تعديلك',
  values: (by: string | null, at: string | null) =>
    by && at ? `عدّل ${by} هذه البيانات، ${stamp(at)}:` : 'تغيّرت هذه البيانات بعد فتح النموذج:',
  fields: (by: string | null, at: string | null, fields: string) =>
    by && at
      ? `حفظ ${isolateName(by)} هذه الإعدادات قبلك، ${stamp(at)}، وغيّر: ${fields}.`
      : `تغيّرت هذه الإعدادات بعد فتح الصفحة: ${fields}.`,
  newValue: 'قيمة جديدة',
  none: 'غير محدد',
  from: 'من «',
  to: '» إلى «',
  end: '»',
  typed: 'الأخذ بالقيم الجديدة يضعها في الحقول دون حفظ، ويبقى ما كتبته في الحقول الأخرى.',
  changed: 'الأخذ بالقيم الجديدة يضعها في الحقول دون حفظ، ويبقى ما غيّرته في الحقول الأخرى.',
  take: 'الأخذ بالقيم الجديدة',
  keep: 'حفظ قيمي',
});

const Changes = chakra('ul', { base: { ps: '5', listStyleType: 'disc', overflowWrap: 'anywhere' } });

export interface OutdatedChoiceProps extends Pick<FormState['version'], 'shown' | 'take' | 'keep'> {
  outdated: Outdated;
}

/** Offers to take a colleague's values or to save over them. Of settings, which are lists and maps, it names the fields. */
export function OutdatedChoice({ outdated: { by, at, changes }, shown, take, keep }: OutdatedChoiceProps) {
  const fields = changes.map(({ label }) => `«${label}»`).join('، ');
  const words = (field: string, value: unknown) => (value === null ? messages.none : shown?.(field, value));
  const takeOver = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    take();
    // The button disappears, so the focus goes to the first changed field.
    const first = changes
      .map(({ field }) => form?.querySelector<HTMLElement>(`[name="${field}"], [name^="${field}."]`))
      .find((item) => item);
    first?.focus();
  };
  return (
    <Box role="group" aria-label={messages.title} p="4" borderWidth="1px" borderRadius="lg" bg="bg.muted">
      <Stack gap="3">
        <Heading as="h3" size="sm">
          {messages.title}
        </Heading>
        <Text>{shown ? messages.values(by, at) : messages.fields(by, at, fields)}</Text>
        {shown && (
          <Changes>
            {changes.map(({ field, label, from, to }) => (
              <li key={field}>
                {label}:{' '}
                {from === null && to === null ? (
                  messages.newValue
                ) : (
                  <>
                    {messages.from}
                    {words(field, from)}
                    {messages.to}
                    {words(field, to)}
                    {messages.end}
                  </>
                )}
              </li>
            ))}
          </Changes>
        )}
        <Text fontSize="sm" color="fg.muted">
          {shown ? messages.typed : messages.changed}
        </Text>
        <HStack gap="2" wrap="wrap">
          <Button variant="outline" size="sm" onClick={takeOver}>
            {messages.take}
          </Button>
          <Button variant="outline" size="sm" type="submit" onClick={keep}>
            {messages.keep}
          </Button>
        </HStack>
      </Stack>
    </Box>
  );
}
