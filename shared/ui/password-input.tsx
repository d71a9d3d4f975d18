import { InputGroup } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input, type InputProps } from './input.tsx';

/** The field is left to right inside an Arabic page: its start is where the group ends. */
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
      <Input dir="ltr" ps="12" pe="3" {...props} type={shown ? 'text' : 'password'} />
    </InputGroup>
  );
}
