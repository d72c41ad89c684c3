import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { STORE_META } from '@/lib/browser/page-store';

// As every page has it. Some tests choose an environment without a document.
if (typeof document !== 'undefined') {
  const store = document.createElement('meta');
  Object.assign(store, { name: STORE_META, content: process.env.NEXT_PUBLIC_STORE_ID });
  document.head.append(store);
}

// Beside the other suites the first drawing of a large page takes longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

jest.mock('next/router', () => ({
  ...jest.requireActual<object>('next/router'),
  ...jest.requireActual<object>('@/tests/fixtures/screens/router'),
  __esModule: true,
}));
