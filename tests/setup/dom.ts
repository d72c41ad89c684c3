import '@testing-library/jest-dom';

jest.mock('next/router', () => ({
  ...jest.requireActual<object>('next/router'),
  ...jest.requireActual<object>('@/tests/fixtures/router'),
  __esModule: true,
}));
