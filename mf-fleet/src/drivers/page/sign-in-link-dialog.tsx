import { CopyButton } from '@hawiyat/shared/components/copy-button';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { createSignInLink, type Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { contactOf, whatsAppAddress } from '@hawiyat/shared/locale/contact';
import { stamp } from '@hawiyat/shared/locale/dates';
import { createMutation } from '@hawiyat/shared/query';
import { Button, Dialog, DialogActions, DialogBody, ErrorState, Text } from '@hawiyat/shared/ui';
import { InputField } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../../texts/driver-forms.ts';
import { ContactLink } from './contact-link.tsx';

const { link: texts } = messages;
const $creating = createMutation(createSignInLink, { id: (_, { params }) => params.driverId });

export function SignInLinkDialog({ driver, title, onClose }: DialogProps<{ driver: Driver }>) {
  const { sending, error } = useStore($creating);
  const [created, setCreated] = useState<{ link: string; until: string } | null>(null);
  const { whatsApp } = contactOf(driver.phone);
  const create = () =>
    $creating.send({ params: { driverId: driver.id } }).then(
      ({ link, expiresAt }) =>
        setCreated({ link: new URL(link, location.origin).href, until: stamp(expiresAt) }),
      // The store shows the reason.
      (failure: unknown) => console.warn('No link was made', failure),
    );
  return (
    <Dialog title={title} busy={sending} onClose={onClose}>
      <DialogBody>
        <Text>
          {texts.about} {texts.ends}
        </Text>
        {error !== null && <ErrorState title={error} />}
        {created && (
          <InputField
            label={texts.label}
            hint={texts.until(created.until)}
            dir="ltr"
            readOnly
            value={created.link}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </DialogBody>
      <DialogActions>
        {created ? (
          <>
            {whatsApp && (
              <ContactLink
                variant="solid"
                href={whatsAppAddress(whatsApp, texts.text(driver.name, created.link))}
                target="_blank"
                rel="noopener noreferrer"
              >
                <MessageCircle size={16} aria-hidden />
                {texts.send}
              </ContactLink>
            )}
            <CopyButton label={texts.copy} text={created.link} />
          </>
        ) : (
          <Button loading={sending} loadingText={texts.creating} onClick={() => void create()}>
            {texts.create}
          </Button>
        )}
        <Button variant="outline" disabled={sending} onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
