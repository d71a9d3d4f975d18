import { randomUUID } from 'node:crypto';
import { register, sendVerification, verifyEmail } from '@hawiyat/shared/contract/company/registration';
import { listRegistrations, type Registration } from '@hawiyat/shared/contract/company/review';
import sharp from 'sharp';
import { deliverMails } from '../src/mail/enqueue-email.ts';
import { browser } from './browser.ts';
import type { MailServer } from './mail-server.ts';
import type { TestServer } from './server.ts';

export const password = 'كلمة مرور طويلة 1';

export type Registrants = ReturnType<typeof registrants>;

/**
 * A person who registers a company in a browser of its own, over HTTP and by the e-mails that arrive.
 * @param address it calls from; defaults to this machine
 */
export function registrants(server: TestServer, mail: MailServer, address?: string) {
  const own = browser(server, address);
  const post = (path: string, json: object) => own.fetch(path, { method: 'POST', json });

  async function emailsTo(email: string) {
    await deliverMails(server.app);
    return mail.received.filter((item) => item.to === email).map((item) => item.mail);
  }

  return {
    emailsTo,
    newEmail: () => `owner-${randomUUID()}@company.example`,
    send: (email: unknown) => post(sendVerification.path, { email }),
    verify: (email: string, code: string) => post(verifyEmail.path, { email, code }),

    /** The code in the latest e-mail. */
    async codeOf(email: string): Promise<string> {
      const text = (await emailsTo(email)).at(-1)?.text ?? '';
      return /\u2066(\d{6})\u2069/.exec(text)?.[1] ?? '';
    },
    /** Verifies an address. */
    async prove(email: string): Promise<void> {
      await this.send(email);
      const answer = await this.verify(email, await this.codeOf(email));
      if (answer.status !== 200) throw new Error(await answer.text());
    },
    submit(email: string, changes: Record<string, string | Blob | null> = {}): Promise<Response> {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...filledIn, logo, email, ...changes }))
        if (value !== null) body.append(name, value);
      return own.fetch(register.path, { method: 'POST', body });
    },
    /** A registration that waits for its review. */
    async submitted(changes: Record<string, string | Blob | null> = {}): Promise<Registration> {
      const email = this.newEmail();
      await this.prove(email);
      const answer = await this.submit(email, { commercialNumber: newCommercialNumber(), ...changes });
      if (answer.status !== 201) throw new Error(await answer.text());
      const all = await this.registrations();
      const found = all.find((item) => item.email === email);
      if (!found) throw new Error('The registration is not in the list');
      return found;
    },
    async registrations(): Promise<Registration[]> {
      const answer = await server.fetch(listRegistrations.path, { token: server.operatorToken });
      return listRegistrations.response.parse(await answer.json()).registrations;
    },
  };
}

let numbers = 7_100_000_000;
/** A commercial number that no other company of these tests has. */
export function newCommercialNumber(): string {
  numbers += 1;
  return String(numbers);
}

export const logo = new File(
  [
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
        .png()
        .toBuffer(),
    ),
  ],
  'شعار.png',
  { type: 'image/png' },
);

/** The form as a careful person fills it in. */
export const filledIn = {
  companyName: 'شركة حاويات الشمال',
  commercialNumber: '7009876543',
  taxNumber: '300000000000003',
  companyPhoneNumber: '011 234 5678',
  bankName: 'مصرف الراجحي',
  bankAccountNumber: '608010167519',
  iban: 'SA03 8000 0000 6080 1016 7519',
  bankAccountName: 'شركة حاويات الشمال',
  password,
};
