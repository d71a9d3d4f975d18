import type { Example, Remote } from '@hawiyat/shared/federation/remote';
import { BrowserRouter } from '@hawiyat/shared/router';
import { Box, Heading, UiProvider } from '@hawiyat/shared/ui';
import { ExamplesPage } from '@hawiyat/shared/ui/examples';
import { useStore } from '@nanostores/react';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isOpen } from '../composition/areas.ts';
import { $areas, enterArea } from '../composition/areas-store.ts';
import { composition } from '../composition/composition.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

function AreaExamples() {
  const areas = useStore($areas);
  useEffect(() => {
    for (const area of composition().areas)
      if (area.audience === 'company' && isOpen(area)) void enterArea(area.name);
  }, []);
  return Object.entries(areas).map(
    ([name, area]) => area.status === 'open' && <ExamplesOf key={name} {...area.remote} />,
  );
}

function ExamplesOf({ examples }: Remote) {
  const [shown, setShown] = useState<readonly Example[]>([]);
  useEffect(() => void examples?.().then(setShown), [examples]);
  return shown.map(({ title, element }) => (
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
