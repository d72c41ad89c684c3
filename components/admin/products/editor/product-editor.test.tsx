import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ProductEditor } from '@/components/admin/products/editor/product-editor';
import type { Product } from '@/lib/domain/catalogue/product';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/firestore/catalogue/waiting', () => ({ watchWaiting: () => () => {} }));
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({
    storeId: 'demo',
    baseCurrency: 'AED',
    customDomain: '',
    name: { en: 'Shop', ar: '' },
  }),
}));
jest.mock('@/components/admin/forms/owner-only', () => ({ useIsOwner: () => true }));
// The parts beside prices and stock.
jest.mock('@/components/admin/products/editor/texts-panel', () => ({ TextsPanel: () => null }));
jest.mock('@/components/admin/products/editor/search-panel', () => ({ SearchPanel: () => null }));
jest.mock('@/components/admin/products/editor/readiness-panel', () => ({ ReadinessPanel: () => null }));
jest.mock('@/components/admin/products/editor/organisation-panel', () => ({ OrganisationPanel: () => null }));
jest.mock('@/components/admin/products/editor/pictures/pictures-panel', () => ({
  PicturesPanel: () => null,
}));

const boards = (red: number, blue: number, updatedAt = 1): Product => ({
  ...aProduct({
    variants: [
      aVariant({ stock: red }),
      aVariant({ id: 'board-blue', optionValues: { color: 'blue' }, stock: blue }),
    ],
  }),
  updatedAt,
});

/** The editor of a board with ten in red and three in blue, and what orders make of it meanwhile. */
function openEditor() {
  const opened = boards(10, 3);
  const view = renderInAdmin(<ProductEditor product={opened} live={opened} />, { beforePopState: jest.fn() });
  return (live: Product) => view.rerender(<ProductEditor product={opened} live={live} />);
}

const stockOf = (value: string) => screen.getByLabelText(`Stock ${value}`);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Saves, and returns the stocks sent: each as typed, with what it is counted from. */
async function save(updatedAt: number) {
  jest.mocked(call).mockResolvedValue(ok({ slug: 'sea-breeze', updatedAt }) as never);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  await waitFor(() => expect(call).toHaveBeenCalled());
  const [, request] = jest.mocked(call).mock.lastCall as unknown as [
    string,
    { variants: { stock: number; seenStock: number }[] },
  ];
  return request.variants.map(({ stock, seenStock }) => [stock, seenStock]);
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(call).mockReset();
});

test('stock that nobody typed follows orders, so that none in stock means none', async () => {
  const meanwhile = openEditor();
  meanwhile(boards(12, 2));
  expect(stockOf('Red')).toHaveValue('12');
  expect(stockOf('Blue')).toHaveValue('2');
  expect(screen.getByText('Everything is saved')).toBeInTheDocument();
  type(stockOf('Red'), '0');
  await expect(save(2)).resolves.toEqual([
    [0, 12],
    [2, 2],
  ]);
});

test('typed stock stays and is counted from what was seen; beside it stands what it comes to', async () => {
  const meanwhile = openEditor();
  type(stockOf('Red'), '20');
  meanwhile(boards(7, 3));
  expect(stockOf('Red')).toHaveValue('20');
  expect(screen.getByText('In stock now: 7. Saving makes it 17.')).toBeInTheDocument();
  await expect(save(2)).resolves.toEqual([
    [20, 10],
    [3, 3],
  ]);
  meanwhile(boards(17, 3, 2));
  await waitFor(() => expect(stockOf('Red')).toHaveValue('17'));
  expect(screen.queryByText(/In stock now/)).toBeNull();
});

test('stock typed again is counted from the present number', async () => {
  const meanwhile = openEditor();
  type(stockOf('Red'), '20');
  meanwhile(boards(7, 3));
  type(stockOf('Red'), '5');
  expect(screen.queryByText(/In stock now/)).toBeNull();
  await expect(save(2)).resolves.toEqual([
    [5, 7],
    [3, 3],
  ]);
});
