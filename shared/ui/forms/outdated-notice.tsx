import { Box, chakra, HStack, Stack } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { isolateName } from '../../locale/bidi.ts';
import { stamp } from '../../locale/dates.ts';
import { Button } from '../button.tsx';
import { Heading, Text } from '../text.ts';
import type { FormState } from './use-form.ts';
import type { Outdated } from './use-version.ts';

const title = 'تعديل أحدث من تعديلك';

const Changes = chakra('ul', { base: { ps: '5', listStyleType: 'disc', overflowWrap: 'anywhere' } });

/** Offers to take a colleague's values or to save over them. */
export function OutdatedNotice({ form: { version } }: { form: Pick<FormState, 'version'> }) {
  const { outdated, shown, take, keep } = version;
  if (!outdated) return null;
  const takeOver = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    take();
    // The button disappears, so the focus goes to the first changed field.
    const first = outdated.changes
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
        {shown ? <ChangedValues outdated={outdated} shown={shown} /> : <ChangedFields {...outdated} />}
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

interface ChangedValuesProps {
  outdated: Outdated;
  shown: NonNullable<FormState['version']['shown']>;
}

function ChangedValues({ outdated: { by, at, changes }, shown }: ChangedValuesProps) {
  const words = (field: string, value: unknown) => (value === null ? 'غير محدد' : shown(field, value));
  return (
    <>
      <Text>
        {by && at ? `عدّل ${by} هذه البيانات، ${stamp(at)}:` : 'تغيّرت هذه البيانات بعد فتح النموذج:'}
      </Text>
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
      <Text fontSize="sm" color="fg.muted">
        الأخذ بالقيم الجديدة يضعها في الحقول دون حفظ، ويبقى ما كتبته في الحقول الأخرى.
      </Text>
    </>
  );
}

/** Of settings, whose values are lists and maps. */
function ChangedFields({ by, at, changes }: Outdated) {
  const fields = changes.map(({ label }) => `«${label}»`).join('، ');
  return (
    <>
      <Text>
        {by && at
          ? `حفظ ${isolateName(by)} هذه الإعدادات قبلك، ${stamp(at)}، وغيّر: ${fields}.`
          : `تغيّرت هذه الإعدادات بعد فتح الصفحة: ${fields}.`}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        الأخذ بالقيم الجديدة يضعها في الحقول دون حفظ، ويبقى ما غيّرته في الحقول الأخرى.
      </Text>
    </>
  );
}
