import { Box, chakra, HStack, Stack } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { isolateName } from '../../locale/bidi.ts';
import { stamp } from '../../locale/dates.ts';
import { Button } from '../button.tsx';
import { Heading, Text } from '../text.ts';
import type { FormState } from './use-form.ts';
import type { Outdated } from './use-version.ts';

const title = 'تعديل أحدث من تعديلك';
const restOf = (what: string) =>
  `الأخذ بالقيم الجديدة يضعها في الحقول دون حفظ، ويبقى ما ${what} في الحقول الأخرى.`;

const Changes = chakra('ul', { base: { ps: '5', listStyleType: 'disc', overflowWrap: 'anywhere' } });

export interface OutdatedChoiceProps extends Pick<FormState['version'], 'shown' | 'take' | 'keep'> {
  outdated: Outdated;
}

/** Offers to take a colleague's values or to save over them. Of settings, which are lists and maps, it names the fields. */
export function OutdatedChoice({ outdated: { by, at, changes }, shown, take, keep }: OutdatedChoiceProps) {
  const fields = changes.map(({ label }) => `«${label}»`).join('، ');
  const words = (field: string, value: unknown) => (value === null ? 'غير محدد' : shown?.(field, value));
  const values = by && at ? `عدّل ${by} هذه البيانات، ${stamp(at)}:` : 'تغيّرت هذه البيانات بعد فتح النموذج:';
  const names =
    by && at
      ? `حفظ ${isolateName(by)} هذه الإعدادات قبلك، ${stamp(at)}، وغيّر: ${fields}.`
      : `تغيّرت هذه الإعدادات بعد فتح الصفحة: ${fields}.`;
  const takeOver = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    take();
    // The button disappears, so the focus goes to the first changed field.
    const first = changes
      .map(({ field }) => form?.querySelector<HTMLElement>(`[name="${field}"], [name^="${field}."]`))
      .find((item) => item);
    first?.focus();
  };
  return (
    <Box role="group" aria-label={title} p="4" borderWidth="1px" borderRadius="lg" bg="bg.muted">
      <Stack gap="3">
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        <Text>{shown ? values : names}</Text>
        {shown && (
          <Changes>
            {changes.map(({ field, label, from, to }) => (
              <li key={field}>
                {label}:{' '}
                {from === null && to === null ? (
                  'قيمة جديدة'
                ) : (
                  <>
                    من «{words(field, from)}» إلى «{words(field, to)}»
                  </>
                )}
              </li>
            ))}
          </Changes>
        )}
        <Text fontSize="sm" color="fg.muted">
          {restOf(shown ? 'كتبته' : 'غيّرته')}
        </Text>
        <HStack gap="2" wrap="wrap">
          <Button variant="outline" size="sm" onClick={takeOver}>
            الأخذ بالقيم الجديدة
          </Button>
          <Button variant="outline" size="sm" type="submit" onClick={keep}>
            حفظ قيمي
          </Button>
        </HStack>
      </Stack>
    </Box>
  );
}
