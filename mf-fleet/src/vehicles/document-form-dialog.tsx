import { type CompanyDocument, kindsOfOwner } from '@hawiyat/shared/contract/documents';
import { arabicPlate } from '@hawiyat/shared/contract/plate';
import { day } from '@hawiyat/shared/locale/dates';
import { documentKindLabel } from '@hawiyat/shared/locale/document-words';
import {
  Button,
  Dialog,
  Field,
  Heading,
  Input,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
} from '@hawiyat/shared/ui';
import { DateInput } from '@hawiyat/shared/ui/dates';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { $drivers, fetchDrivers } from '../components/drivers.ts';
import { messages as outdatedMessages } from '../components/outdated/outdated-messages.ts';
import { OutdatedNotice } from '../components/outdated/outdated-notice.tsx';
import { useVersion, type VersionState } from '../components/outdated/use-version.ts';
import {
  type DocumentAddition,
  type DocumentChange,
  type DocumentInput,
  defaultsOf,
  documentAddition,
  documentChange,
  ownerIn,
} from './document-form.ts';
import { documentName } from './document-name.ts';
import { downloadDocument } from './download-document.ts';
import { FileInput } from './file-input.tsx';
import { formMessages as texts } from './form-messages.ts';
import { titles } from './vehicles-messages.ts';
import {
  $trucks,
  addDocument,
  earlierOf,
  renewDocument,
  sendFile,
  updateDocument,
} from './vehicles-store.ts';

type DocumentForm = ReturnType<typeof useForm<DocumentInput, unknown>>;

/**
 * Saves a document, then its file. Where only the file is refused, the next attempt corrects what is saved already.
 * @param first makes the document, the first time
 */
function useSaving(first: (facts: Omit<DocumentChange, 'file'>) => Promise<CompanyDocument>) {
  const saved = useRef<CompanyDocument | null>(null);
  return async ({ file, ...facts }: DocumentChange): Promise<void> => {
    saved.current = saved.current
      ? await updateDocument(saved.current.id, facts, undefined)
      : await first(facts);
    if (file) await sendFile(saved.current.id, file);
  };
}

export function AddDocumentDialog({ holder = '', onClose }: { holder?: string; onClose: () => void }) {
  const chosen = useRef<Pick<DocumentAddition, 'holder' | 'kind'> | null>(null);
  const save = useSaving((facts) => {
    const { holder: whose = '', kind = 'other' } = chosen.current ?? {};
    return addDocument({ ...facts, kind, ...ownerIn(whose) });
  });
  const form = useForm<DocumentInput, DocumentAddition>({
    schema: documentAddition,
    subject: 'document',
    defaults: { holder, kind: '' },
    send: ({ holder: whose, kind, ...change }) => {
      chosen.current = { holder: whose, kind };
      return save(change);
    },
    onDone: onClose,
  });
  return (
    <Dialog title={titles['add-document']} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.document.add}>
        <HolderAndKind form={form} />
        <DocumentFields form={form} kind={form.value('kind') ?? ''} />
      </Form>
    </Dialog>
  );
}

export function EditDocumentDialog({
  document,
  onClose,
}: {
  document: CompanyDocument;
  onClose: () => void;
}) {
  const version = useVersion(document.version);
  const form = useForm<DocumentInput, DocumentChange>({
    schema: documentChange,
    subject: `document ${document.id}`,
    defaults: defaultsOf(document, false),
    send: ({ file, ...facts }) =>
      version.send(async (seen) => {
        const current = await updateDocument(document.id, facts, seen);
        version.accept({ current });
        if (file) await sendFile(document.id, file);
      }),
    onDone: onClose,
  });
  return (
    <Dialog title={titles['edit-document']} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.document.edit}>
        <OutdatedDocument form={form} version={version} />
        <Text fontWeight="medium">{documentName(document)}</Text>
        <DocumentFields form={form} kind={document.kind} hasFile={document.file !== null} />
        <Earlier documentId={document.id} />
      </Form>
    </Dialog>
  );
}

export function RenewDocumentDialog({
  document,
  onClose,
}: {
  document: CompanyDocument;
  onClose: () => void;
}) {
  const form = useForm<DocumentInput, DocumentChange>({
    schema: documentChange,
    subject: `renewal ${document.id}`,
    defaults: defaultsOf(document, true),
    send: useSaving((facts) => renewDocument(document.id, facts)),
    onDone: onClose,
  });
  return (
    <Dialog title={titles['renew-document']} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts.document.renew}>
        <Stack gap="1">
          <Text fontWeight="medium">{documentName(document)}</Text>
          <Text color="fg.muted">{texts.renewHint}</Text>
        </Stack>
        <DocumentFields form={form} kind={document.kind} />
      </Form>
    </Dialog>
  );
}

function HolderAndKind({ form }: { form: DocumentForm }) {
  const { data: trucks } = useStore($trucks);
  const { items: drivers } = useStore($drivers);
  useEffect(() => {
    void $trucks.ensure();
    void fetchDrivers();
  }, []);
  const [owner] = (form.value('holder') ?? '').split(' ');
  const kinds = owner === 'company' || owner === 'truck' || owner === 'driver' ? kindsOfOwner[owner] : [];
  const holder = form.field('holder');
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
      <Field label={texts.holder} required error={form.error('holder') ?? form.error('driverId' as never)}>
        <NativeSelect
          {...holder}
          onChange={(event) => {
            holder.onChange(event);
            // Another owner has other papers.
            form.set('kind', '');
          }}
        >
          <option value="">{texts.chooseHolder}</option>
          <option value="company">{texts.company}</option>
          <optgroup label={texts.trucks}>
            {trucks?.map(({ id, plate }) => (
              <option key={id} value={`truck ${id}`}>
                {arabicPlate(plate)}
              </option>
            ))}
          </optgroup>
          <optgroup label={texts.drivers}>
            {drivers?.map(({ id, name }) => (
              <option key={id} value={`driver ${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </NativeSelect>
      </Field>
      <Field label={texts.kind} required error={form.error('kind')}>
        <NativeSelect {...form.field('kind')} disabled={kinds.length === 0}>
          <option value="">{texts.chooseKind}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {documentKindLabel[kind]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </SimpleGrid>
  );
}

interface DocumentFieldsProps {
  form: DocumentForm;
  kind: string;
  hasFile?: boolean;
}

function DocumentFields({ form, kind, hasFile = false }: DocumentFieldsProps) {
  return (
    <>
      {kind === 'other' && (
        <Field label={texts.title} error={form.error('title')}>
          <Input dir="auto" textAlign="right" autoComplete="off" {...form.field('title')} />
        </Field>
      )}
      <Field
        label={kind === 'driving-license' ? texts.licenseNumber : texts.number}
        error={form.error('number')}
      >
        <Input dir="ltr" autoComplete="off" {...form.field('number')} />
      </Field>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
        <Field label={`${texts.issuedOn} ${texts.optional}`} error={form.error('issuedOn')}>
          <DateInput
            name="issuedOn"
            value={form.value('issuedOn') ?? ''}
            onChange={(value) => form.set('issuedOn', value === '' ? null : value)}
          />
        </Field>
        <Field label={texts.expiresOn} required hint={texts.expiresHint} error={form.error('expiresOn')}>
          <DateInput
            name="expiresOn"
            value={form.value('expiresOn') ?? ''}
            onChange={(value) => form.set('expiresOn', value)}
          />
        </Field>
      </SimpleGrid>
      <Field
        label={`${texts.file} ${texts.optional}`}
        hint={hasFile ? `${texts.fileHint} ${texts.hasFile}` : texts.fileHint}
        error={form.error('file')}
      >
        <FileInput
          value={form.value('file')}
          disabled={form.locked}
          onChange={(file) => form.set('file', file)}
        />
      </Field>
    </>
  );
}

/** What the document has replaced, once it is known. */
function Earlier({ documentId }: { documentId: string }) {
  const [earlier, setEarlier] = useState<readonly CompanyDocument[]>([]);
  useEffect(() => {
    let isOver = false;
    earlierOf(documentId)
      .then((found) => !isOver && setEarlier(found))
      .catch((error) => console.warn('The earlier documents are unknown', error));
    return () => {
      isOver = true;
    };
  }, [documentId]);
  if (earlier.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        {texts.earlier}
      </Heading>
      <Stack as="ul" gap="1" listStyle="none">
        {earlier.map((document) => (
          <li key={document.id}>
            <Text as="span" color="fg.muted">
              {document.number && <bdi dir="ltr">{document.number}</bdi>}{' '}
              {texts.earlierUntil(day(document.expiresOn))}
            </Text>
            {document.file !== null && (
              <Button variant="ghost" size="sm" ms="2" onClick={() => void downloadDocument(document)}>
                <Download size={16} aria-hidden />
                {texts.download}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const fields = ['title', 'number', 'issuedOn', 'expiresOn'] as const;

function OutdatedDocument({ form, version }: { form: DocumentForm; version: VersionState }) {
  const shown = (field: string, value: unknown) => {
    if (value === null) return outdatedMessages.nothing;
    return field === 'issuedOn' || field === 'expiresOn' ? day(String(value)) : <bdi>{String(value)}</bdi>;
  };
  const take = (current: Readonly<Record<string, unknown>>, changed: readonly string[]) => {
    for (const field of fields)
      if (changed.includes(field))
        form.set(field, (current[field] ?? (field === 'expiresOn' ? '' : null)) as never);
  };
  return <OutdatedNotice version={version} shown={shown} take={take} />;
}
