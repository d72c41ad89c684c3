import { cloneElement } from 'react';
import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentProps,
} from 'next/document';
import { criticalStyles } from '@/components/overlays/critical-styles';
import { AroundScripts, EARLY_PRESSES_SCRIPT } from '@/components/ui/around-scripts';
import { directionOf, isLocale } from '@/lib/domain/locale';
import { isAdminPath } from '@/lib/paths';
import { inlineScripts, scriptPolicy } from '@/lib/server/script-policy';
import { FIRST_FONTS } from '@/theme/first-fonts';

interface Inline {
  /** Scripts that run from within the page's own markup. */
  readonly inline: readonly string[];
}

/**
 * Next's head with the page's script policy before the first script. Next itself writes a script into each page that
 * names its chunks, so only here is every text known whose hash the policy needs.
 */
class PolicyHead extends Head {
  declare props: Head['props'] & Inline;

  /** Next's makes an attribute of every property. */
  override render() {
    return cloneElement<Partial<Inline>>(super.render(), { inline: undefined });
  }

  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const scripts = super.getScripts(files);
    // While developing Next evaluates texts and adds scripts of its own.
    if (this.context.isDevelopment) return scripts;
    const inline = [...this.props.inline, ...scripts.flatMap(textOf)];
    const policy = <meta key="csp" httpEquiv="Content-Security-Policy" content={scriptPolicy(inline)} />;
    return [policy, ...scripts];
  }
}

const textOf = ({ props }: React.JSX.Element): string[] => {
  const { dangerouslySetInnerHTML: html } = props as { dangerouslySetInnerHTML?: { __html: string } };
  return html ? [html.__html] : [];
};

export default function ShopDocument({ locale, inline }: DocumentProps & Inline) {
  const language = isLocale(locale) ? locale : 'en';
  return (
    // lib/hooks/color-mode sets the class before React takes over.
    <Html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <PolicyHead inline={inline}>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {FIRST_FONTS[language].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </PolicyHead>
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
  const initial = { ...page, inline: [...inlineScripts(page.html), EARLY_PRESSES_SCRIPT] };
  if (!isAdminPath(context.pathname)) return initial;
  return { ...initial, styles: [initial.styles, ...criticalStyles(initial.html)] };
};
