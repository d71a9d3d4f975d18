import { stamp } from '@hawiyat/shared/locale/dates';
import { Box, Button, chakra, Heading, HStack, Stack, Text } from '@hawiyat/shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { VersionState } from './use-version.ts';

const messages = {
  title: 'تعديل أحدث من تعديلك',
  by: (name: string, at: string) => `عدّل ${name} هذه البيانات، ${at}:`,
  byNobody: 'تغيّرت هذه البيانات بعد فتح النموذج:',
  isNew: 'قيمة جديدة',
  nothing: 'غير محدد',
  rest: 'الأخذ بالقيم الجديدة يضعها في الحقول دون حفظ، ويبقى ما كتبته في الحقول الأخرى.',
  take: 'الأخذ بالقيم الجديدة',
  keep: 'حفظ قيمي',
};

const Changes = chakra('ul', { base: { ps: '5', listStyleType: 'disc', overflowWrap: 'anywhere' } });

export interface OutdatedNoticeProps<Input extends object> {
  version: VersionState;
  form: { set: <Name extends keyof Input & string>(name: Name, value: Input[Name]) => void };
  /** The server's values as the form types them; undefined when the form cannot. */
  typed: (current: Readonly<Record<string, unknown>>) => Partial<Input> | undefined;
  shown: (field: string, value: unknown) => ReactNode;
}

/** Offers to take a colleague's values or to save over them. */
export function OutdatedNotice<Input extends object>({
  version,
  form: { set },
  typed,
  shown,
}: OutdatedNoticeProps<Input>) {
  type Name = keyof Input & string;
  const { outdated, accept, dismiss } = version;
  if (!outdated) return null;
  const { by, at, changes, current } = outdated;
  const words = (field: string, value: unknown) => (value === null ? messages.nothing : shown(field, value));
  const takeOver = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const fields = changes.map((change) => change.field);
    accept(outdated);
    const values: Partial<Input> = typed(current) ?? {};
    for (const field of fields) if (field in values) set(field as Name, values[field as Name] as Input[Name]);
    dismiss();
    // The button disappears, so the focus goes to the first changed field.
    const first = fields
      .map((field) => form?.elements.namedItem(field))
      .find((item) => item instanceof HTMLElement);
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <Box role="group" aria-label={messages.title} p="4" borderWidth="1px" borderRadius="lg" bg="bg.muted">
      <Stack gap="3">
        <Heading as="h3" size="sm">
          {messages.title}
        </Heading>
        <Text>{by && at ? messages.by(by, stamp(at)) : messages.byNobody}</Text>
        <Changes>
          {changes.map(({ field, label, from, to }) => (
            <li key={field}>
              {label}:{' '}
              {from === null && to === null ? (
                messages.isNew
              ) : (
                <>
                  من «{words(field, from)}» إلى «{words(field, to)}»
                </>
              )}
            </li>
          ))}
        </Changes>
        <Text fontSize="sm" color="fg.muted">
          {messages.rest}
        </Text>
        <HStack gap="2" wrap="wrap">
          <Button variant="outline" size="sm" onClick={takeOver}>
            {messages.take}
          </Button>
          <Button variant="outline" size="sm" type="submit" onClick={() => accept(outdated)}>
            {messages.keep}
          </Button>
        </HStack>
      </Stack>
    </Box>
  );
}
