import { InputGroup } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input, type InputProps } from './input.tsx';

/** The left side is where the group ends, whichever direction the field's text has. */
export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'إخفاء كلمة المرور' : 'إظهار كلمة المرور';
  const toggle = (
    <IconButton label={label} size="sm" color="fg.muted" onClick={() => setShown(!shown)}>
      {shown ? <EyeOff size={18} /> : <Eye size={18} />}
    </IconButton>
  );
  return (
    <InputGroup endElement={toggle} endElementProps={{ px: '0.5' }}>
      <Input dir="ltr" pl="12" pe={undefined} {...props} type={shown ? 'text' : 'password'} />
    </InputGroup>
  );
}
