import type { ContainerFacts } from '@hawiyat/shared/contract/fleet/container-details';
import { day } from '@hawiyat/shared/locale/dates';
import { mayI } from '@hawiyat/shared/state';
import { Box, Button, chakra, Flex, Money, Text } from '@hawiyat/shared/ui';
import { Plus } from 'lucide-react';
import { RowActions } from '../../components/row-actions.tsx';
import { Section } from '../../components/section.tsx';
import { messages } from '../../texts/container-page.ts';
import { dialogs } from '../dialogs.ts';

const { maintenance: texts } = messages;

const List = chakra('ul', {
  base: {
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', py: '2.5', borderTopWidth: '1px' },
    '& > li:first-of-type': { borderTopWidth: '0' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
  },
});

export function ContainerMaintenance({ facts: { container, maintenance } }: { facts: ContainerFacts }) {
  const total = maintenance.reduce((sum, { cost }) => sum + Math.round((cost ?? 0) * 100), 0) / 100;
  return (
    <Section
      title={texts.title}
      action={
        mayI('change-fleet') && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => dialogs.open('addNote', { containerId: container.id })}
          >
            <Plus size={16} aria-hidden />
            {texts.add}
          </Button>
        )
      }
    >
      {maintenance.length === 0 ? (
        <Text color="fg.muted">{texts.empty}</Text>
      ) : (
        <List>
          {maintenance.map((note) => (
            <li key={note.id}>
              <Box flex="1" minW="0" overflowWrap="anywhere">
                <bdi>{note.text}</bdi>
                <small>
                  {day(note.day)}
                  {note.by && (
                    <>
                      ، <bdi>{note.by}</bdi>
                    </>
                  )}
                </small>
              </Box>
              {note.cost !== null && (
                <Text as="span" flexShrink="0" fontWeight="medium">
                  <Money amount={note.cost} />
                </Text>
              )}
              <RowActions
                gap="0"
                flexShrink="0"
                edit={texts.editNamed(note.text)}
                onEdit={() => dialogs.open('editNote', { note })}
                remove={texts.deleteNamed(note.text)}
                onRemove={() => dialogs.open('deleteNote', { note })}
              />
            </li>
          ))}
        </List>
      )}
      {total > 0 && maintenance.length > 1 && (
        <Flex justify="space-between" borderTopWidth="1px" pt="3">
          <Text color="fg.muted">{texts.total}</Text>
          <Text fontWeight="semibold">
            <Money amount={total} />
          </Text>
        </Flex>
      )}
    </Section>
  );
}
