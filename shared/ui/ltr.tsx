import { chakra } from '@chakra-ui/react';

/** Keeps a phone, e-mail, IBAN, identifier, container number or percentage left to right inside Arabic text. */
export const Ltr = chakra('bdi', {}, { defaultProps: { dir: 'ltr' } });
