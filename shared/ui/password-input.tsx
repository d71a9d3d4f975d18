import { Box, InputElement } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button.tsx';
import { Input, type InputProps } from './input.tsx';
import { messages } from './texts.ts';

/** Physical padding: an InputGroup's turns around with an Arabic placeholder, and the button would cover the text. */
export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Box position="relative">
      <Input dir="ltr" pl="12" {...props} type={shown ? 'text' : 'password'} />
      <InputElement placement="end" top="0" px="0.5">
        <IconButton
          label={shown ? messages.password.hide : messages.password.show}
          size="sm"
          color="fg.muted"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      </InputElement>
    </Box>
  );
}
