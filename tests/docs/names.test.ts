import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** What a newcomer looks for, the two file names they would try (`*` is anything), the file, and its export. */
const QUESTIONS = [
  {
    question: 'where a price is computed',
    guesses: ['price-*', 'compute-price*'],
    file: 'lib/domain/cart/pricing/price-cart.ts',
    name: 'priceCart',
  },
  {
    question: "where a page's cache is invalidated",
    guesses: ['invalidate-*', 'page-cache*'],
    file: 'functions/src/adapters/database/invalidate-pages.ts',
    name: 'invalidatePages',
  },
  {
    question: 'where an order is refused for stock',
    guesses: ['out-of-stock*', 'missing-stock*'],
    file: 'lib/domain/orders/placing/missing-stock.ts',
    name: 'missingStock',
  },
  {
    question: "where a mail's text is",
    guesses: ['mail-texts*', 'render-*-mail*'],
    file: 'functions/src/texts/mail-texts.ts',
    name: 'mailTexts',
  },
  {
    question: 'where a limit is set',
    guesses: ['rate-limits*', '*-budgets*'],
    file: 'functions/src/limits/rate-limits.ts',
    name: 'rateLimitOf',
  },
  {
    question: 'where Arabic search folds letters',
    guesses: ['normalize-*', 'search-*'],
    file: 'lib/domain/catalogue/search/normalize-for-search.ts',
    name: 'normalizeForSearch',
  },
  {
    question: "where a webhook's event is queued",
    guesses: ['webhook-queue*', 'queue-webhook*'],
    file: 'functions/src/adapters/webhooks/webhook-queue.ts',
    name: 'queueEvent',
  },
  {
    question: "where the REST API's routes are",
    guesses: ['rest-routes*', 'api-routes*'],
    file: 'lib/domain/rest/rest-routes.ts',
    name: 'REST_ROUTES',
  },
  {
    question: 'where a page finds out its store',
    guesses: ['site-store*', 'page-store*'],
    file: 'lib/server/site-store.ts',
    name: 'pageStore',
  },
  {
    question: 'where it is decided whether a visitor consented',
    guesses: ['consent*', 'cookie-banner*'],
    file: 'lib/domain/measurement/consent.ts',
    name: 'consentNow',
  },
];
/** A name that finds more files than this finds none. */
const MOST_FOUND = 5;

const FILES = ['lib', 'functions/src'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

const found = (guess: string): string[] => {
  const pattern = new RegExp(`^${guess.replaceAll('*', '.*')}\\.tsx?$`);
  return FILES.filter((file) => pattern.test(path.basename(file)));
};

test.each(QUESTIONS)('two guesses find $question', ({ guesses, file, name }) => {
  expect(guesses).toHaveLength(2);
  const narrow = guesses.map(found).filter((files) => files.length <= MOST_FOUND);
  expect(narrow.flat()).toContain(file);
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
  expect(source).toMatch(new RegExp(`^export (?:async )?(?:const|function) ${name}\\b`, 'm'));
});
