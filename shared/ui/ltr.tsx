import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const Isolate = chakra('bdi');

/** Keeps a phone, e-mail, IBAN, identifier, container number or percentage left to right inside Arabic text. */
export const Ltr = (props: ComponentProps<typeof Isolate>) => <Isolate dir="ltr" {...props} />;
