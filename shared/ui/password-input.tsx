import { Box } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';

/** Sides are physical, because the field is left to right inside an Arabic page. */
export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const [shown, setShown] = useState(false);
  return (
    <Box position="relative">
      <TextInput dir="ltr" pl="12" {...props} type={shown ? 'text' : 'password'} />
      <IconButton
        label={shown ? 'إخفاء كلمة المرور' : 'إظهار كلمة المرور'}
        size="sm"
        position="absolute"
        left="0.5"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size={18} /> : <Eye size={18} />}
      </IconButton>
    </Box>
  );
}
