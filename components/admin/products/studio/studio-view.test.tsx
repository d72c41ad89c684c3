import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StudioView } from '@/components/admin/products/studio/studio-view';
import { createStudioClient } from '@/lib/browser/studio/studio-client';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { useCatalogueProduct } from '@/lib/hooks/catalogue/use-catalogue-product';
import { useStudioTemplate } from '@/lib/hooks/catalogue/use-studio-template';
import { readStudioProducts } from '@/lib/firestore/catalogue/studio-templates';
import { aProduct } from '@/tests/fixtures/catalogue';
import { renderInAdmin } from '@/tests/fixtures/in-admin';
import { aStoreSetting } from '@/tests/fixtures/store';
import { aTemplate } from '@/tests/fixtures/studio';

const setting = aStoreSetting();

jest.mock('@/lib/functions/call');
jest.mock('@/lib/browser/studio/studio-client');
jest.mock('@/lib/hooks/catalogue/use-catalogue-product');
jest.mock('@/lib/hooks/catalogue/use-studio-template');
jest.mock('@/lib/firestore/catalogue/studio-templates');
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

const draw = jest.fn();

beforeEach(() => {
  draw.mockReset();
  draw.mockResolvedValue({ svg: '<svg/>', hash: '', problems: [], warnings: [] });
  jest.mocked(createStudioClient).mockReturnValue({ draw, close: jest.fn() });
  jest.mocked(useCatalogueProduct).mockReturnValue({ status: 'ready', value: aProduct({ id: 'board' }) });
  jest.mocked(useStudioTemplate).mockReturnValue({ status: 'ready', value: aTemplate() });
  jest.mocked(readStudioProducts).mockResolvedValue(ok([]));
  jest.mocked(call).mockReset();
  jest.mocked(call).mockResolvedValue(ok({ version: 2 }));
});

const open = async () => {
  renderInAdmin(<StudioView productId="board" />, { beforePopState: jest.fn(), push: jest.fn() });
  await act(async () => undefined);
};
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => jest.mocked(call).mock.calls.at(-1)?.[1] as { baseVersion: number; template: object };

test('a product without a studio starts from an empty board, which can be saved at once', async () => {
  jest.mocked(useStudioTemplate).mockReturnValue({ status: 'missing' });
  await open();
  fireEvent.click(button('An empty board'));
  fireEvent.click(button('Save'));
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(sent()).toMatchObject({ baseVersion: 0, template: { fields: [{ id: 'name' }] } });
  expect(sent().template).not.toHaveProperty('version');
});

test('what is wrong is said at its field and not saved; a step back is', async () => {
  await open();
  const days = screen.getByLabelText('Working days to make it');
  fireEvent.change(days, { target: { value: 'x' } });
  fireEvent.click(button('Save'));
  expect(days).toHaveAccessibleDescription();
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(days, { target: { value: '٧' } });
  expect(days).not.toHaveAccessibleDescription();
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  expect(days).toHaveValue('4');
  fireEvent.click(button('Redo'));
  fireEvent.click(button('Save'));
  await waitFor(() => expect(sent()).toMatchObject({ baseVersion: 1, template: { makingDays: 7 } }));
});

test('layers are moved by keys on the board and in the list', async () => {
  await open();
  const canvas = screen.getByRole('group', { name: 'English board' });
  const layer = within(canvas).getByRole('button', { name: 'Layer Name' });
  fireEvent.focus(layer);
  fireEvent.keyDown(layer, { key: 'ArrowRight' });
  fireEvent.keyDown(layer, { key: 'ArrowDown', shiftKey: true });
  fireEvent.click(button('Move Name down'));
  fireEvent.click(button('Save'));
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(sent().template).toMatchObject({
    layers: [{ id: 'title', box: { x: 105, y: 350, width: 800, height: 305 } }, { id: 'picture' }],
  });
});

test('who saved later than another decides which version stays', async () => {
  await open();
  jest.mocked(useStudioTemplate).mockReturnValue({
    status: 'ready',
    value: aTemplate({ version: 3, makingDays: 9 }),
  });
  fireEvent.change(screen.getByLabelText('Working days to make it'), { target: { value: '6' } });
  expect(button('Save')).toBeDisabled();
  fireEvent.click(button('Show their version'));
  expect(screen.getByLabelText('Working days to make it')).toHaveValue('9');
});
