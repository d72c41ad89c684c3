import { render, screen } from '@testing-library/react';
import { useFocusNextOnRemove } from './use-focus-next-on-remove';

function Item({ name }: { readonly name: string }) {
  return (
    <li ref={useFocusNextOnRemove<HTMLLIElement>()}>
      <a href="#picture" tabIndex={-1} aria-hidden />
      <a href="#board">{name}</a>
      <button type="button">Remove {name}</button>
    </li>
  );
}

const cart = (...names: string[]) => (
  <main id="content" tabIndex={-1}>
    <ul>
      {names.map((name) => (
        <Item key={name} name={name} />
      ))}
    </ul>
  </main>
);

test('whoever takes a line out goes on at the next one, at last at the page itself', () => {
  const { rerender } = render(cart('a', 'b', 'c'));
  const remove = (name: string, ...left: string[]) => {
    screen.getByRole('button', { name: `Remove ${name}` }).focus();
    rerender(cart(...left));
  };
  remove('b', 'a', 'c');
  expect(screen.getByRole('link', { name: 'c' })).toHaveFocus();
  remove('c', 'a');
  expect(screen.getByRole('link', { name: 'a' })).toHaveFocus();
  remove('a');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a line that goes by itself leaves the focus where it is', () => {
  const { rerender } = render(cart('a', 'b'));
  screen.getByRole('button', { name: 'Remove b' }).focus();
  rerender(cart('b'));
  expect(screen.getByRole('button', { name: 'Remove b' })).toHaveFocus();
});
