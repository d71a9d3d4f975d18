import { pictureAccept } from '@hawiyat/shared/contract/core/picture';
import { type ContainerFacts, mostPictures } from '@hawiyat/shared/contract/fleet/container-details';
import { usePicture } from '@hawiyat/shared/lib/use-picture';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { mayI } from '@hawiyat/shared/state';
import { Alert, chakra, IconButton, Text } from '@hawiyat/shared/ui';
import { FileButton, failureOf } from '@hawiyat/shared/ui/forms';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Section } from '../../components/section.tsx';
import { messages } from '../../texts/container-page.ts';
import { dialogs } from '../dialogs.ts';
import { addPicture } from './container-page-store.ts';

const { pictures: texts } = messages;

const Pictures = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
    gap: '3',
    '& > li': { position: 'relative' },
    '& a': { display: 'block', borderRadius: 'lg', overflow: 'hidden', borderWidth: '1px' },
    '& img': { display: 'block', w: 'full', aspectRatio: '4 / 3', objectFit: 'cover', bg: 'bg.muted' },
    '& button': { position: 'absolute', top: '1', insetInlineEnd: '1', bg: 'bg.panel' },
  },
});

export function ContainerPictures({ facts: { container, pictures } }: { facts: ContainerFacts }) {
  const [{ sending, problem }, setState] = useState<{ sending: boolean; problem: string | null }>(idle);
  const send = async (picture: File | null) => {
    if (!picture || sending) return;
    setState({ sending: true, problem: null });
    try {
      await addPicture(picture);
      setState(idle);
    } catch (error) {
      setState({ sending: false, problem: failureOf(error).message });
    }
  };
  const { choose } = usePicture({
    kind: 'photos',
    value: undefined,
    onChange: (picture) => void send(picture),
    onReject: (message) => setState({ sending: false, problem: message }),
  });
  const isFull = pictures.length >= mostPictures;
  const mayChange = mayI('change-fleet');
  const number = isolate(container.containerNumber);
  return (
    <Section
      title={texts.title}
      action={
        mayChange &&
        !isFull && (
          <FileButton accept={pictureAccept} onChange={choose} disabled={sending}>
            {sending ? texts.adding : texts.add}
          </FileButton>
        )
      }
    >
      {problem !== null && <Alert status="error">{problem}</Alert>}
      {pictures.length === 0 ? (
        <Text color="fg.muted">{texts.empty}</Text>
      ) : (
        <Pictures>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <a
                href={picture.url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={texts.open(index + 1)}
              >
                <img src={picture.url} alt={texts.of(index + 1, number)} loading="lazy" />
              </a>
              {mayChange && (
                <IconButton
                  size="sm"
                  variant="outline"
                  label={texts.delete(index + 1)}
                  onClick={() => dialogs.open('deletePicture', { picture })}
                >
                  <Trash2 size={16} />
                </IconButton>
              )}
            </li>
          ))}
        </Pictures>
      )}
      {mayChange && (
        <Text color="fg.muted" fontSize="xs">
          {isFull ? texts.full(mostPictures) : texts.limits(mostPictures)}
        </Text>
      )}
    </Section>
  );
}

const idle = { sending: false, problem: null };
