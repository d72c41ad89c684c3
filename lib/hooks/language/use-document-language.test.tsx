import { renderHook } from '@testing-library/react';
import { useDocumentLanguage } from './use-document-language';

let locale = 'en';
jest.mock('next/router', () => ({ useRouter: () => ({ locale }) }));

test('the language and direction of the document follow the page', () => {
  const root = document.documentElement;
  const { rerender } = renderHook(useDocumentLanguage);
  expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
  locale = 'ar';
  rerender();
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
});
