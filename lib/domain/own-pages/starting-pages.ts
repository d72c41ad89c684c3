import type { LocalizedText } from '@/lib/domain/locale';
import { newSection } from './new-section';
import { NEW_POST } from '@/lib/domain/posts/post';
import type { PageContent } from './own-page';
import type { Section, SectionKind } from './sections';

export const STARTING_PAGES = ['blank', 'season', 'collection', 'questions'] as const;
export type StartingPage = (typeof STARTING_PAGES)[number];

const both = (en: string, ar: string): LocalizedText => ({ en, ar });
const NO_TEXT = both('', '');
const SHOP_NOW = both('Shop now', 'تسوّق الآن');

/** A section with some of its fields; the page adds the id. */
const start = <K extends SectionKind>(kind: K, fields: Partial<Section<K>>) => ({ kind, fields });

const ASKED = [
  {
    question: both('How long does my order take?', 'كم يستغرق طلبي؟'),
    answer: both(
      'We make every board to order. The cart shows you the day on which it arrives before you pay.',
      'نصنع كل لوحة حسب الطلب، وتعرض لك السلة يوم وصولها قبل أن تدفع.',
    ),
  },
  {
    question: both('Can I change what is written on my board?', 'هل يمكنني تغيير ما كُتب على لوحتي؟'),
    answer: both(
      'Yes, until we begin to make it. Open your order and choose what you want to change.',
      'نعم، حتى نبدأ بصنعها. افتح طلبك واختر ما تريد تغييره.',
    ),
  },
  {
    question: both('What if something arrives broken?', 'ماذا لو وصل شيء مكسورًا؟'),
    answer: both(
      'Send us a picture of it. We make it again or give you your money back, as you like.',
      'أرسل لنا صورته، فنصنعه من جديد أو نعيد إليك مالك، كما تحب.',
    ),
  },
];

const PAGES: Readonly<
  Record<
    StartingPage,
    { title: LocalizedText; description: LocalizedText; sections: ReturnType<typeof start>[] }
  >
> = {
  blank: { title: NO_TEXT, description: NO_TEXT, sections: [] },
  season: {
    title: both('Gifts for the season', 'هدايا الموسم'),
    description: both(
      'Boards for your home and for those you love, ready in time for the season.',
      'لوحات لبيتك ولمن تحب، جاهزة في موعد الموسم.',
    ),
    sections: [
      start('hero', {
        title: both('A season to remember', 'موسم لا يُنسى'),
        subtitle: both('Boards with your words, made in time.', 'لوحات بكلماتك، تُصنع في وقتها.'),
        action: SHOP_NOW,
        link: '/products',
      }),
      start('countdown', { title: both('Order in time', 'اطلب قبل فوات الوقت'), link: '/products' }),
      start('products', { title: both('Chosen for the season', 'اخترناها للموسم'), source: 'newest' }),
      start('text', {
        title: both('A gift with a name', 'هدية تحمل اسمًا'),
        body: both(
          '<p>Tell us the name and a few words, and we write them on the board by hand. We pack it as a gift and put your card with it.</p>',
          '<p>أخبرنا بالاسم وبضع كلمات، ونكتبها على اللوحة بأيدينا. نغلّفها هديةً ونضع بطاقتك معها.</p>',
        ),
      }),
      start('faq', { title: both('Good to know', 'من المفيد أن تعرف'), items: ASKED.slice(0, 2) }),
    ],
  },
  collection: {
    title: both('Our new collection', 'مجموعتنا الجديدة'),
    description: both(
      'How our new collection came about, and all of its boards.',
      'كيف وُلدت مجموعتنا الجديدة، وكل لوحاتها.',
    ),
    sections: [
      start('hero', {
        title: both('The new collection', 'المجموعة الجديدة'),
        subtitle: both('Calm colours, warm wood.', 'ألوان هادئة وخشب دافئ.'),
        action: SHOP_NOW,
        link: '/products',
      }),
      start('text', {
        title: both('How it came about', 'كيف وُلدت'),
        body: both(
          '<p>We began with a piece of oak and the light of an afternoon. Everything in this collection follows from these two.</p>',
          '<p>بدأنا بقطعة من خشب السنديان وضوء بعد الظهر، وكل ما في هذه المجموعة جاء منهما.</p>',
        ),
      }),
      start('gallery', { title: both('At home', 'في البيت') }),
      start('beforeAfter', { title: both('One wall, twice', 'جدار واحد مرتين') }),
      start('products', { title: both('All of it', 'المجموعة كلها'), source: 'category' }),
    ],
  },
  questions: {
    title: both('Questions & answers', 'أسئلة وأجوبة'),
    description: both(
      'What customers ask us most: orders, changes, delivery and returns.',
      'أكثر ما يسألنا عنه الزبائن: الطلبات والتغييرات والتوصيل والإرجاع.',
    ),
    sections: [
      start('faq', { title: both('Before and after you order', 'قبل الطلب وبعده'), items: ASKED }),
      start('contact', { title: both('Ask us', 'اسألنا') }),
    ],
  },
};

/** The content of a new post: one text to write. */
export const startingPost = (title: LocalizedText, newId: () => string): PageContent => ({
  ...{ title, description: NO_TEXT, slug: NO_TEXT },
  post: NEW_POST,
  sections: [newSection('text', newId())],
});

/** The content of a new page from a template; the function derives its slug from the title. */
export function startingPage(start: StartingPage, newId: () => string): PageContent {
  const { sections, ...texts } = PAGES[start];
  return {
    ...texts,
    slug: NO_TEXT,
    sections: sections.map(({ kind, fields }) => ({ ...newSection(kind, newId()), ...fields }) as Section),
  };
}
