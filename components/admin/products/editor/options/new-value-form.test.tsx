import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewValueForm } from '@/components/admin/products/editor/options/new-value-form';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

const oak = { id: 'oak', name: { en: 'Oak', ar: 'بلوط' }, swatch: '', width: '', height: '' };
const frame = { id: 'frame', name: { en: 'Frame', ar: '' }, values: [oak] };

function open() {
  const onAdd = jest.fn(() => true);
  renderInAdmin(<NewValueForm option={frame} name="Frame" onAdd={onAdd} />);
  return onAdd;
}
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add value' }));
const type = (text: string) => userEvent.type(screen.getByLabelText(/English/), text);

test('a value without a name is told what is missing', async () => {
  const onAdd = open();
  await add();
  expect(screen.getByRole('alert')).toHaveTextContent('Name is required.');
  expect(onAdd).not.toHaveBeenCalled();
});

test('a name that the option has already, in whatever capitals, is no second value', async () => {
  const onAdd = open();
  await type('oak ');
  await add();
  expect(screen.getByRole('alert')).toHaveTextContent('already');
  expect(onAdd).not.toHaveBeenCalled();
  await type('wood');
  await add();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test('Enter that chooses the letters of a composed word adds nothing', async () => {
  const onAdd = open();
  await type('pine');
  const field = screen.getByLabelText(/English/);
  const enter = (isComposing: boolean) =>
    fireEvent(field, createEvent.keyDown(field, { key: 'Enter', isComposing }));
  enter(true);
  expect(onAdd).not.toHaveBeenCalled();
  enter(false);
  expect(onAdd).toHaveBeenCalledTimes(1);
});
