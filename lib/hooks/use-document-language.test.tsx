import { renderHook } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { useState, type ReactNode } from 'react';
import { TestRouter } from '@/tests/fixtures/router';
import { useDocumentLanguage } from './use-document-language';

const root = document.documentElement;

function inLocale(locale: string) {
  return function InLocale({ children }: { readonly children: ReactNode }) {
    const [router] = useState({ locale } as NextRouter);
    return <TestRouter value={router}>{children}</TestRouter>;
  };
}

test('the language and direction of the document follow the page, and what they are already is not written', () => {
  const writes = new MutationObserver(() => undefined);
  writes.observe(root, { attributes: true });
  const written = () => writes.takeRecords().map(({ attributeName }) => attributeName);

  renderHook(useDocumentLanguage, { wrapper: inLocale('ar') });
  expect(written()).toEqual(['lang', 'dir']);
  expect([root.getAttribute('lang'), root.dir]).toEqual(['ar', 'rtl']);
  // As Next's router does at every change of address.
  root.lang = 'ar';
  expect(written()).toEqual([]);

  renderHook(useDocumentLanguage, { wrapper: inLocale('en') });
  expect(written()).toEqual(['lang', 'dir']);
  expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
});
