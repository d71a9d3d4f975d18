import { CallError } from '@hawiyat/shared/client';
import type { Container } from '@hawiyat/shared/contract/fleet/container-list';
import * as endpoints from '@hawiyat/shared/contract/fleet/saved-views';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { notify } from '@hawiyat/shared/state';
import { Button, chakra, Field, Flex, Input } from '@hawiyat/shared/ui';
import { Choices } from '@hawiyat/shared/ui/panels';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useMemo, useState } from 'react';
import { offerInverse } from '../../../components/offer-former.ts';
import { messages as containers } from '../../../texts/containers.ts';
import { messages as fleet } from '../../../texts/fleet.ts';
import { messages } from '../../../texts/list-actions.ts';
import { isNarrowed } from '../container-filter.ts';
import { matching } from '../container-matching.ts';
import { readQuestion, savedQuestion } from '../containers-question.ts';
import { $filter, $sort } from '../containers-store.ts';

type Views = readonly endpoints.SavedView[];

const $views = createQuery(endpoints.listSavedViews, atom({}), { select: ({ views }) => views });

const changeViews = (change: (views: Views) => Views) => [
  applyTo(endpoints.listSavedViews, ({ views }) => ({ views: [...change(views)] })),
];
const $adding = createMutation(endpoints.addSavedView, {
  applies: ({ view }) => changeViews((views) => [...views, view]),
  id: ({ view }) => view.id,
});
const $renaming = createMutation(endpoints.renameSavedView, {
  applies: ({ view }) => changeViews((views) => views.map((one) => (one.id === view.id ? view : one))),
  id: ({ view }) => view.id,
});
const $deleting = createMutation(endpoints.deleteSavedView, {
  applies: (_, { params }) => changeViews((views) => views.filter(({ id }) => id !== params.viewId)),
  id: (_, { params }) => params.viewId,
});

async function addView(name: string, question: string): Promise<void> {
  const { view } = await $adding.send({ body: { name, question } });
  offerInverse(endpoints.addSavedView, [messages.added(name), messages.removed(name)], () =>
    $deleting.send({ params: { viewId: view.id } }),
  );
}

async function renameView({ id, name: former }: endpoints.SavedView, name: string): Promise<void> {
  const rename = (to: string) => $renaming.send({ params: { viewId: id }, body: { name: to } });
  await rename(name);
  offerInverse(endpoints.renameSavedView, [messages.renamed(name), messages.renamed(former)], () =>
    rename(former),
  );
}

const builtIn = [
  { id: null, name: containers.late, question: 'back=late' },
  { id: null, name: messages.backThisWeek, question: 'back=7' },
];

export function SavedViews({ items, today }: { items: readonly Container[] | null; today: string }) {
  const { data: own } = useStore($views);
  const question = savedQuestion({ filter: useStore($filter), sort: useStore($sort) }, today);
  const [naming, setNaming] = useState<'new' | endpoints.SavedView | null>(null);
  useEffect(() => void $views.ensure(), []);
  useEffect(() => setNaming(null), [question]);
  const views = useMemo(
    () =>
      [...builtIn, ...(own ?? [])].map((view) => {
        const asked = readQuestion(new URLSearchParams(view.question), today);
        const count = items?.filter(matching(asked.filter, today)).length;
        return { ...view, asked, question: savedQuestion(asked, today), count };
      }),
    [own, items, today],
  );
  const shown = views.find((view) => view.question === question);
  const shownOwn = own?.find(({ id }) => id === shown?.id);
  const isAsking = isNarrowed(useStore($filter));
  return (
    <>
      <Choices
        label={messages.views}
        options={views.map((view) => ({ value: keyOf(view), label: view.name, count: view.count }))}
        isChosen={(key) => shown !== undefined && keyOf(shown) === key}
        onChoose={(key) => ask(views.find((view) => keyOf(view) === key)?.asked ?? nothing(today))}
      />
      {naming ? (
        <NameView
          name={naming === 'new' ? '' : naming.name}
          send={(name) => (naming === 'new' ? addView(name, question) : renameView(naming, name))}
          onClose={() => setNaming(null)}
        />
      ) : shownOwn ? (
        <Flex gap="2">
          <Button
            variant="ghost"
            size="sm"
            aria-label={messages.renameNamed(shownOwn.name)}
            onClick={() => setNaming(shownOwn)}
          >
            {messages.rename}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={messages.removeNamed(shownOwn.name)}
            onClick={() => void remove(shownOwn)}
          >
            {fleet.delete}
          </Button>
        </Flex>
      ) : (
        isAsking &&
        !shown &&
        own && (
          <Button variant="ghost" size="sm" alignSelf="start" onClick={() => setNaming('new')}>
            {messages.saveView}
          </Button>
        )
      )}
    </>
  );
}

const keyOf = ({ id, question }: { id: string | null; question: string }) => id ?? question;
const nothing = (today: string) => readQuestion(new URLSearchParams(), today);

function ask({ filter, sort }: ReturnType<typeof readQuestion>): void {
  $sort.set(sort);
  $filter.set(filter);
}

/** Needs no confirmation, because a press restores the view. */
async function remove({ id, name, question }: endpoints.SavedView): Promise<void> {
  try {
    await $deleting.send({ params: { viewId: id } });
  } catch (error) {
    notify(error instanceof CallError ? error.message : String(error), 'error');
    return;
  }
  offerInverse(endpoints.deleteSavedView, [messages.removed(name), messages.added(name)], () =>
    $adding.send({ body: { name, question } }),
  );
}

const Form = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2' },
});

interface NameViewProps {
  name: string;
  send: (name: string) => Promise<unknown>;
  onClose: () => void;
}

function NameView({ name, send, onClose }: NameViewProps) {
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await send(typed);
      onClose();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure.fields?.name ?? failure.message);
      setBusy(false);
    }
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // What it is in stays open.
        event.preventDefault();
        onClose();
      }}
    >
      <Field label={messages.viewName} error={error}>
        <Input
          autoFocus
          value={typed}
          maxLength={40}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" loading={busy} loadingText={messages.saving}>
        {messages.save}
      </Button>
      <Button variant="outline" onClick={onClose}>
        {messages.cancel}
      </Button>
    </Form>
  );
}
