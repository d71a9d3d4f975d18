import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { proofAddress } from './proof-address.ts';

beforeAll(() => {
  vi.stubGlobal('location', new URL('http://panel.example/orders'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test.each(['https://proofs.example/1.jpg', 'http://panel.example/proofs/1.jpg', '/proofs/1.jpg'])(
  'a proof at %s is a link',
  (url) => {
    expect(proofAddress(url)).toBe(url);
  },
);

test.each([null, '', 'http://proofs.example/1.jpg', 'javascript:alert(1)', 'data:text/html,x'])(
  'a proof at %s is no link',
  (url) => {
    expect(proofAddress(url)).toBeNull();
  },
);
