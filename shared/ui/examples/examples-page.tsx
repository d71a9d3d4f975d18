import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { useStore } from '@nanostores/react';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { $theme, toggleTheme } from '../../state/theme.ts';
import { IconButton } from '../button.tsx';
import { Heading } from '../text.ts';
import { badgeExamples, buttonExamples } from './buttons.tsx';
import { dialogExamples } from './dialogs.tsx';
import { Examples } from './example.tsx';
import { dateExamples, fieldExamples, fileExamples } from './fields.tsx';
import { listExamples } from './lists.tsx';
import { messageExamples } from './messages.tsx';
import { stateExamples } from './states.tsx';
import { figureExamples, textExamples } from './texts.tsx';

const groups = [
  { id: 'texts', title: 'النصوص', examples: textExamples },
  { id: 'buttons', title: 'الأزرار والروابط', examples: buttonExamples },
  { id: 'badges', title: 'الحالات', examples: badgeExamples },
  { id: 'states', title: 'التحميل والفراغ والخطأ', examples: stateExamples },
  { id: 'messages', title: 'الرسائل', examples: messageExamples },
  { id: 'fields', title: 'الحقول', examples: fieldExamples },
  { id: 'files', title: 'الصور والملفات', examples: fileExamples },
  { id: 'dates', title: 'التواريخ', examples: dateExamples },
  { id: 'dialogs', title: 'النوافذ', examples: dialogExamples },
  { id: 'lists', title: 'القوائم', examples: listExamples },
  { id: 'figures', title: 'الأرقام', examples: figureExamples },
];

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    h: 'header',
    px: { base: '4', lg: '8' },
    bg: 'bg.panel',
    borderBottomWidth: '1px',
  },
});

/** Only development builds contain it. @param children the areas' own components */
export function ExamplesPage({ children }: { children?: ReactNode }) {
  const isDark = useStore($theme) === 'dark';
  return (
    <>
      <Bar>
        <Heading as="h1" size="xl">
          مكونات الواجهة
        </Heading>
        <IconButton label="تبديل المظهر" ms="auto" onClick={toggleTheme}>
          {isDark ? <Sun size={20} /> : <Moon size={20} />}
        </IconButton>
      </Bar>
      <Box as="main" maxW="page" mx="auto" px={{ base: '4', lg: '8' }} py="8">
        <Flex as="nav" wrap="wrap" mb="8" aria-label="المجموعات">
          {groups.map(({ id, title }) => (
            <chakra.a key={id} href={`#${id}`} p="3" color="brand.fg">
              {title}
            </chakra.a>
          ))}
        </Flex>
        <Stack gap="14">
          {groups.map(({ id, title, examples }) => (
            <Box as="section" key={id} id={id} aria-labelledby={`${id}-title`} scrollMarginTop="20">
              <Heading id={`${id}-title`} size="lg" mb="4">
                {title}
              </Heading>
              <Examples examples={examples} />
            </Box>
          ))}
          {children}
        </Stack>
      </Box>
    </>
  );
}
