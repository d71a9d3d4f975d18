import { containerTypes, sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import type { Container, ContainerInput as DraftInput } from '@hawiyat/shared/contract/fleet/containers';
import { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { InputField, MoneyInput, SelectField, type useForm } from '@hawiyat/shared/ui/forms';
import { type ChangeEvent, Fragment, type ReactNode } from 'react';
import { messages } from '../../texts/container-forms.ts';
import type { NumberingInput } from './numbering.ts';

export type ContainerInput = { [Name in keyof DraftInput]: DraftInput[Name] | '' } & NumberingInput;
export type ContainerForm = ReturnType<typeof useForm<ContainerInput, unknown>>;

/** The number has its own fields: numbering for new containers, the head of the form for existing ones. */
type Typed = Exclude<keyof DraftInput, 'containerNumber'>;

export function ContainerFields({ form, current }: { form: ContainerForm; current?: Container }) {
  const texts = messages.form;
  const type = form.value('type');
  const field = (name: Typed) => ({ label: editedContainer[name].label, ...form.register(name) });
  const typeField = field('type');

  const changeType = (event: ChangeEvent<HTMLSelectElement>) => {
    typeField.onChange(event);
    const size = form.value('size');
    const next = sizeAfterType(form.value('type'), size, !current);
    if (next !== size) form.set('size', next);
  };

  const inputs: Record<Typed, ReactNode> = {
    type: (
      <SelectField
        required
        placeholder={texts.chooseType}
        options={containerTypes.map((name) => [name, name])}
        {...typeField}
        onChange={changeType}
      />
    ),
    size: (
      <SelectField
        required
        hint={type ? undefined : texts.typeFirst}
        placeholder={texts.chooseSize}
        disabled={!type}
        options={sizesFor(type).map((size) => [size, sizeLabel[size]])}
        {...field('size')}
      />
    ),
    price: <InputField required control={MoneyInput} {...field('price')} />,
    status: (
      <SelectField
        warning={current?.heldByOrder && texts.held}
        options={statusesFor(current).map((name) => [name, statusLabel[name]])}
        {...field('status')}
      />
    ),
  };
  return Object.entries(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
}

export const sizesFor = (type: Container['type'] | '' | undefined): readonly Container['size'][] =>
  type && Object.hasOwn(sizesOfType, type) ? sizesOfType[type] : [];

/** A new container loses its size when the type changes; an existing one keeps a size that the new type has too. */
export const sizeAfterType = (
  type: Container['type'] | '' | undefined,
  size: Container['size'] | '' | undefined,
  isNew: boolean,
): Container['size'] | '' => (!isNew && size && sizesFor(type).includes(size) ? size : '');

/** An accepted offer reserves a container: a person can keep that status, not choose it. */
export function statusesFor(current?: Pick<Container, 'status'>): readonly Container['status'][] {
  const free = ['available', 'rented', 'maintenance'] as const;
  return current?.status === 'reserved' ? [...free, 'reserved'] : free;
}
