import type { Driver } from '@hawiyat/shared/contract/drivers';
import { picture, pictureWrong } from '@hawiyat/shared/contract/picture';
import * as z from '@hawiyat/shared/contract/schema';
import { Ltr, VisuallyHidden } from '@hawiyat/shared/ui';
import { Banner, Dialog, Field, Form, PictureInput, useForm } from '@hawiyat/shared/ui/extra';
import { useState } from 'react';
import { messages } from './driver-detail-messages.ts';
import { changePicture } from './driver-detail-store.ts';

interface Draft {
  /** Null takes the photo away. */
  readonly picture: File | null;
}

const draft = z.object({ picture: z.nullable(picture(pictureWrong)) });

/** Another photo for the driver, or none: seen first, sent with «حفظ». */
export function PictureDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const { title, preview, types, limit, ...texts } = messages.picture;
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm<Draft, Draft>({
    schema: draft,
    send: (it) => changePicture(driver.id, it.picture),
    onDone: onClose,
  });
  const choose = (chosen: File | null) => {
    setRefused(null);
    form.set('picture', chosen);
  };
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts}>
        {refused && <Banner tone="danger">{refused}</Banner>}
        <Field
          label={<VisuallyHidden>{title}</VisuallyHidden>}
          error={form.error('picture')}
          hint={
            <>
              <Ltr>{types}</Ltr>
              {limit}
            </>
          }
        >
          <PictureInput
            value={form.value('picture')}
            current={driver.picture}
            alt={preview}
            onChange={choose}
            onReject={setRefused}
          />
        </Field>
      </Form>
    </Dialog>
  );
}
