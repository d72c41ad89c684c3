import '@testing-library/jest-dom';

jest.mock('next/router', () => ({
  ...jest.requireActual<object>('next/router'),
  ...jest.requireActual<object>('@/tests/fixtures/screens/router'),
  __esModule: true,
}));
