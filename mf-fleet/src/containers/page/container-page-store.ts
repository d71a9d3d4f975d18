import { isNamed, type LiveEvent } from '@hawiyat/shared/contract/core/events';
import * as endpoints from '@hawiyat/shared/contract/fleet/container-details';
import { createMutation, createQuery, invalidate } from '@hawiyat/shared/query';
import { createCursorQuery } from '@hawiyat/shared/query/by-cursor';
import { $session, onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { offerInverse } from '../../components/offer-former.ts';
import { unlessGone } from '../../components/unless-gone.ts';
import { messages } from '../../texts/container-page.ts';

const { maintenance: texts, pictures } = messages;

const $containerId = atom<string | null>(null);
const $details = createQuery(
  endpoints.fetchContainer,
  computed($containerId, (containerId) => (containerId === null ? null : { params: { containerId } })),
  // The page shows the present state, so it caches no last visit.
  { invalidatedBy: isAbout, gcTime: 0, select: ({ details }) => details },
);
export const $steps = createCursorQuery(
  endpoints.listContainerSteps,
  computed($containerId, (containerId) =>
    containerId === null ? null : { params: { containerId }, query: {} },
  ),
  { invalidatedBy: isAbout, select: ({ steps, nextCursor = null }) => ({ rows: steps, cursor: nextCursor }) },
);

export const $page = computed(
  [$containerId, $details],
  (containerId, { data, loading, error, errorStatus }) => {
    const missing = errorStatus === 404;
    return { containerId, missing, loading, facts: missing ? null : data, error: missing ? null : error };
  },
);

export const fetchFacts = $details.fetch;

export async function openContainer(containerId: string): Promise<void> {
  closeContainer();
  $containerId.set(containerId);
  await fetchFacts();
}

export const closeContainer = () => $containerId.set(null);

export async function refresh(): Promise<boolean> {
  await Promise.all([fetchFacts(), $steps.fetch()]);
  return $page.get().missing;
}

/** The change's event names the container. */
const changesPage = {
  invalidates: [endpoints.fetchContainer, endpoints.listContainerSteps],
  id: (_: unknown, { params }: { readonly params: { readonly containerId: string } }) => params.containerId,
};
const $adding = createMutation(endpoints.addMaintenance, changesPage);
const $editing = createMutation(endpoints.updateMaintenance, changesPage);
const $forgetting = createMutation(endpoints.deleteMaintenance, changesPage);
const $photographing = createMutation(endpoints.addContainerPicture, changesPage);
const $dropping = createMutation(endpoints.deleteContainerPicture, changesPage);

async function change(send: (containerId: string) => Promise<unknown>, onGone: () => void = () => {}) {
  const containerId = $containerId.get();
  if (containerId === null) return;
  await unlessGone(send(containerId), () => {
    onGone();
    invalidate(endpoints.fetchContainer);
  });
}

/** Null adds a note. Offers to undo. @throws CallError */
export const saveMaintenance = (
  former: endpoints.Maintenance | null,
  draft: endpoints.MaintenanceDraft,
  onGone: () => void,
) =>
  change(async (containerId) => {
    if (former === null) {
      const { maintenance } = await $adding.send({ params: { containerId }, body: draft });
      const params = { containerId, maintenanceId: maintenance.id };
      return offerInverse(endpoints.addMaintenance, [texts.added, texts.additionUndone], (options) =>
        $forgetting.send({ params }, options),
      );
    }
    const params = { containerId, maintenanceId: former.id };
    await $editing.send({ params, body: draft });
    const { text, day, cost } = former;
    offerInverse(endpoints.updateMaintenance, [texts.edited, texts.restored], (options) =>
      $editing.send({ params, body: { text, day, cost } }, options),
    );
  }, onGone);

export const deleteMaintenance = (maintenanceId: string, onGone: () => void) =>
  change((containerId) => $forgetting.send({ params: { containerId, maintenanceId } }), onGone);

/** Offers to undo. @throws CallError 413 or 415 for a rejected picture, 409 for one too many */
export const addPicture = (file: File) =>
  change(async (containerId) => {
    const { picture } = await $photographing.send({ params: { containerId }, body: { picture: file } });
    const params = { containerId, pictureId: picture.id };
    offerInverse(endpoints.addContainerPicture, [pictures.added, pictures.additionUndone], (options) =>
      $dropping.send({ params }, options),
    );
  });

export const deletePicture = (pictureId: string, onGone: () => void) =>
  change((containerId) => $dropping.send({ params: { containerId, pictureId } }), onGone);

function isAbout({ type, id, data }: LiveEvent): boolean {
  const containerId = $containerId.get();
  if (containerId === null) return false;
  if (isNamed(type, 'container')) return id === containerId;
  const orderId = $page.get().facts?.container.hold?.orderId;
  return isNamed(type, 'order')
    ? id === orderId || data.containerId === containerId
    : isNamed(type, 'sub_order') && data.orderId === orderId;
}

// The next company's container is fetched for the open address.
onCompanyChange(() => {
  const containerId = $containerId.get();
  if ($session.get() && containerId !== null) void openContainer(containerId);
  else closeContainer();
});
