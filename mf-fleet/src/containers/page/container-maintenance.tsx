import type { ContainerFacts } from '@hawiyat/shared/contract/fleet/container-details';
import { day } from '@hawiyat/shared/locale/dates';
import { mayI } from '@hawiyat/shared/state';
import { Box, Button, Card, chakra, Flex, Heading, IconButton, Money, Text } from '@hawiyat/shared/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
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
  const mayChange = mayI('change-fleet');
  return (
    <Card as="section" p="5" gap="3" aria-labelledby="container-maintenance">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Heading id="container-maintenance">{texts.title}</Heading>
        {mayChange && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => dialogs.open('addNote', { containerId: container.id })}
          >
            <Plus size={16} aria-hidden />
            {texts.add}
          </Button>
        )}
      </Flex>
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
              {mayChange && (
                <Flex flexShrink="0">
                  <IconButton
                    size="sm"
                    label={texts.editNamed(note.text)}
                    onClick={() => dialogs.open('editNote', { note })}
                  >
                    <Pencil size={16} />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={texts.deleteNamed(note.text)}
                    onClick={() => dialogs.open('deleteNote', { note })}
                  >
                    <Trash2 size={16} />
                  </IconButton>
                </Flex>
              )}
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
    </Card>
  );
}
