import { Box, chakra, Stack } from '@chakra-ui/react';
import { useStore } from '@nanostores/react';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { $theme, toggleTheme } from '../../state/theme.ts';
import { Badge } from '../badge.tsx';
import { IconButton } from '../icon-button.tsx';
import { Heading } from '../text.ts';
import { ButtonExamples } from './buttons.tsx';
import { DateExamples } from './dates.tsx';
import { DialogExamples } from './dialogs.tsx';
import { Example, Examples, Row } from './example.tsx';
import { FieldExamples } from './fields.tsx';
import { FigureExamples } from './figures.tsx';
import { FileExamples } from './files.tsx';
import { ListExamples } from './lists.tsx';
import { MessageExamples } from './messages.tsx';
import { StateExamples } from './states.tsx';
import { TextExamples } from './texts.tsx';

const colors = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'paused'] as const;

const groups = [
  { id: 'texts', title: 'النصوص', Content: TextExamples },
  { id: 'buttons', title: 'الأزرار والروابط', Content: ButtonExamples },
  { id: 'badges', title: 'الحالات', Content: BadgeExamples },
  { id: 'states', title: 'التحميل والفراغ والخطأ', Content: StateExamples },
  { id: 'messages', title: 'الرسائل', Content: MessageExamples },
  { id: 'fields', title: 'الحقول', Content: FieldExamples },
  { id: 'files', title: 'الصور والملفات', Content: FileExamples },
  { id: 'dates', title: 'التواريخ', Content: DateExamples },
  { id: 'dialogs', title: 'النوافذ', Content: DialogExamples },
  { id: 'lists', title: 'القوائم', Content: ListExamples },
  { id: 'figures', title: 'الأرقام', Content: FigureExamples },
] as const;

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

const Contents = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1',
    mb: '8',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      h: { base: '11', md: '9' },
      px: '3',
      borderRadius: 'md',
      color: 'brand.fg',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { bg: 'bg.muted' },
    },
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
        <Contents aria-label="المجموعات">
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </Contents>
        <Stack gap="14">
          {groups.map(({ id, title, Content }) => (
            <Box as="section" key={id} id={id} aria-labelledby={`${id}-title`} scrollMarginTop="20">
              <Heading id={`${id}-title`} size="lg" mb="4">
                {title}
              </Heading>
              <Content />
            </Box>
          ))}
          {children}
        </Stack>
      </Box>
    </>
  );
}

function BadgeExamples() {
  return (
    <Examples>
      <Example title="الألوان">
        {[false, true].map((shaped) => (
          <Row key={String(shaped)}>
            {colors.map((color) => (
              <Badge key={color} shaped={shaped} colorPalette={color}>
                حالة
              </Badge>
            ))}
          </Row>
        ))}
      </Example>
    </Examples>
  );
}
