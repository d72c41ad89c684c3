import { afterFirstPaintScript, type Rest } from '@/components/ui/after-first-paint-script';
import { EARLY_PRESSES_SCRIPT } from '@/components/ui/early-presses-script';
import { firstSheetOf } from '@/lib/first-sheet';
import type { Locale } from '@/lib/domain/locale';
import { COLOR_MODE_SCRIPT } from '@/lib/hooks/color-mode';
import { FIRST_FONTS } from '@/theme/first-fonts';

type Element = React.JSX.Element;

/** What Next would write into the head: links to style sheets with their preloads, and scripts. */
interface NextsParts {
  readonly links: readonly Element[];
  readonly scripts: readonly Element[];
}

interface ShopPage extends NextsParts {
  /** `page` as Next names it: `/products/[slug]`. */
  readonly __NEXT_DATA__: { readonly page: string; readonly buildId: string };
  readonly assetPrefix?: string | undefined;
}

const STARTING_SCRIPTS = [COLOR_MODE_SCRIPT, EARLY_PRESSES_SCRIPT];

/** The scripts that no page can wait for; the first ones of every head, and in front of its sheets, for which a script waits. */
export const startingScripts = () => STARTING_SCRIPTS.map(inlineScript);

/** The fonts that a page of this language needs first. */
export const firstFonts = (language: Locale) =>
  FIRST_FONTS[language].map((font) => (
    <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));

/** The admin has its sheets and Next's scripts at once. `texts`: all scripts that will stand in the head itself. */
export const adminParts = ({ links, scripts }: NextsParts) => ({
  texts: [...STARTING_SCRIPTS, ...scripts.flatMap(textOf)],
  elements: [...startingScripts(), ...links],
});

/**
 * A page of the shop names the sheet of what it shows first; all other sheets and the scripts come after the first paint. What
 * keeps early presses is a file, asked for beside that sheet: before there is something to press there is something to wait for.
 */
export function shopParts({ links, scripts, __NEXT_DATA__: { page, buildId }, assetPrefix = '' }: ShopPage) {
  const sheets = links.filter(isSheet);
  const texts = [
    COLOR_MODE_SCRIPT,
    ...scripts.flatMap(textOf),
    afterFirstPaintScript({ sheets: sheets.map(sheetOf), scripts: scripts.flatMap(sourceOf) }),
  ];
  const first = `${assetPrefix}/_next/static/${firstSheetOf(page, buildId)}`;
  return {
    texts,
    elements: [
      <script key="early" async src={`${assetPrefix}/_next/static/${buildId}/early-presses.js`} />,
      ...texts.map(inlineScript),
      <link key="first" rel="stylesheet" href={first} />,
      <noscript key="whole">{sheets}</noscript>,
    ],
  };
}

const inlineScript = (text: string) => <script key={text} dangerouslySetInnerHTML={{ __html: text }} />;

const isSheet = ({ props }: Element) => (props as { rel?: string }).rel === 'stylesheet';

function sheetOf({ props }: Element): Rest['sheets'][number] {
  const { href, 'data-n-g': shared } = props as { href: string; 'data-n-g'?: string };
  return { href, shared: shared !== undefined };
}

const sourceOf = ({ props }: Element): string[] => {
  const { src } = props as { src?: string };
  return src ? [src] : [];
};

const textOf = ({ props }: Element): string[] => {
  const { dangerouslySetInnerHTML: html } = props as { dangerouslySetInnerHTML?: { __html: string } };
  return html ? [html.__html] : [];
};
