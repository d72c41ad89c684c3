import { NAME, PHOTO, drawn, field, photo, said, shown, template, words } from './parts';

const SINCE = field('since', 'text', words('Since', 'منذ'), words('Since 2014', 'منذ ٢٠١٤'), 24, false);
const MEMBERS = field(
  'members',
  'text',
  words('Names', 'الأسماء'),
  words('Sami · Huda · Yara · Zaid', 'سامي · هدى · يارا · زيد'),
  90,
  false,
);

export const familyName = template(
  words('Family name', 'اسم العائلة'),
  { arabic: 'ruqaa', latin: 'playfair', ink: 'charcoal', background: 'paper' },
  [NAME('The Haddads', 'آل حدّاد'), MEMBERS, SINCE],
  [
    drawn('rule', [250, 270, 500, 30]),
    shown('name', [90, 330, 820, 230], 110),
    drawn('rule', [250, 590, 500, 30], 'ink', 'rule-below'),
    shown('members', [140, 645, 720, 90], 19, { maxLines: 2 }),
    shown('since', [250, 748, 500, 60], 16),
  ],
);

export const familyBorder = template(
  words('Welcome to our home', 'أهلاً في بيتنا'),
  { arabic: 'diwani', latin: 'display', ink: 'forest', background: 'sage' },
  [NAME('Mansour', 'منصور'), SINCE],
  [
    drawn('border', [60, 48, 880, 904]),
    drawn('star-eight', [410, 160, 180, 160]),
    said('welcome', words('Welcome to the home of', 'أهلاً وسهلاً في بيت'), [180, 372, 640, 70], 20),
    shown('name', [150, 480, 700, 190], 90),
    drawn('double-rule', [380, 722, 240, 20]),
    shown('since', [250, 766, 500, 62], 18),
  ],
);

export const familySkyline = template(
  words('Our town', 'بلدتنا'),
  { arabic: 'kufi', latin: 'sans', ink: 'navy', background: 'sand' },
  [NAME('The Khalils', 'آل خليل'), MEMBERS],
  [
    shown('name', [110, 170, 780, 200], 90),
    shown('members', [150, 400, 700, 90], 18, { maxLines: 2 }),
    drawn('skyline', [60, 540, 880, 380]),
  ],
);

export const familyPhoto = template(
  words('Family picture', 'صورة العائلة'),
  { arabic: 'ruqaa', latin: 'garamond', ink: 'charcoal', background: 'white' },
  [PHOTO, NAME('The Nassars', 'آل نصّار'), SINCE],
  [
    photo([190, 90, 620, 600], 'arch'),
    shown('name', [120, 725, 760, 115], 52),
    shown('since', [250, 852, 500, 60], 15),
  ],
);

const DEGREE = field(
  'degree',
  'text',
  words('Degree', 'الشهادة'),
  words('Bachelor of Architecture', 'بكالوريوس الهندسة المعمارية'),
  60,
);
const CLASS = field(
  'class',
  'text',
  words('Class', 'الدفعة'),
  words('Class of 2026', 'دفعة ٢٠٢٦'),
  30,
  false,
);

export const graduationLaurel = template(
  words('Graduation with laurel', 'تخرج وإكليل'),
  { arabic: 'diwani', latin: 'cinzel', ink: 'navy', background: 'paper' },
  [NAME('Rania Saleh', 'رانيا صالح'), DEGREE, CLASS],
  [
    drawn('border', [60, 48, 880, 904]),
    drawn('laurel', [330, 130, 340, 260]),
    drawn('star-eight', [440, 200, 120, 100]),
    said('honour', words('Congratulations', 'ألف مبروك'), [200, 420, 600, 60], 17),
    shown('name', [130, 498, 740, 140], 54),
    drawn('rule', [320, 660, 360, 26]),
    shown('degree', [160, 705, 680, 80], 20, { maxLines: 2 }),
    shown('class', [250, 800, 500, 58], 16),
  ],
);

export const graduationPhoto = template(
  words('Graduation picture', 'صورة التخرج'),
  { arabic: 'modern', latin: 'plex', ink: 'charcoal', background: 'sand' },
  [PHOTO, NAME('Karim Aziz', 'كريم عزيز'), DEGREE, CLASS],
  [
    photo([230, 110, 540, 430], 'circle'),
    shown('name', [110, 585, 780, 130], 56),
    shown('degree', [150, 730, 700, 80], 18, { maxLines: 2 }),
    drawn('double-rule', [420, 825, 160, 16]),
    shown('class', [250, 850, 500, 54], 15),
  ],
);
