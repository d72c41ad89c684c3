import { act, render, screen } from '@testing-library/react';
import { whileSolving } from '@/lib/functions/proof-of-work';
import { CheckingBrowser } from './checking-browser';

jest.mock('next-i18next/pages', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

test('a live region says that the browser is being checked, and only then', async () => {
  render(<CheckingBrowser />);
  expect(screen.queryByRole('status')).toBeNull();
  let finish: (() => void) | undefined;
  const promise = new Promise<undefined>((resolve) => {
    finish = () => resolve(undefined);
  });
  let work: Promise<undefined> | undefined;
  act(() => {
    work = whileSolving(() => promise);
  });
  expect(await screen.findByRole('status')).toHaveTextContent('checkingBrowser');
  await act(async () => {
    finish?.();
    await work;
  });
  expect(screen.queryByRole('status')).toBeNull();
});
