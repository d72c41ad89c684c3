import { render } from '@testing-library/react';
import { useUserContext } from '@/context/user-context';

function Probe() {
  return useUserContext().error;
}

test('the user context is refused outside its provider, in the words of the specification', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Probe />)).toThrow('useUserContext must be used within a UserContext');
  silent.mockRestore();
});
