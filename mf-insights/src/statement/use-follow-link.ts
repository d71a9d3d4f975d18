import { useNavigate } from '@hawiyat/shared/router';
import { useCallback } from 'react';

/**
 * One listener for the links of thousands of rows: as router links, each would render again at every change of the address.
 * @returns ref for the element around them; a plain press follows a link without a page load, the rest is the browser's
 */
export function useFollowLink() {
  const navigate = useNavigate();
  return useCallback(
    (element: HTMLElement | null) => {
      const follow = (event: MouseEvent) => {
        const link = event.target instanceof Element && event.target.closest('a');
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!link || event.button !== 0 || !isPlain) return;
        event.preventDefault();
        void navigate(link.pathname + link.search);
      };
      element?.addEventListener('click', follow);
      return () => element?.removeEventListener('click', follow);
    },
    [navigate],
  );
}
