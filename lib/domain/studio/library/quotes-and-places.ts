import { DATE, drawn, field, shown, template, words } from './parts';

const QUOTE = (en: string, ar: string) =>
  field('quote', 'text', words('Quote', 'العبارة'), words(en, ar), 240);
const AUTHOR = field('author', 'text', words('Author', 'القائل'), words('A proverb', 'مثل عربي'), 40, false);

export const quoteRule = template(
  words('Quote', 'عبارة'),
  { arabic: 'ruqaa', latin: 'playfair', ink: 'charcoal', background: 'paper' },
  [QUOTE('Patience is the key to relief', 'الصبر مفتاح الفرج'), AUTHOR],
  [
    drawn('rule', [250, 190, 500, 30]),
    shown('quote', [110, 268, 780, 404], 105, { maxLines: 8, kashida: true }),
    drawn('rule', [250, 720, 500, 30], 'ink', 'rule-below'),
    shown('author', [250, 775, 500, 62], 17),
  ],
);

export const quoteStack = template(
  words('Large letters', 'أحرف كبيرة'),
  { arabic: 'modern', latin: 'sans', ink: 'cream', background: 'night' },
  [QUOTE('Start where you are', 'من جدّ وجد'), AUTHOR],
  [
    shown('quote', [100, 100, 800, 680], 200, { maxLines: 8, align: 'start', lineHeight: 115 }),
    drawn('double-rule', [100, 815, 800, 20]),
    shown('author', [100, 845, 800, 62], 18, { align: 'start' }),
  ],
);

export const quoteSea = template(
  words('Sun over the sea', 'شمس فوق البحر'),
  { arabic: 'diwani', latin: 'hand', ink: 'navy', background: 'blush' },
  [QUOTE('The sea is calling', 'البحر يناديني'), AUTHOR],
  [
    drawn('sun', [230, 120, 540, 260]),
    drawn('wave', [120, 410, 760, 110]),
    shown('quote', [120, 560, 760, 240], 90, { maxLines: 3 }),
    shown('author', [250, 820, 500, 60], 17, { faces: { arabic: null, latin: 'sans' } }),
  ],
);

const CITY = field('city', 'text', words('Place', 'المكان'), words('Jerusalem', 'القدس'), 24);
const COORDINATES = field(
  'coordinates',
  'text',
  words('Coordinates', 'الإحداثيات'),
  words('31.7780° N, 35.2354° E', '٣١° شمالاً، ٣٥° شرقاً'),
  50,
  false,
);

export const cityLine = template(
  words('City line', 'أفق المدينة'),
  { arabic: 'kufi', latin: 'cinzel', ink: 'charcoal', background: 'white' },
  [CITY, COORDINATES],
  [
    drawn('skyline', [80, 130, 840, 400]),
    shown('city', [100, 590, 800, 195], 90),
    shown('coordinates', [160, 815, 680, 60], 17),
  ],
);

export const whereItBegan = template(
  words('Where it began', 'حيث بدأت الحكاية'),
  { arabic: 'diwani', latin: 'garamond', ink: 'burgundy', background: 'paper' },
  [CITY, DATE, COORDINATES],
  [
    drawn('arch', [220, 90, 560, 480]),
    drawn('crescent', [400, 190, 200, 170]),
    drawn('wave', [290, 420, 420, 100]),
    shown('city', [100, 600, 800, 155], 70),
    shown('date', [200, 776, 600, 60], 18),
    shown('coordinates', [160, 844, 680, 56], 15),
  ],
);
