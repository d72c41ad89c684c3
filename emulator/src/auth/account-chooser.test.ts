import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AgentProjectState } from '../firebase-tools-parts';
import { answerAccountChooser } from './account-chooser';

const project = {
  listProviderInfosByProviderId: () => [
    { providerId: 'google.com', rawId: 'g1', email: 'gina@example.test', displayName: '<b>Gina</b>' },
  ],
} as unknown as AgentProjectState;

function answerTo(url: string): string | null {
  let page: string | null = null;
  const response = { setHeader: () => undefined, end: (html: string) => (page = html) };
  const answered = answerAccountChooser(
    project,
    { url } as IncomingMessage,
    response as unknown as ServerResponse,
  );
  expect(answered).toBe(page !== null);
  return page;
}

test('the known accounts are offered, in the language of who asks, and nothing of a name is markup', () => {
  const page = answerTo('/emulator/google?origin=http%3A%2F%2Flocalhost%3A3000&lang=ar');
  expect(page).toContain('data-origin="http://localhost:3000"');
  expect(page).toContain('dir="rtl"');
  expect(page).toContain('gina@example.test');
  expect(page).not.toContain('<b>Gina</b>');
});

test('everything else is firebase-tools’', () => {
  expect(answerTo('/emulator/auth/handler?apiKey=local')).toBeNull();
});
