import { Box } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input, type InputProps } from './input.tsx';

/** Sides are physical, because the field is left to right inside an Arabic page. */
export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Box position="relative">
      <Input dir="ltr" pl="12" {...props} type={shown ? 'text' : 'password'} />
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
