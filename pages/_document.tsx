import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentProps,
} from 'next/document';
import { criticalStyles } from '@/components/overlays/critical-styles';
import { ScriptNotices } from '@/components/document/script-notices';
import { directionOf, isLocale, localPath } from '@/lib/domain/locale';
import { COLOR_MODE_SCRIPT, INCOMPLETE_SCRIPT } from '@/lib/inline-scripts';
import { isAdminPath } from '@/lib/paths';
import { FIRST_FONTS } from '@/theme/first-fonts';

export default function ShopDocument({ locale }: DocumentProps) {
  const language = isLocale(locale) ? locale : 'en';
  return (
    <Html lang={language} dir={directionOf(language)} className="light" style={{ colorScheme: 'light' }}>
      <Head>
        <script dangerouslySetInnerHTML={{ __html: COLOR_MODE_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: INCOMPLETE_SCRIPT }} />
        <link rel="icon" href="/favicon.ico" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localPath('/manifest.webmanifest', language)} />
        {FIRST_FONTS[language].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </Head>
      <body>
        <Main />
        <ScriptNotices locale={language} />
        <NextScript />
      </body>
    </Html>
  );
}

/** Only the admin uses Chakra, so only its pages contain critical styles. */
ShopDocument.getInitialProps = async (context: DocumentContext) => {
  const page = await Document.getInitialProps(context);
  if (!isAdminPath(context.pathname)) return page;
  return { ...page, styles: [page.styles, ...criticalStyles(page.html)] };
};
