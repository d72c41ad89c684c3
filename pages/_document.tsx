import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentProps,
} from 'next/document';
import { criticalStyles } from '@/components/overlays/critical-styles';
import { SiteIcons } from '@/components/document/site-icons';
import { ScriptNotices } from '@/components/document/script-notices';
import { watchLook } from '@/components/document/watch-look';
import { directionOf, isLocale } from '@/lib/domain/locale';
import { isPlatformPage, withoutSite } from '@/lib/domain/routes/site-segment';
import { DEFAULT_LOOK, type Look } from '@/lib/domain/store/look/look';
import { lookWords } from '@/lib/domain/store/look/look-words';
import { COLOR_MODE_SCRIPT, INCOMPLETE_SCRIPT } from '@/lib/inline-scripts';
import { isAdminPath } from '@/lib/paths';
import { firstFonts } from '@/theme/first-fonts';

interface ShopDocumentProps extends DocumentProps {
  /** Null in the admin. */
  readonly look: Look | null;
  readonly isPlatform: boolean;
}

export default function ShopDocument({ locale, look, isPlatform }: ShopDocumentProps) {
  const language = isLocale(locale) ? locale : 'en';
  return (
    <Html
      lang={language}
      dir={directionOf(language)}
      className="light"
      style={{ colorScheme: 'light' }}
      data-look={look ? lookWords(look) : undefined}
    >
      <Head>
        <script dangerouslySetInnerHTML={{ __html: COLOR_MODE_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: INCOMPLETE_SCRIPT }} />
        <SiteIcons language={language} isPlatform={isPlatform} />
        {firstFonts(look?.fonts ?? DEFAULT_LOOK.fonts, language).map((font) => (
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

/** Only the admin uses Chakra, so only its pages contain critical styles; they have no look of their own. */
ShopDocument.getInitialProps = async (context: DocumentContext) => {
  const isPlatform = isPlatformPage(context.pathname);
  if (isAdminPath(withoutSite(context.pathname))) {
    const page = await Document.getInitialProps(context);
    return { ...page, isPlatform, look: null, styles: [page.styles, ...criticalStyles(page.html)] };
  }
  const { renderPage } = context;
  const { enhanceApp, look } = watchLook();
  context.renderPage = () => renderPage({ enhanceApp });
  return { ...(await Document.getInitialProps(context)), isPlatform, look: look() };
};
