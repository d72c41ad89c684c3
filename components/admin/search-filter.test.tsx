import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { SearchFilter } from '@/components/admin/search-filter';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

const onSubmit = jest.fn();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const search = () => {
  const onChange = jest.fn();
  renderInAdmin(
    <form onSubmit={onSubmit}>
      <SearchFilter label="Search" placeholder="Search" value="" onChange={onChange} />
    </form>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'layla' } });
  return onChange;
};
const wait = () => act(() => jest.advanceTimersByTime(1000));

test('what was typed is asked for when the typing pauses, also while a filter changes', () => {
  const onChange = search();
  Router.events.emit('routeChangeStart', '/admin/users?sort=orders', { shallow: true });
  wait();
  expect(onChange).toHaveBeenCalledWith('layla');
});

test('a page that is opened before that is not left again by the search', () => {
  const onChange = search();
  Router.events.emit('routeChangeStart', '/admin/users/1', { shallow: false });
  wait();
  expect(onChange).not.toHaveBeenCalled();
});

test('Enter asks at once, and does not submit the form that the search is in', async () => {
  const onChange = search();
  jest.useRealTimers();
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  expect(onChange).toHaveBeenCalledWith('layla');
  expect(onSubmit).not.toHaveBeenCalled();
});
