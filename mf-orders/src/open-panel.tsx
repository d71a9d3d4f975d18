import { chunkFailureText } from '@hawiyat/shared/client';
import { notify } from '@hawiyat/shared/state';
import { whenIdle } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { useOpenOrder } from './components/open-order.ts';
import { $orderCounts } from './components/order-counts.ts';
import type { OrderPanel } from './panel/order-panel.tsx';

const $panel = atom<{ readonly Panel: typeof OrderPanel } | null>(null);

const load = async () => {
  const { OrderPanel: Panel } = await import(/* webpackChunkName: "dialogs" */ './panel/order-panel.tsx');
  $panel.set({ Panel });
};

/** The details of the order that the address names. The chunk of the dialogs has it, loaded when the browser is idle. */
export function OpenPanel() {
  const { openId, openTask, show } = useOpenOrder();
  const loaded = useStore($panel);
  const hasContent = useStore($orderCounts).data !== null;
  useEffect(() => {
    if (loaded || !hasContent) return;
    whenIdle()
      .then(load)
      .catch((error) => console.warn('No panel ahead of its use', error));
  }, [loaded, hasContent]);
  useEffect(() => {
    if (loaded || openId === null) return;
    load().catch((error: unknown) => {
      console.warn('The details of an order could not be loaded', error);
      show(null);
      void chunkFailureText(error).then((text) => notify(text, 'error'));
    });
  }, [loaded, openId, show]);
  return loaded && openId !== null ? (
    <loaded.Panel orderId={openId} taskId={openTask} onClose={() => show(null)} />
  ) : null;
}
