import { Stack } from '@chakra-ui/react';
import { Fragment, useId } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { DialogActions, DialogBody } from '../dialog-parts.ts';
import { Text } from '../text.ts';
import { messages } from './texts.ts';
import type { FormState } from './use-form.ts';

export interface DoubtQuestionProps {
  form: Pick<FormState, 'doubts'>;
  submit: string;
  back?: string;
}

/** Asks before something is sent that may be a slip. «Back» has the focus; the last doubt gives the title. */
export function DoubtQuestion({ form: { doubts }, submit, back = messages.back }: DoubtQuestionProps) {
  const text = useId();
  const title = doubts.asked.at(-1)?.title;
  if (title === undefined) return null;
  // Beside the form's dialog, not in it.
  return createPortal(
    <Dialog title={title} role="alertdialog" describedBy={text} onClose={doubts.back}>
      <DialogBody id={text}>
        <Stack gap="2">
          {doubts.asked.map(({ key, question, about }) => (
            <Fragment key={key}>
              <Text fontWeight="medium">{question}</Text>
              <Text color="fg.muted">{about}</Text>
            </Fragment>
          ))}
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button onClick={() => void doubts.answer()}>{submit}</Button>
        <Button variant="outline" onClick={doubts.back} data-autofocus>
          {back}
        </Button>
      </DialogActions>
    </Dialog>,
    document.body,
  );
}
