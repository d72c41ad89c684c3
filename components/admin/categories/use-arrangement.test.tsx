import { act, renderHook, waitFor } from '@testing-library/react';
import { useBrandMoves } from '@/components/admin/categories/use-brand-moves';
import { useCategoryMoves } from '@/components/admin/categories/use-category-moves';
import { notify } from '@/components/overlays/notify';
import { moveInTree } from '@/lib/domain/catalogue/groups/move-in-tree';
import { fail, ok } from '@/lib/domain/result';
import type { ManagedCategory } from '@/lib/firestore/catalogue/groups';
import { call } from '@/lib/functions/call';
import { stageOf } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify');
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));

beforeEach(() => jest.clearAllMocks());

/** Top categories in this order. */
const shelves = (...ids: readonly string[]) =>
  ids.map(
    (id, order) =>
      ({
        id,
        order,
        parentId: null,
        slug: id,
        name: { en: id, ar: '' },
        relocating: false,
      }) as ManagedCategory,
  );

/** What was sent, and the answers to it, in order. */
function server() {
  const answers: ((isSaved: boolean) => Promise<void>)[] = [];
  jest
    .mocked(call)
    .mockImplementation(
      () =>
        new Promise((resolve) =>
          answers.push((isSaved) =>
            act(async () =>
              resolve((isSaved ? ok({ relocating: [] }) : fail({ code: 'edited-meanwhile' })) as never),
            ),
          ),
        ),
    );
  const sent = () =>
    jest.mocked(call).mock.calls.map(([, request]) => {
      const { places, ids } = request as { places?: { id: string }[]; ids?: string[] };
      return (ids ?? places?.map(({ id }) => id) ?? []).join('');
    });
  return { answers, sent };
}

function openCategories(...ids: string[]) {
  const hook = renderHook(({ categories }) => useCategoryMoves(categories), {
    initialProps: { categories: shelves(...ids) },
    wrapper: stageOf(),
  });
  const down = (id: string) =>
    act(() => hook.result.current.move(id, moveInTree(hook.result.current.tree, id, 'down')));
  const shown = () => hook.result.current.tree.map(({ id }) => id).join('');
  return { ...hook, down, shown };
}

const undo = () => act(() => jest.mocked(notify).mock.lastCall?.[0].action?.onClick());

test('moves in quick succession are saved one after the other, the newest last, and told once', async () => {
  const { answers, sent } = server();
  const { down, shown, rerender } = openCategories('a', 'b', 'c', 'd');
  for (let step = 0; step < 3; step += 1) down('a');
  expect(sent()).toEqual(['bacd']);
  expect(shown()).toBe('bcda');
  await answers[0]?.(true);
  expect(shown()).toBe('bcda');
  expect(sent()).toEqual(['bacd', 'bcda']);
  rerender({ categories: shelves('b', 'c', 'd', 'a') });
  await answers[1]?.(true);
  expect(notify).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('bcda');
  undo();
  expect(sent()[2]).toBe('abcd');
});

test('undo takes back its own move alone, from the order that there is by then', async () => {
  const { answers, sent } = server();
  const { down, rerender } = openCategories('a', 'b', 'c', 'd');
  down('a');
  await answers[0]?.(true);
  rerender({ categories: shelves('b', 'a', 'd', 'c') });
  undo();
  expect(sent()[1]).toBe('abdc');
});

test('a refused move goes back with those made on it', async () => {
  const { answers, sent } = server();
  const { down, shown } = openCategories('a', 'b', 'c');
  down('a');
  down('a');
  await answers[0]?.(false);
  expect(shown()).toBe('abc');
  expect(sent()).toEqual(['bac']);
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
});

test('brands are saved and undone the same way', async () => {
  const { answers, sent } = server();
  const brands = (...ids: string[]) => shelves(...ids);
  const { result, rerender } = renderHook(({ all }) => useBrandMoves(all as never), {
    initialProps: { all: brands('a', 'b', 'c') },
    wrapper: stageOf(),
  });
  act(() => result.current.step('a', 'down'));
  act(() => result.current.step('a', 'down'));
  expect(sent()).toEqual(['bac']);
  await answers[0]?.(true);
  await waitFor(() => expect(sent()).toEqual(['bac', 'bca']));
  await answers[1]?.(true);
  rerender({ all: brands('c', 'b', 'a') });
  undo();
  expect(sent()[2]).toBe('acb');
});
