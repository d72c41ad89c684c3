import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FailureBoundary, PartBoundary } from '@/components/ui/feedback/failure-boundary';
import common from '@/locales/en/common.json';
import { TestRouter } from '@/tests/fixtures/screens/router';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';

const onFailure = jest.fn();
let broken = false;

beforeEach(() => {
  broken = false;
  onFailure.mockReset();
  container = document.body.appendChild(document.createElement('div'));
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Price({ amount }: { readonly amount: number }) {
  if (broken) throw new TypeError('list.toSorted is not a function');
  return <p>Price {amount}</p>;
}

const at = (asPath: string, children: ReactNode) => (
  <TestRouter.Provider value={{ asPath, route: '/p', locale: 'en' } as NextRouter}>
    <WithTexts texts={{ common }}>{children}</WithTexts>
  </TestRouter.Provider>
);

const page = (asPath: string, amount = 7) =>
  at(
    asPath,
    <>
      <PartBoundary part="price" onFailure={onFailure}>
        <Price amount={amount} />
      </PartBoundary>
      <p>The rest</p>
    </>,
  );

let container: HTMLDivElement;
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
});

async function hydrate(served: ReactNode, broke: ReactNode): Promise<void> {
  container.innerHTML = renderToString(served);
  broken = true;
  await act(async () => {
    root = hydrateRoot(container, broke, { onRecoverableError: () => undefined });
  });
}

test('a part that breaks while it hydrates goes on showing what was served, with a notice of its own', async () => {
  await hydrate(page('/a'), page('/a?size=1'));
  expect(screen.getByText(/Price/)).toHaveTextContent('Price 7');
  expect(screen.getByRole('alert')).toHaveTextContent('does not respond');
  expect(screen.getByText('The rest')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith(expect.any(TypeError), '/p');
});

test('a page that breaks while it hydrates stays readable', async () => {
  const whole = at(
    '/a',
    <FailureBoundary onFailure={onFailure}>
      <Price amount={7} />
    </FailureBoundary>,
  );
  await hydrate(whole, whole);
  expect(screen.getByText(/Price/)).toHaveTextContent('Price 7');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a part that breaks at an update shows what it showed, and works again when asked', async () => {
  const { rerender } = render(page('/a'));
  broken = true;
  rerender(page('/a', 8));
  expect(screen.getByText(/Price/)).toHaveTextContent('Price 7');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: common.state.retry }));
  expect(screen.getByText(/Price/)).toHaveTextContent('Price 8');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing of another page is shown for one that breaks', () => {
  const { rerender } = render(page('/a'));
  broken = true;
  rerender(page('/b', 8));
  expect(screen.queryByText(/Price/)).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be shown');
  broken = false;
  rerender(page('/c', 9));
  expect(screen.getByText(/Price/)).toHaveTextContent('Price 9');
});
