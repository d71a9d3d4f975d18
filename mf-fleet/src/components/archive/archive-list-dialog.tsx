import { CloseAction } from '@hawiyat/shared/components/close-action';
import { day } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { mayI } from '@hawiyat/shared/state';
import { Alert, Button, Dialog, DialogBody, LoadingState, Skeleton, Stack, Text } from '@hawiyat/shared/ui';
import { failureOf } from '@hawiyat/shared/ui/forms';
import type { Listed } from '@hawiyat/shared/ui/list';
import { useEffect, useState } from 'react';
import { messages } from '../../texts/archive.ts';
import { type Archive, restoreItem } from './archive.ts';

interface ArchiveListProps<Item extends Listed> {
  archive: Archive<Item>;
  onClose: () => void;
}

export function ArchiveListDialog<Item extends Listed>({ archive, onClose }: ArchiveListProps<Item>) {
  const { texts, nameOf, nameShown, about } = archive;
  const { found, error, restoring, restore } = useArchived(archive);
  return (
    <Dialog title={texts.list} onClose={onClose}>
      <DialogBody>
        <Stack gap="3">
          {error !== null && <Alert status="error">{error}</Alert>}
          {found === null && error === null && (
            <LoadingState label={messages.loading}>
              <Skeleton h="8rem" />
            </LoadingState>
          )}
          {found?.length === 0 && <Text color="fg.muted">{texts.empty}</Text>}
          {found && found.length > 0 && (
            <Stack as="ul" gap="0">
              {found.map(([item, until]) => (
                <Stack
                  as="li"
                  key={item.id}
                  direction="row"
                  align="center"
                  justify="space-between"
                  gap="3"
                  py="2.5"
                  borderBottomWidth="1px"
                >
                  <Stack gap="0" minW="0">
                    <Text fontWeight="medium" overflowWrap="anywhere">
                      {nameShown(item)}
                    </Text>
                    <Text fontSize="xs" color="fg.muted">
                      {about && `${about(item)} · `}
                      {texts.until} {day(today(new Date(until)))}
                    </Text>
                  </Stack>
                  {mayI('change-fleet') && (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={messages.restoreNamed(nameOf(item))}
                      loading={restoring === item.id}
                      disabled={restoring !== null}
                      onClick={() => void restore(item)}
                    >
                      {messages.restore}
                    </Button>
                  )}
                </Stack>
              ))}
            </Stack>
          )}
        </Stack>
      </DialogBody>
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}

function useArchived<Item extends Listed>(archive: Archive<Item>) {
  const { fetch } = archive;
  const [found, setFound] = useState<Awaited<ReturnType<typeof fetch>> | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [restoring, setRestoring] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(leaving.signal).then(
      (items) => !leaving.signal.aborted && setFound(items),
      (reason: unknown) => !leaving.signal.aborted && setError(failureOf(reason).message),
    );
    return () => leaving.abort();
  }, [fetch]);
  const restore = async (restored: Item) => {
    setRestoring(restored.id);
    setError(null);
    try {
      await restoreItem(archive, restored);
      setFound((items) => items?.filter(([item]) => item.id !== restored.id) ?? null);
    } catch (reason) {
      setError(failureOf(reason).message);
    } finally {
      setRestoring(null);
    }
  };
  return { found, error, restoring, restore };
}
