import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityInput } from './quantity-input';

function Counter({ max = 5 }: { max?: number }) {
  const [quantity, setQuantity] = useState(2);
  const labels = { quantity: 'Quantity', increase: 'One more', decrease: 'One less' };
  return <QuantityInput value={quantity} max={max} onChange={setQuantity} labels={labels} />;
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantity' });

test('the buttons stop at one and at what is in stock', async () => {
  render(<Counter max={3} />);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(field()).toHaveValue('3');
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  await userEvent.dblClick(screen.getByRole('button', { name: 'One less' }));
  expect(field()).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
});

test('what is typed may pass through nothing and is brought into range when left', async () => {
  render(<Counter />);
  await userEvent.clear(field());
  expect(field()).toHaveValue('');
  await userEvent.type(field(), '99');
  await userEvent.tab();
  expect(field()).toHaveValue('5');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('5');
});

test('Arabic digits count as Latin ones do, and the arrow keys step', async () => {
  render(<Counter />);
  await userEvent.clear(field());
  await userEvent.type(field(), '٤');
  expect(field()).toHaveValue('4');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field()).toHaveAttribute('aria-valuenow', '4');
});
