import { InputGroup } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input, type InputProps } from './input.tsx';

/** The group is left to right like its text, so that the button stands at the text's other end. */
export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={shown ? 'إخفاء كلمة المرور' : 'إظهار كلمة المرور'}
      size="sm"
      color="fg.muted"
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff size={18} /> : <Eye size={18} />}
    </IconButton>
  );
  return (
    <InputGroup dir="ltr" startElement={toggle} startElementProps={{ px: '0.5', pointerEvents: 'auto' }}>
      <Input dir="ltr" {...props} type={shown ? 'text' : 'password'} />
    </InputGroup>
  );
}
