import { NAME, drawn, field, said, shown, template, words } from './parts';

const GREETING = (en: string, ar: string) =>
  field('greeting', 'text', words('Greeting', 'التهنئة'), words(en, ar), 60);
const FROM = field('from', 'text', words('From', 'من'), words('The Haddad family', 'عائلة حدّاد'), 40, false);

export const ramadanLantern = template(
  words('Ramadan lanterns', 'فوانيس رمضان'),
  { arabic: 'ruqaa', latin: 'display', ink: 'gold', background: 'emerald' },
  [GREETING('Ramadan Kareem', 'رمضان كريم'), FROM],
  [
    drawn('lantern', [90, 0, 220, 330]),
    drawn('lantern', [690, 0, 220, 420], 'ink', 'lantern-right'),
    drawn('lantern', [390, 0, 220, 240], 'ink', 'lantern-middle'),
    shown('greeting', [110, 455, 780, 265], 105, { maxLines: 2 }),
    drawn('rule', [300, 760, 400, 28]),
    shown('from', [200, 810, 600, 60], 17),
  ],
);

export const ramadanNight = template(
  words('A night of Ramadan', 'ليلة من رمضان'),
  { arabic: 'diwani', latin: 'garamond', ink: 'cream', background: 'night' },
  [GREETING('Ramadan Mubarak', 'رمضان مبارك'), FROM],
  [
    drawn('crescent', [560, 90, 300, 240]),
    shown('greeting', [110, 345, 780, 180], 80, { maxLines: 2 }),
    shown('from', [200, 562, 600, 58], 17),
    drawn('skyline', [40, 650, 920, 310]),
  ],
);

export const eidStar = template(
  words('Eid star', 'نجمة العيد'),
  { arabic: 'kufi', latin: 'cinzel', ink: 'burgundy', background: 'paper' },
  [GREETING('Eid Mubarak', 'عيد مبارك'), FROM],
  [
    drawn('rosette', [230, 90, 540, 440]),
    shown('greeting', [110, 570, 780, 170], 80),
    drawn('double-rule', [380, 765, 240, 20]),
    shown('from', [200, 805, 600, 60], 17),
  ],
);

export const eidLattice = template(
  words('Eid lattice', 'زخرفة العيد'),
  { arabic: 'modern', latin: 'sans', ink: 'forest', background: 'sand' },
  [GREETING('Happy Eid', 'كل عام وأنتم بخير'), FROM],
  [
    drawn('star-lattice', [0, 0, 1000, 250]),
    shown('greeting', [110, 335, 780, 235], 85, { maxLines: 2 }),
    shown('from', [200, 612, 600, 60], 18),
    drawn('star-lattice', [0, 750, 1000, 250], 'ink', 'lattice-below'),
  ],
);

const BLESSING = (en: string, ar: string) =>
  field('blessing', 'text', words('Blessing', 'دعاء'), words(en, ar), 300);

/** Ash-Sharh 6 from `data/quran`; a test compares it. */
const EASE = 'إِنَّ مَعَ الْعُسْرِ يُسْرًا';
const VERSE = field('verse', 'verse', words('Verse', 'آية'), words(EASE, EASE), 300);

export const blessingMihrab = template(
  words('Verse in a niche', 'آية في محراب'),
  { arabic: 'diwani', latin: 'garamond', ink: 'gold', background: 'emerald' },
  [VERSE, FROM],
  [
    drawn('mihrab', [150, 60, 700, 880]),
    drawn('star-eight', [420, 230, 160, 130]),
    shown('verse', [240, 390, 520, 320], 90, { maxLines: 6 }),
    drawn('rule', [340, 745, 320, 24]),
    shown('from', [250, 785, 500, 58], 17),
  ],
);

export const blessingHome = template(
  words('Blessing of the home', 'دعاء البيت'),
  { arabic: 'ruqaa', latin: 'playfair', ink: 'charcoal', background: 'paper' },
  [BLESSING('Bless this home and all who enter it', 'اللهم بارك لنا في بيتنا'), FROM],
  [
    drawn('border', [60, 48, 880, 904]),
    drawn('olive-branch', [310, 150, 380, 120]),
    shown('blessing', [150, 310, 700, 380], 90, { maxLines: 6, kashida: true }),
    drawn('rule', [300, 725, 400, 28]),
    shown('from', [200, 775, 600, 60], 16),
  ],
);

export const prayerCorner = template(
  words('Prayer corner', 'ركن الصلاة'),
  { arabic: 'kufi', latin: 'cinzel', ink: 'navy', background: 'white' },
  [NAME('Prayer corner', 'ركن الصلاة'), BLESSING('A quiet place to pray', 'سبحان الله والحمد لله')],
  [
    drawn('star-eight', [250, 100, 500, 410]),
    shown('name', [120, 560, 760, 140], 64),
    drawn('double-rule', [400, 725, 200, 18]),
    shown('blessing', [140, 765, 720, 120], 24, { maxLines: 4 }),
  ],
);

export const gratitude = template(
  words('Gratitude', 'شكر'),
  { arabic: 'diwani', latin: 'script', ink: 'terracotta', background: 'sand' },
  [BLESSING('Thankful, always', 'الحمد لله على كل حال'), FROM],
  [
    drawn('sun', [200, 110, 600, 270]),
    shown('blessing', [110, 440, 780, 310], 100, { maxLines: 5, kashida: true }),
    drawn('rule', [300, 785, 400, 28]),
    said('home', words('every day', 'كل يوم'), [250, 830, 500, 58], 17, {
      faces: { arabic: null, latin: 'garamond' },
    }),
  ],
);
