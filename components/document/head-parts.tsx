import { afterFirstPaintScript } from '@/components/ui/after-first-paint-script';
import { HEAR_PRESSES_SCRIPT, keepEarlyPresses } from '@/components/ui/early-presses-script';
import { FIRST_FRAME_SCRIPT } from '@/components/ui/first-frame-script';
import { HIDE_WHILE_NARROWED_SCRIPT } from '@/components/ui/hide-while-narrowed-script';
import { firstSheetOf } from '@/lib/first-sheet';
import type { Locale } from '@/lib/domain/locale';
import { COLOR_MODE_SCRIPT, LIGHT } from '@/lib/hooks/color-mode';
import { isAdminPath } from '@/lib/paths';
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

/** As `FIRST_FRAME_SCRIPT` takes them away. */
const FIRST_FRAMES = { 'data-first': '', 'data-early': '' };

/** What a page's root is written with, since a script that has less to write there is sooner done. */
export const rootOf = (page: string) => ({ ...LIGHT, ...(!isAdminPath(page) && FIRST_FRAMES) });

/** As one, since each costs a phone a little of its first paint. */
const FIRST_SCRIPT = [
  COLOR_MODE_SCRIPT,
  FIRST_FRAME_SCRIPT,
  HEAR_PRESSES_SCRIPT,
  HIDE_WHILE_NARROWED_SCRIPT,
].join('\n');

const STARTING_SCRIPTS = [COLOR_MODE_SCRIPT, HEAR_PRESSES_SCRIPT, `(${keepEarlyPresses.toString()})()`];

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
 * A page of the shop names the sheet of what it shows first; all else comes after the first paint. That its scripts will be asked
 * for is said in a module, which runs when the document has been read: a script would keep the parser from what is to be shown.
 */
export function shopParts({ links, scripts, __NEXT_DATA__: { page, buildId }, assetPrefix = '' }: ShopPage) {
  const sheets = links.filter(isSheet);
  const files = `${assetPrefix}/_next/static`;
  const rest = afterFirstPaintScript({
    sheets: sheets.map(addressOf),
    shared: sheets.filter(isShared).length,
    scripts: [`${files}/${buildId}/early-presses.js`, ...scripts.flatMap(sourceOf)],
  });
  // What Next writes into the head is for its scripts alone.
  const later = [...scripts.flatMap(textOf), rest].join('\n');
  return {
    texts: [FIRST_SCRIPT, later],
    elements: [
      inlineScript(FIRST_SCRIPT),
      <link key="first" rel="stylesheet" href={`${files}/${firstSheetOf(page, buildId)}`} />,
      <script key="rest" type="module" dangerouslySetInnerHTML={{ __html: later }} />,
      <noscript key="whole">{sheets}</noscript>,
    ],
  };
}

const inlineScript = (text: string) => <script key={text} dangerouslySetInnerHTML={{ __html: text }} />;

const isSheet = ({ props }: Element) => (props as { rel?: string }).rel === 'stylesheet';

const addressOf = ({ props }: Element) => (props as { href: string }).href;

const isShared = ({ props }: Element) => (props as { 'data-n-g'?: string })['data-n-g'] !== undefined;

const sourceOf = ({ props }: Element): string[] => {
  const { src } = props as { src?: string };
  return src ? [src] : [];
};

const textOf = ({ props }: Element): string[] => {
  const { dangerouslySetInnerHTML: html } = props as { dangerouslySetInnerHTML?: { __html: string } };
  return html ? [html.__html] : [];
};
