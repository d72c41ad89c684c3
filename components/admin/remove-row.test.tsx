import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { removeRow } from './remove-row';

const buttonOf = (row: Element) => row.querySelector('button');

/** Keyed by index, as lists of plain values are: the last row's elements go, whichever is removed. */
function List({ keeps = '' }: { readonly keeps?: string }) {
  const [names, setNames] = useState(['a', 'b', 'c']);
  const remove = (name: string) => name !== keeps && setNames(names.filter((other) => other !== name));
  return (
    <>
      {names.length > 0 && (
        <ul>
          {names.map((name, index) => (
            <li key={index}>
              <button
                onClick={({ currentTarget }) =>
                  removeRow(currentTarget.parentElement as Element, buttonOf, () => void remove(name))
                }
              >
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button>Add</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('the focus goes on at the next row, after the last at the previous one, at last past the list', async () => {
  render(<List />);
  await userEvent.click(button('Remove b'));
  expect(button('Remove c')).toHaveFocus();
  await userEvent.click(button('Remove c'));
  expect(button('Remove a')).toHaveFocus();
  await userEvent.click(button('Remove a'));
  expect(button('Add')).toHaveFocus();
});

test('a row that stays keeps the focus', async () => {
  render(<List keeps="b" />);
  await userEvent.click(button('Remove b'));
  expect(button('Remove b')).toHaveFocus();
});
