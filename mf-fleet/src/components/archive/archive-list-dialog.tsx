import { CallError, call } from '@hawiyat/shared/client';
import { listArchivedContainers, listArchivedDrivers } from '@hawiyat/shared/contract/fleet/archive';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { day } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { today } from '@hawiyat/shared/locale/today';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { mayI } from '@hawiyat/shared/state';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  Flex,
  LoadingState,
  Ltr,
  Skeleton,
  Stack,
  Text,
} from '@hawiyat/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { restoreContainer, restoreDriver } from './archive-commands.ts';
import { messages } from './archive-messages.ts';

export type Archive = 'container' | 'driver';

interface Line {
  readonly id: string;
  readonly name: ReactNode;
  /** Plain text for the button's name. */
  readonly label: string;
  readonly about: string;
  /** The last day on which it can be restored. */
  readonly until: string;
  readonly restore: () => Promise<void>;
}

/** One call answers a month of a company's archive. */
const query = { limit: '200' };

const lines: Record<Archive, (signal: AbortSignal) => Promise<Line[]>> = {
  container: async (signal) =>
    (await call(listArchivedContainers, { query }, signal)).containers.map(({ container, restorableUntil }) =>
      containerLine(container, restorableUntil),
    ),
  driver: async (signal) =>
    (await call(listArchivedDrivers, { query }, signal)).drivers.map(({ driver, restorableUntil }) =>
      driverLine(driver, restorableUntil),
    ),
};

const containerLine = (container: Container, until: string): Line => ({
  ...{ id: container.id, label: container.containerNumber, name: <Ltr>{container.containerNumber}</Ltr> },
  about: `${container.type}، ${wordFor(sizeLabel, container.size)}`,
  until: today(new Date(until)),
  restore: () => restoreContainer(container),
});
const driverLine = (driver: Driver, until: string): Line => ({
  ...{ id: driver.id, label: driver.name, name: <bdi>{driver.name}</bdi> },
  ...{ about: '', until: today(new Date(until)) },
  restore: () => restoreDriver(driver),
});

export function ArchiveListDialog({ archive, onClose }: { archive: Archive; onClose: () => void }) {
  const texts = messages[archive];
  const [found, setFound] = useState<readonly Line[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [restoring, setRestoring] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    lines[archive](leaving.signal).then(
      (shown) => !leaving.signal.aborted && setFound(shown),
      (reason: unknown) => !leaving.signal.aborted && setError(messageOf(reason)),
    );
    return () => leaving.abort();
  }, [archive]);

  const restore = async (line: Line) => {
    setRestoring(line.id);
    setError(null);
    try {
      await line.restore();
      setFound((shown) => shown?.filter((item) => item.id !== line.id) ?? null);
    } catch (reason) {
      setError(messageOf(reason));
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
            <LoadingState label={messages.loading}>
              <Skeleton h="8rem" />
            </LoadingState>
          )}
          {found?.length === 0 && <Text color="fg.muted">{texts.empty}</Text>}
          {found && found.length > 0 && (
            <Stack as="ul" gap="0">
              {found.map((line) => (
                <ArchivedLine
                  key={line.id}
                  {...{ archive, line, restoring }}
                  onRestore={() => void restore(line)}
                />
              ))}
            </Stack>
          )}
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button variant="outline" onClick={onClose} data-autofocus>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ArchivedLineProps {
  archive: Archive;
  line: Line;
  /** Id of the line that is being restored. */
  restoring: string | null;
  onRestore: () => void;
}

function ArchivedLine({ archive, line, restoring, onRestore }: ArchivedLineProps) {
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" py="2.5" borderBottomWidth="1px">
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {line.name}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {line.about && `${line.about} · `}
          {archive === 'container' ? messages.untilContainer : messages.until} {day(line.until)}
        </Text>
      </Box>
      {mayI('change-fleet') && (
        <Button
          variant="outline"
          size="sm"
          aria-label={messages.restoreNamed(line.label)}
          loading={restoring === line.id}
          disabled={restoring !== null}
          onClick={onRestore}
        >
          {messages.restore}
        </Button>
      )}
    </Flex>
  );
}

function messageOf(reason: unknown): string {
  if (reason instanceof CallError) return reason.message;
  console.error(reason);
  return 'حدث خطأ ما';
}
