import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Beside the other suites the first drawing of a large page takes longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

jest.mock('next/router', () => ({
  ...jest.requireActual<object>('next/router'),
  ...jest.requireActual<object>('@/tests/fixtures/screens/router'),
  __esModule: true,
}));
