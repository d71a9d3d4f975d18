import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { PageName, usePageName } from '@hawiyat/shared/components/page-name';
import { PrintedHead } from '@hawiyat/shared/components/printed-head';
import type { ContainerFacts } from '@hawiyat/shared/contract/fleet/container-details';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { useNavigate, useParams } from '@hawiyat/shared/router';
import { ErrorState, Flex, Grid, HStack, Link, LoadingState, Ltr, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ChevronLeft, PackageX } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { EditAndDelete } from '../../components/edit-and-delete.tsx';
import { MissingItem } from '../../components/missing-item.tsx';
import { messages } from '../../texts/container-page.ts';
import { messages as labels } from '../../texts/labels.ts';
import { dialogs } from '../dialogs.ts';
import { PrintLabels } from '../print-labels.tsx';
import { ContainerFactsCard } from './container-facts-card.tsx';
import { ContainerFigures } from './container-figures.tsx';
import { ContainerMaintenance } from './container-maintenance.tsx';
import { $page, closeContainer, fetchFacts, openContainer, refresh } from './container-page-store.ts';
import { ContainerPictures } from './container-pictures.tsx';
import { ContainerTimeline } from './container-timeline.tsx';
import { ContainerWhere } from './container-where.tsx';

export function ContainerPageScreen() {
  const { containerId = '' } = useParams();
  useEffect(() => {
    void openContainer(containerId);
    return closeContainer;
  }, [containerId]);
  const state = useStore($page);
  // After a change of the address the store still has the previous container for a moment.
  const { facts, loading, error, missing } = state.containerId === containerId ? state : openingState;
  // The page stays while its dialog says that the container is deleted.
  const last = useRef<ContainerFacts | null>(null);
  last.current = facts ?? last.current;
  const isDeleting = useStore(dialogs.$open)?.kind === 'delete';
  const shown = missing && isDeleting ? last.current : facts;
  const number = shown?.container.containerNumber;
  // Isolated, because the bidi algorithm would reorder a number that starts with a digit.
  const name = number && messages.name(/^[a-z]/i.test(number) ? number : isolate(number));
  const title = usePageName(name ?? null);
  if (missing && !shown) return <MissingItem texts={messages} icon={PackageX} list="/containers" />;
  return (
    <Stack gap="5">
      {error !== null && (
        <ErrorState title={messages.failed(error)} onRetry={fetchFacts} retrying={loading} />
      )}
      {shown ? <Known facts={shown} title={title} /> : error === null && <ContainerPageLoading />}
    </Stack>
  );
}

const openingState = { facts: null, loading: true, error: null, missing: false };

function Known({ facts, title }: { facts: ContainerFacts; title: Ref<HTMLHeadingElement> }) {
  useAfterEditing();
  return (
    <>
      <PrintedHead title={messages.name(facts.container.containerNumber)} />
      <PageBar container={facts.container} title={title} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5">
          <ContainerFactsCard facts={facts} />
          <ContainerWhere facts={facts} />
          <ContainerMaintenance facts={facts} />
          <ContainerPictures facts={facts} />
        </Stack>
        <Stack gap="5">
          <ContainerFigures facts={facts} />
          <ContainerTimeline />
        </Stack>
      </Grid>
      <Dialogs of={dialogs} />
    </>
  );
}

/** The list's own dialogs change the container without this page's store; a deleted container has no page. */
function useAfterEditing(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      dialogs.$open.listen((_, closed) => {
        if (closed?.kind === 'edit' || closed?.kind === 'delete')
          void refresh().then((isGone) => isGone && navigate('/containers', { replace: true }));
      }),
    [navigate],
  );
}

const ContainerPageLoading = () => (
  <LoadingState label={messages.loading}>
    <Stack gap="5">
      <Flex justify="space-between">
        <Skeleton h="6" w="44" />
        <Skeleton h="9" w="52" />
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }} gap="5">
        <Stack gap="5">
          <Skeleton h="9.5rem" borderRadius="xl" />
          <Skeleton h="27rem" borderRadius="xl" />
        </Stack>
        <Stack gap="5">
          <Skeleton h="28rem" borderRadius="xl" />
          <Skeleton h="17rem" borderRadius="xl" />
        </Stack>
      </Grid>
    </Stack>
  </LoadingState>
);

const PageBar = ({ container, title }: { container: Container; title: Ref<HTMLHeadingElement> }) => (
  <Flex align="center" justify="space-between" gap="3" wrap="wrap">
    <HStack gap="1.5">
      <HStack as="nav" gap="1.5" aria-label={messages.path} css={{ '& svg': { color: 'fg.muted' } }}>
        <Link to="/containers">{messages.list}</Link>
        <ChevronLeft size={16} aria-hidden />
      </HStack>
      <PageName ref={title} tabIndex={-1}>
        {messages.container} <Ltr>{container.containerNumber}</Ltr>
      </PageName>
    </HStack>
    <HStack gap="2" wrap="wrap">
      <PrintLabels ids={[container.id]} texts={labels.one} />
      <EditAndDelete onPress={(kind) => dialogs.open(kind, { container })} />
    </HStack>
  </Flex>
);
