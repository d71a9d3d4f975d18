import { CloseAction } from '@hawiyat/shared/components/close-action';
import { day } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { mayI } from '@hawiyat/shared/state';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogBody,
  Flex,
  LoadingState,
  Skeleton,
  Stack,
  Text,
} from '@hawiyat/shared/ui';
import { failureOf } from '@hawiyat/shared/ui/forms';
import type { Listed } from '@hawiyat/shared/ui/list';
import { type ReactNode, useEffect, useState } from 'react';
import { type Archive, restoreItem } from './archive.ts';

interface ArchiveListProps<Item extends Listed> {
  archive: Archive<Item>;
  onClose: () => void;
}

export function ArchiveListDialog<Item extends Listed>({ archive, onClose }: ArchiveListProps<Item>) {
  const { texts, nameOf, fetch } = archive;
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

  return (
    <Dialog title={texts.list} onClose={onClose}>
      <DialogBody>
        <Stack gap="3">
          {error !== null && <Alert status="error">{error}</Alert>}
          {found === null && error === null && (
            <LoadingState label="جاري تحميل الأرشيف...">
              <Skeleton h="8rem" />
            </LoadingState>
          )}
          {found?.length === 0 && <Text color="fg.muted">{texts.empty}</Text>}
          {found && found.length > 0 && (
            <Stack as="ul" gap="0">
              {found.map(([item, until]) => (
                <ArchivedRow key={item.id} archive={archive} item={item} until={until}>
                  {mayI('change-fleet') && (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`استعادة ${nameOf(item)}`}
                      loading={restoring === item.id}
                      disabled={restoring !== null}
                      onClick={() => void restore(item)}
                    >
                      استعادة
                    </Button>
                  )}
                </ArchivedRow>
              ))}
            </Stack>
          )}
        </Stack>
      </DialogBody>
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}

interface ArchivedRowProps<Item extends Listed> extends Pick<ArchiveListProps<Item>, 'archive'> {
  item: Item;
  until: string;
  children: ReactNode;
}

function ArchivedRow<Item extends Listed>({ archive, item, until, children }: ArchivedRowProps<Item>) {
  const { texts, nameShown, about } = archive;
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" py="2.5" borderBottomWidth="1px">
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {nameShown(item)}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {about && `${about(item)} · `}
          {texts.until} {day(today(new Date(until)))}
        </Text>
      </Box>
      {children}
    </Flex>
  );
}
