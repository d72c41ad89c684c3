import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { OWNER } from '@/tests/e2e/support/people/people';
import { expectNoViolation } from '@/tests/e2e/support/screens/axe';
import { readLayout, type LayoutFacts } from '@/tests/e2e/support/screens/layout/in-page';
import {
  expectForFingers,
  expectMirrored,
  expectWhole,
  useFingers,
} from '@/tests/e2e/support/screens/layout/whole';
import { enter, GROUP_NAMES, PAGE_GROUPS } from '@/tests/e2e/support/screens/page-groups';
import { openSettled, resize } from '@/tests/e2e/support/screens/pages';
import { test } from '@/tests/e2e/support/shop-test';

/** `npm run screens -- --layout` looks at every page at more widths, in the dark and with larger letters. */
const PHONE_WIDTH = 390;
const DESKTOP_WIDTH = 1440;
const WIDTHS = [PHONE_WIDTH, DESKTOP_WIDTH] as const;
/** A group has up to eleven pages, each opened in both languages. */
const GROUP_MS = 300_000;

type Look = Readonly<Record<number, LayoutFacts>>;

for (const group of GROUP_NAMES)
  test(`every page of the group "${group}" has no axe violation, fits phone and desktop and is mirrored in Arabic`, async ({
    openWindow,
  }) => {
    test.setTimeout(GROUP_MS);
    const page = await openWindow();
    // A button on its way from disabled to enabled has the colours of neither.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await useFingers(page);
    const axeAt = PAGE_GROUPS[group].as === OWNER ? DESKTOP_WIDTH : PHONE_WIDTH;
    for (const path of await enter(page, group)) {
      const looks = {} as Record<Locale, Look>;
      for (const locale of LOCALES) {
        await openSettled(page, path, locale);
        looks[locale] = await look(page, `${locale} ${path}`, axeAt);
      }
      for (const width of WIDTHS)
        expectMirrored(looks.en[width] as LayoutFacts, looks.ar[width] as LayoutFacts, `${path} at ${width}`);
    }
  });

async function look(page: Page, where: string, axeAt: number): Promise<Look> {
  const facts: Record<number, LayoutFacts> = {};
  for (const width of WIDTHS) {
    // Tall, so that what a finger reaches for is there without scrolling.
    await resize(page, width, width === PHONE_WIDTH ? 2400 : 900);
    facts[width] = await page.evaluate(readLayout);
    expectWhole(facts[width], `${where} at ${width}`);
    if (width === PHONE_WIDTH) expectForFingers(facts[width], where);
    if (width === axeAt) await expectNoViolation(page, `${where} at ${width}`);
  }
  return facts;
}
