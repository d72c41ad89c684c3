import { act, renderHook, waitFor } from '@testing-library/react';
import { storeId } from '@/lib/domain/ids';
import { loadAuth, type AuthModule } from '@/lib/firebase/auth/session';
import { listenToSession, type Session } from '@/lib/hooks/account/listen-to-session';
import { useSession } from '@/lib/hooks/account/use-session';

jest.mock('@/lib/firebase/auth/session', () => ({
  loadAuth: jest.fn(),
  onSession: (tell: () => void) => {
    tell();
    return () => undefined;
  },
}));
jest.mock('@/lib/hooks/account/listen-to-session', () => ({ listenToSession: jest.fn() }));

const lost = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

test('while Auth could not be loaded nobody is taken for logged out, and it is asked for again with the network', async () => {
  jest.mocked(loadAuth).mockRejectedValueOnce(lost());
  const { result } = renderHook(() => useSession(storeId('demo')));
  await waitFor(() => expect(result.current).toEqual({ user: null, loading: false, error: 'try-again' }));

  const mariam: Session = { user: null, loading: true, error: '' };
  jest.mocked(loadAuth).mockResolvedValueOnce({} as AuthModule);
  jest.mocked(listenToSession).mockImplementation((_auth, _store, onChange) => {
    onChange(mariam);
    return () => undefined;
  });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toEqual({ user: null, loading: true, error: '' });
  await waitFor(() => expect(result.current).toBe(mariam));
});
