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
    drawn('olive-branch', [330, 165, 340, 105]),
    shown('first', [220, 290, 560, 150], 52),
    said('and', words('&', 'و'), [400, 448, 200, 66], 26),
    shown('second', [220, 520, 560, 150], 52),
    drawn('rule', [330, 694, 340, 24]),
    shown('date', [230, 732, 540, 66], 15),
    shown('place', [230, 802, 540, 66], 15),
  ],
);

export const weddingOlive = template(
  words('Wedding with olive branches', 'زفاف وأغصان زيتون'),
  { arabic: 'diwani', latin: 'script', ink: 'charcoal', background: 'white' },
  [FIRST, SECOND, DATE],
  [
    drawn('olive-branch', [240, 140, 520, 150]),
    shown('first', [120, 310, 760, 165], 68),
    said('and', words('and', 'مع'), [400, 483, 200, 64], 20, { faces: { arabic: null, latin: 'garamond' } }),
    shown('second', [120, 553, 760, 165], 68),
    drawn('double-rule', [400, 752, 200, 20]),
    shown('date', [200, 792, 600, 66], 18, { faces: { arabic: null, latin: 'garamond' } }),
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
    shown('initials', [368, 250, 264, 150], 50),
    shown('first', [120, 598, 760, 96], 36),
    drawn('rule', [350, 704, 300, 24]),
    shown('second', [120, 736, 760, 96], 36),
    shown('date', [200, 850, 600, 60], 16),
  ],
);

export const birthMoon = template(
  words('Born under the moon', 'مولود تحت القمر'),
  { arabic: 'ruqaa', latin: 'hand', ink: 'cream', background: 'night' },
  [NAME('Noor', 'نور'), DATE, DETAILS],
  [
    drawn('crescent', [300, 120, 400, 360]),
    shown('name', [120, 505, 760, 195], 82),
    drawn('rule', [340, 738, 320, 24]),
    shown('date', [180, 772, 640, 70], 16, { faces: { arabic: null, latin: 'sans' } }),
    shown('details', [180, 846, 640, 62], 14, { faces: { arabic: null, latin: 'sans' } }),
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
    shown('date', [180, 776, 640, 58], 17),
    shown('details', [180, 842, 640, 54], 14),
  ],
);
