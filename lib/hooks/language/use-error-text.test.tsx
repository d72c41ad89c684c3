import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AppError } from '@/lib/domain/errors/app-error';
import errors from '@/locales/en/errors.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { useErrorText } from './use-error-text';

const Texts = ({ children }: { readonly children: ReactNode }) => (
  <WithTexts texts={{ errors }}>{children}</WithTexts>
);

test.each<[string, AppError, string]>([
  ['what was entered', { code: 'invalid-input' }, errors['invalid-input']],
  [
    'a page older than the functions',
    { code: 'invalid-input', params: { missing: 'key' } },
    errors.outdatedPage,
  ],
])('a refusal of %s says what to do', (_, error, text) => {
  const { result } = renderHook(useErrorText, { wrapper: Texts });
  expect(result.current.ofError(error)).toBe(text);
});
