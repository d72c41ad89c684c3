/** What reviewers wrote, in the language they wrote it: rating, title, comment. */
export type ReviewText = readonly [rating: 1 | 2 | 3 | 4 | 5, title: string, comment: string];

export const REVIEWS_EN: readonly ReviewText[] = [
  [
    5,
    'Better than on screen',
    'The paper has a real tooth to it and the colours are calmer than I expected, in the best way.',
  ],
  [
    5,
    'A gift that stayed on the wall',
    'Gave it to my sister for her new flat. She moved the clock to make room for it.',
  ],
  [
    4,
    'Lovely, frame slightly dark',
    'Beautiful print. The walnut is a shade darker than in the picture, but it suits the room.',
  ],
  [5, 'Perfect over the sideboard', 'We took the large one and it holds the whole wall together.'],
  [4, 'Well packed', 'Arrived in three days without a scratch. I only wish the hanging hooks were included.'],
  [3, 'Good, smaller than I pictured', 'Quality is fine, but measure twice: A4 is modest on a big wall.'],
  [
    5,
    'My daughter says goodnight to it',
    'Sturdy frame, no sharp corners, and she knows every detail by heart.',
  ],
  [5, 'Second order already', 'The first one was lonely, so now there are three.'],
  [
    4,
    'Fine lines, fine work',
    'You see something new from close up. One corner of the box was dented, the board was not.',
  ],
];

export const REVIEWS_AR: readonly ReviewText[] = [
  [5, 'أجمل من الصورة', 'الورق سميك والألوان هادئة، وكل من دخل البيت سأل عنها.'],
  [5, 'هدية موفقة', 'أهديتها لصديقتي في بيتها الجديد فعلّقتها في أول يوم.'],
  [4, 'جميلة والإطار أغمق قليلًا', 'الطباعة ممتازة، ولون الجوز أغمق بدرجة من الصورة لكنه لائق.'],
  [5, 'الخط مرسوم بعناية', 'أنا مدرّس خط عربي ويهمني التفصيل، والحروف هنا متصلة ومتوازنة كما ينبغي.'],
  [4, 'تغليف ممتاز', 'وصلت خلال ثلاثة أيام سليمة تمامًا. ينقصها فقط مسمار التعليق.'],
  [3, 'جيدة لكنها أصغر مما تخيلت', 'الجودة لا بأس بها، لكن أنصح بقياس الجدار قبل الطلب.'],
  [5, 'ابني يحفظها', 'صار يشير إلى كل حرف ويسمّيه قبل النوم.'],
  [5, 'طلبت مرة ثانية', 'الأولى كانت وحيدة على الجدار فصارت ثلاثًا.'],
];
