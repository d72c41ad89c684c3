import createEmotionServer from '@emotion/server/create-instance';
import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentProps,
} from 'next/document';
import { emotionCache } from '@/components/overlays/emotion-cache';
import { directionOf, isLocale } from '@/lib/domain/locale';
import { isAdminPath } from '@/lib/paths';

const { extractCriticalToChunks } = createEmotionServer(emotionCache);

export default function ShopDocument({ locale }: DocumentProps) {
  const language = isLocale(locale) ? locale : 'en';
  return (
    // next-themes sets the class before React takes over.
    <Html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <Head>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

/** Only the admin is made of Chakra, so only its pages carry critical styles. */
ShopDocument.getInitialProps = async (context: DocumentContext) => {
  const initial = await Document.getInitialProps(context);
  if (!isAdminPath(context.pathname)) return initial;
  const { styles } = extractCriticalToChunks(initial.html);
  const elements = styles.map(({ key, ids, css }) => (
    <style key={key} data-emotion={`${key} ${ids.join(' ')}`} dangerouslySetInnerHTML={{ __html: css }} />
  ));
  return { ...initial, styles: [initial.styles, ...elements] };
};
