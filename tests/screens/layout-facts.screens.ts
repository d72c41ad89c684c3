import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { expectNoViolation } from '../e2e/support/screens/axe';
import { readLayout, type LayoutFacts } from '../e2e/support/screens/layout/in-page';
import {
  expectForFingers,
  expectMirrored,
  expectWhole,
  useFingers,
} from '../e2e/support/screens/layout/whole';
import { enter, GROUP_NAMES } from '../e2e/support/screens/page-groups';
import { openSettled, resize, turn } from '../e2e/support/screens/pages';
import { test } from '../e2e/support/shop-test';

/** The narrowest is a desktop window enlarged to 400 %. */
const WIDTHS = [320, 390, 820, 1440, 1920] as const;
const PHONE_WIDTH = 390;
const DESKTOP_WIDTH = 1440;

type Look = Readonly<Record<number, LayoutFacts>>;

for (const group of GROUP_NAMES)
  test(`${group}: every page fits every screen, is usable by everyone and mirrored in Arabic`, async ({
    openWindow,
  }) => {
    const page = await openWindow();
    // A colour on its way into the dark is neither of the two.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await useFingers(page);
    for (const path of await enter(page, group)) {
      const looks = {} as Record<Locale, Look>;
      for (const locale of LOCALES) {
        await openSettled(page, path, locale);
        looks[locale] = await look(page, `${locale} ${path}`);
      }
      for (const width of WIDTHS)
        expectMirrored(looks.en[width] as LayoutFacts, looks.ar[width] as LayoutFacts, `${path} at ${width}`);
    }
  });

/** Looks at the open page at every width, in light and dark and with letters of twice the size. */
async function look(page: Page, where: string): Promise<Look> {
  const facts: Record<number, LayoutFacts> = {};
  for (const width of WIDTHS) {
    // Tall, so that what a finger reaches for is there without scrolling.
    await resize(page, width, width === PHONE_WIDTH ? 2400 : 900);
    facts[width] = await page.evaluate(readLayout);
    expectWhole(facts[width], `${where} at ${width}`);
    if (width === PHONE_WIDTH) expectForFingers(facts[width], where);
    if (width === PHONE_WIDTH || width === DESKTOP_WIDTH)
      await expectNoViolation(page, `${where} at ${width}`);
    if (width === DESKTOP_WIDTH) {
      await inDarkness(page, () => expectNoViolation(page, `${where} in the dark`, ['color-contrast']));
      await enlarged(page, async () => expectWhole(await page.evaluate(readLayout), `${where} at 200 %`));
    }
  }
  return facts;
}

async function inDarkness(page: Page, see: () => Promise<void>): Promise<void> {
  await turn(page, 'dark');
  await see();
  await turn(page, 'light');
}

/** As the browser's own setting does it: what is measured in letters follows, the width at which a layout changes too. */
async function enlarged(page: Page, see: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const write = async (pixels: number) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
    await resize(page, DESKTOP_WIDTH);
  };
  await write(32);
  await see();
  await write(16);
  await devtools.detach();
}
