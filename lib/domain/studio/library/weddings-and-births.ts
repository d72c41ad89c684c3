import { DATE, NAME, drawn, field, said, shown, template, words } from './parts';

const FIRST = field('first', 'name', words('First name', 'الاسم الأول'), words('Leila', 'ليلى'), 24);
const SECOND = field('second', 'name', words('Second name', 'الاسم الثاني'), words('Omar', 'عمر'), 24);
const PLACE = field('place', 'text', words('Place', 'المكان'), words('Amman', 'عمّان'), 40, false);
const DETAILS = field(
  'details',
  'text',
  words('Time and weight', 'الوقت والوزن'),
  words('06:45 · 3,200 g', '٠٦:٤٥ · ٣٢٠٠ غ'),
  40,
  false,
);

export const weddingArch = template(
  words('Wedding under an arch', 'زفاف تحت القوس'),
  { arabic: 'ruqaa', latin: 'garamond', ink: 'forest', background: 'paper' },
  [FIRST, SECOND, DATE, PLACE],
  [
    drawn('arch', [130, 90, 740, 820]),
    drawn('olive-branch', [330, 180, 340, 110]),
    shown('first', [220, 320, 560, 130], 60),
    said('and', words('&', 'و'), [400, 455, 200, 70], 26),
    shown('second', [220, 530, 560, 130], 60),
    drawn('rule', [330, 700, 340, 24]),
    shown('date', [230, 745, 540, 50], 14),
    shown('place', [230, 805, 540, 50], 14),
  ],
);

export const weddingOlive = template(
  words('Wedding with olive branches', 'زفاف وأغصان زيتون'),
  { arabic: 'diwani', latin: 'script', ink: 'charcoal', background: 'white' },
  [FIRST, SECOND, DATE],
  [
    drawn('olive-branch', [240, 150, 520, 150]),
    shown('first', [120, 335, 760, 150], 70),
    said('and', words('and', 'مع'), [400, 485, 200, 60], 18, { faces: { arabic: null, latin: 'garamond' } }),
    shown('second', [120, 545, 760, 150], 70),
    drawn('double-rule', [400, 745, 200, 20]),
    shown('date', [200, 790, 600, 60], 16, { faces: { arabic: null, latin: 'garamond' } }),
  ],
);

const INITIALS = field(
  'initials',
  'initials',
  words('Initials', 'الأحرف الأولى'),
  words('L & O', 'ل و ع'),
  7,
);

export const weddingLaurel = template(
  words('Initials in laurel', 'أحرف في إكليل'),
  { arabic: 'kufi', latin: 'cinzel', ink: 'gold', background: 'paper' },
  [INITIALS, FIRST, SECOND, DATE],
  [
    drawn('laurel', [210, 110, 580, 440]),
    shown('initials', [385, 250, 230, 150], 60),
    shown('first', [120, 610, 760, 85], 34),
    drawn('rule', [350, 706, 300, 24]),
    shown('second', [120, 740, 760, 85], 34),
    shown('date', [200, 850, 600, 50], 14),
  ],
);

export const birthMoon = template(
  words('Born under the moon', 'مولود تحت القمر'),
  { arabic: 'ruqaa', latin: 'hand', ink: 'cream', background: 'night' },
  [NAME('Noor', 'نور'), DATE, DETAILS],
  [
    drawn('crescent', [300, 120, 400, 360]),
    shown('name', [120, 520, 760, 190], 90),
    drawn('rule', [340, 735, 320, 24]),
    shown('date', [180, 780, 640, 52], 15, { faces: { arabic: null, latin: 'sans' } }),
    shown('details', [180, 842, 640, 46], 12, { faces: { arabic: null, latin: 'sans' } }),
  ],
);

export const birthSun = template(
  words('A new sunshine', 'شمس جديدة'),
  { arabic: 'modern', latin: 'sans', ink: 'terracotta', background: 'blush' },
  [NAME('Adam', 'آدم'), DATE, DETAILS],
  [
    drawn('sun', [160, 130, 680, 330]),
    said('hello', words('Hello, little one', 'أهلاً بالصغير'), [200, 500, 600, 60], 17),
    shown('name', [110, 575, 780, 165], 80),
    shown('date', [180, 785, 640, 52], 15),
    shown('details', [180, 848, 640, 46], 12),
  ],
);
