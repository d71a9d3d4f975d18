import { BrowserRouter } from '@hawiyat/shared/router';
import { Box, Heading, UiProvider } from '@hawiyat/shared/ui';
import { ExamplesPage } from '@hawiyat/shared/ui/examples';
import { useStore } from '@nanostores/react';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { isOpen } from '../composition/areas.ts';
import { $areas, enterArea } from '../composition/areas-store.ts';
import { composition } from '../composition/composition.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Each area that runs from its sources shows parts of its own. */
function AreaExamples() {
  const areas = useStore($areas);
  useEffect(() => {
    for (const area of composition().areas)
      if (area.audience === 'company' && isOpen(area)) void enterArea(area.name);
  }, []);
  return Object.values(areas)
    .flatMap((area) => (area.status === 'open' ? (area.remote.examples ?? []) : []))
    .map(({ title, element }) => (
      <Box as="section" key={title} aria-label={title}>
        <Heading size="lg" mb="4">
          {title}
        </Heading>
        {element}
      </Box>
    ));
}

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <BrowserRouter>
        <ExamplesPage>
          <AreaExamples />
        </ExamplesPage>
      </BrowserRouter>
    </UiProvider>
  </StrictMode>,
);
