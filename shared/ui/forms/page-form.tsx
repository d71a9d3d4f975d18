import { Flex, Stack } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '../alert.tsx';
import { Button, type ButtonProps } from '../button.tsx';
import { Text } from '../text.ts';
import { messages } from '../texts.ts';
import { useLate } from '../use-late.ts';
import { FormElement, type FormElementProps } from './form-element.tsx';
import type { FormState } from './use-form.ts';

export interface PageFormProps extends Omit<FormElementProps, 'form'> {
  form: FormState;
  busyText: string;
  w?: 'full';
  maxW?: ComponentProps<typeof Stack>['maxW'];
  colorPalette?: ButtonProps['colorPalette'];
  /** The failure stands at this field already. */
  isSaidAtField?: boolean;
  actions?: ReactNode;
  below?: ReactNode;
}

export function PageForm(props: PageFormProps) {
  const { form, busyText, w, maxW, colorPalette, isSaidAtField, actions, below, children, ...frame } = props;
  const { submission, busy } = form;
  const isLate = useLate(busy);
  return (
    <FormElement {...frame} form={form}>
      <Stack gap="5" maxW={maxW}>
        {submission.stage === 'failed' && !isSaidAtField && (
          <Alert status="error">{submission.message}</Alert>
        )}
        {children}
        <div>
          <Flex gap="2" wrap="wrap">
            <Button type="submit" loading={busy} loadingText={busyText} {...{ w, colorPalette }}>
              {frame.submit}
            </Button>
            {actions}
          </Flex>
          <div aria-live="polite">
            {isLate && (
              <Text mt="3" color="fg.muted">
                {messages.late}
              </Text>
            )}
          </div>
        </div>
        {below}
      </Stack>
    </FormElement>
  );
}
