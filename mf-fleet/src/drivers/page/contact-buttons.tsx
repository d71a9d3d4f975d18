import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { contactOf, whatsAppAddress } from '@hawiyat/shared/locale/contact';
import { mayI } from '@hawiyat/shared/state';
import { Button, chakra } from '@hawiyat/shared/ui';
import { KeyRound, Mail, MessageCircle, Pencil, Phone, Trash2 } from 'lucide-react';
import { ContactLink } from './contact-link.tsx';
import { messages } from './driver-detail-messages.ts';
import { openDialog } from './driver-detail-store.ts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    w: { base: 'full', md: 'auto' },
    '& > *': { flex: { base: '1 0 auto', md: 'none' } },
  },
});

export function ContactButtons({ driver }: { driver: Driver }) {
  const { call, whatsApp } = contactOf(driver.phone);
  return (
    <Row data-print="no">
      {call && (
        <ContactLink href={call}>
          <Phone size={16} aria-hidden />
          {messages.call}
        </ContactLink>
      )}
      {whatsApp && (
        <ContactLink href={whatsAppAddress(whatsApp)} target="_blank" rel="noopener noreferrer">
          <MessageCircle size={16} aria-hidden />
          {messages.whatsApp}
        </ContactLink>
      )}
      {driver.email && (
        <ContactLink href={`mailto:${driver.email}`} aria-label={messages.email} title={messages.email}>
          <Mail size={16} aria-hidden />
          {messages.write}
        </ContactLink>
      )}
      {mayI('change-fleet') && (
        <>
          <Button variant="outline" size="sm" onClick={() => openDialog('link')}>
            <KeyRound size={16} aria-hidden />
            {messages.link.open}
          </Button>
          <Button variant="outline" size="sm" onClick={() => openDialog('edit')}>
            <Pencil size={16} aria-hidden />
            {messages.edit}
          </Button>
          <Button variant="ghost" size="sm" colorPalette="danger" onClick={() => openDialog('delete')}>
            <Trash2 size={16} aria-hidden />
            {messages.delete}
          </Button>
        </>
      )}
    </Row>
  );
}
