import { renderHook } from '@testing-library/react';
import { useUserContext, type UserState } from '@/context/user-context';
import { useShownOrder } from './use-shown-order';

jest.mock('next/router', () => ({ useRouter: () => ({ query: { id: 'the-order' } }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/context/user-context', () => ({ useUserContext: jest.fn() }));

const NOBODY: UserState = { user: null, loading: false, error: '', logout: () => Promise.resolve() };

const shownTo = (session: Partial<UserState>) => {
  jest.mocked(useUserContext).mockReturnValue({ ...NOBODY, ...session });
  return renderHook(useShownOrder).result.current;
};

test('no order exists for a stranger, but one may for whoever could not be recognised', () => {
  expect(shownTo({})).toEqual({ status: 'missing' });
  expect(shownTo({ loading: true })).toEqual({ status: 'loading' });
  expect(shownTo({ error: 'try-again' })).toEqual({ status: 'failed', code: 'try-again' });
});
