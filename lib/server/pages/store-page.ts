import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { foreignTo, isolateNumberPairs, textIn, type Foreign, type Locale } from '@/lib/domain/locale';
import type { Page } from '@/lib/domain/routes/page';
import { parseStorePage, type StorePageId } from '@/lib/domain/store/store-page';
import { adminFirestore } from '@/lib/server/firebase';
import { safeHtml } from '@/lib/domain/store/safe-html';
import { readShell, shellProps, type ShellProps } from '@/lib/server/pages/shell-props';
import { getDocument, readingFor } from '@/lib/server/reads/counted';
import { publicForStore } from '@/lib/server/pages/for-store';

interface StorePageProps extends ShellProps {
  /** Safe to render; empty when the store has not written the page. */
  readonly body: string;
  readonly foreign: Foreign;
  /** Milliseconds since the epoch, null when unknown. */
  readonly updatedAt: number | null;
}

const PATHS = {
  aboutUs: '/about-us',
  privacyPolicy: '/privacy-policy',
  termsConditions: '/terms',
} as const satisfies Record<StorePageId, Page>;

/** `getStaticProps` of a page that the store writes itself; saving it revalidates it. */
export const storePageProps = (page: StorePageId) =>
  publicForStore<StorePageProps>(PATHS[page], async (store, { locale }) => {
    const [shell, content] = await Promise.all([
      shellProps(readShell(store), locale as Locale, ['content']),
      readBody(store, page, locale as Locale),
    ]);
    return { props: { ...shell, ...content } };
  });

async function readBody(store: StoreId, page: StorePageId, locale: Locale) {
  const snapshot = await readingFor(PATHS[page], () =>
    getDocument(adminFirestore().doc(collections.storePage(store, page))),
  );
  const { body, updatedAt } = parseStorePage(snapshot.data());
  return {
    body: safeHtml(textIn(body, locale), isolateNumberPairs),
    foreign: foreignTo(locale, body),
    updatedAt,
  };
}
