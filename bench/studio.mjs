import { median, percentile } from './figures.mjs';
import { onPhone } from './phone.mjs';

/** Boards of the demo store, and what is typed; each round starts at another letter, because a browser remembers what it drew. */
const BOARDS = {
  'a name, Arabic': { path: '/ar/products/your-family-name/design', words: 'محمد عبد الرحمن القحطاني' },
  'a name, English': { path: '/products/your-family-name/design', words: 'The Haddad Family of Amman' },
  'a quote, Arabic': { path: '/ar/products/your-own-words/design', words: 'الصبر مفتاح الفرج وكل شيء' },
};
/** HarfBuzz and the fonts load on a slowed processor first (milliseconds). */
const FIRST_BOARD_MS = 120_000;
/** A fast typist's pause between two letters, and the time to see an empty board again (milliseconds). */
const LETTER_MS = 200;
const EMPTY_MS = 700;

/**
 * From a letter to its board on a slowed phone, in milliseconds, by board: `set` until the page holds the new drawing, `painted`
 * until the page has painted the frame with it; `letters` is how many were timed.
 */
export async function measureStudio(browser, base, { rounds }) {
  const results = {};
  for (const [name, { path, words }] of Object.entries(BOARDS)) {
    const { set, painted } = await onPhone(browser, {}, async (page) => {
      await page.goto(base + path);
      await page
        .getByRole('main')
        .getByRole('img', { name: /×/ })
        .first()
        .waitFor({ timeout: FIRST_BOARD_MS });
      const field = page.locator('main').locator('input[autocomplete=off], textarea').first();
      await page.evaluate(watchBoard);
      for (let round = 0; round < rounds; round += 1) {
        await field.fill('');
        await page.waitForTimeout(EMPTY_MS);
        for (const letter of words.slice(round) + words.slice(0, round)) {
          await page.evaluate(() => (window.benchLetter.isTimed = true));
          await page.keyboard.insertText(letter);
          await page.waitForTimeout(LETTER_MS);
        }
      }
      return page.evaluate(() => window.benchLetter);
    });
    results[name] = {
      letters: painted.length,
      set: { median: median(set), p95: percentile(set, 0.95) },
      painted: { median: median(painted), p95: percentile(painted, 0.95) },
    };
    console.log(`Typed ${name}`);
  }
  return results;
}

/** In the page: times each letter until the board's outlines have changed, and until that frame was painted. */
function watchBoard() {
  const letter = { isTimed: false, began: 0, set: [], painted: [] };
  Object.assign(window, { benchLetter: letter });
  document.addEventListener(
    'input',
    () => {
      letter.began = letter.isTimed ? performance.now() : 0;
      letter.isTimed = false;
    },
    true,
  );
  const board = document.querySelector('main [role=img]');
  new MutationObserver(() => {
    const { began } = letter;
    if (!began) return;
    letter.began = 0;
    letter.set.push(performance.now() - began);
    // A message that is sent while a frame begins arrives once it is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => letter.painted.push(performance.now() - began);
      port2.postMessage(null);
    });
  }).observe(board, { subtree: true, attributes: true, childList: true });
}
