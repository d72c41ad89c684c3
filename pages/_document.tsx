import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentProps,
} from 'next/document';
import { adminParts, firstFonts, rootOf, shopParts, startingScripts } from '@/components/document/head-parts';
import { shownHead } from '@/components/document/shown-head';
import { criticalStyles } from '@/components/overlays/critical-styles';
import { AroundScripts } from '@/components/ui/around-scripts';
import { directionOf, isLocale } from '@/lib/domain/locale';
import { isAdminPath } from '@/lib/paths';
import { inlineScripts, pagePolicy } from '@/lib/server/script-policy';

interface Inline {
  /** Scripts that run from within the page's own markup. */
  readonly inline: readonly string[];
}

type Files = Parameters<Head['getScripts']>[0];

/**
 * Next's head with what must be known or run before anything is painted, in front of its sheets: the page's policy
 * (Next itself writes a script into each page that names its chunks, so only here is every text known whose hash it needs),
 * the scripts that a page cannot wait for, and what a page of the shop begins with.
 */
class ShopHead extends Head {
  declare props: Head['props'] & Inline;

  override render() {
    return shownHead(super.render());
  }

  override getCssLinks(files: Files) {
    const links = super.getCssLinks(files) ?? [];
    const { isDevelopment, __NEXT_DATA__ } = this.context;
    // While developing Next evaluates texts and adds scripts of its own.
    if (isDevelopment) return [...startingScripts(), ...links];
    const partsOf = isAdminPath(__NEXT_DATA__.page) ? adminParts : shopParts;
    const { texts, elements } = partsOf({ ...this.context, links, scripts: super.getScripts(files) });
    const policy = pagePolicy([...texts, ...this.props.inline]);
    return [<meta key="csp" httpEquiv="Content-Security-Policy" content={policy} />, ...elements];
  }

  override getScripts(files: Files) {
    const { isDevelopment, __NEXT_DATA__ } = this.context;
    return isDevelopment || isAdminPath(__NEXT_DATA__.page) ? super.getScripts(files) : [];
  }
}

export default function ShopDocument({ locale, inline, __NEXT_DATA__: { page } }: DocumentProps & Inline) {
  const language = isLocale(locale) ? locale : 'en';
  // The scripts of the head write into the root before React takes over.
  return (
    <Html lang={language} dir={directionOf(language)} {...rootOf(page)} suppressHydrationWarning>
      <ShopHead inline={inline}>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {firstFonts(language)}
      </ShopHead>
      <body>
        <AroundScripts locale={language}>
          <Main />
        </AroundScripts>
        <NextScript />
      </body>
    </Html>
  );
}

/** Only the admin is made of Chakra, so only its pages carry critical styles. */
ShopDocument.getInitialProps = async (context: DocumentContext) => {
  const page = await Document.getInitialProps(context);
  const styles = isAdminPath(context.pathname) ? [page.styles, ...criticalStyles(page.html)] : page.styles;
  return { ...page, styles, inline: inlineScripts(page.html) };
};
