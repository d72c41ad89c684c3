import type { Product } from '@/lib/domain/catalogue/product';
import type { LocalizedText } from '@/lib/domain/locale';
import type { OwnPage, PageContent } from '@/lib/domain/own-pages/own-page';
import { newSection } from '@/lib/domain/own-pages/new-section';
import type { Section, SectionKind } from '@/lib/domain/own-pages/sections';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { text } from './design';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The board in the page's before/after section: its print and its frame. */
const COMPARED = 'patience-is-the-key';

const question = (asked: LocalizedText, answer: LocalizedText) => ({ question: asked, answer });

const section = <K extends SectionKind>(kind: K, fields: Partial<Section<K>> = {}): Section =>
  ({ ...newSection(kind, kind), ...fields }) as unknown as Section;

const published = (id: string, content: PageContent, now: number): OwnPage => {
  const live = { content, from: null, to: null };
  return { id, draft: content, live, next: null, formerSlugs: [], updatedAt: now };
};

/** The demo store's first page, built of sections and published at `now` (milliseconds). */
export function ramadanPage(setting: StoreSetting, products: readonly Product[], now: number): OwnPage {
  const [print = null, framed = null] = products.find(({ slug }) => slug === COMPARED)?.images ?? [];
  const content: PageContent = {
    title: text('Ramadan at home', 'رمضان في البيت'),
    description: text(
      'Boards for the evenings of Ramadan: quiet words and old patterns, framed by hand and sent in time for the first night.',
      'لوحات لأمسيات رمضان: كلمات هادئة وزخارف عريقة، مؤطرة باليد وتصل قبل أول ليلة.',
    ),
    slug: text('ramadan', 'رمضان'),
    sections: [
      section('hero', {
        title: text('Evenings that are worth a wall', 'أمسيات تستحق جدارًا'),
        subtitle: text(
          'When the table is laid and the street grows quiet, a good line is good company.',
          'حين تُمدّ المائدة ويهدأ الشارع، تكون الكلمة الطيبة خير جليس.',
        ),
        image: setting.homepage.hero.image,
        action: text('See all boards', 'شاهد كل اللوحات'),
        link: '/products',
      }),
      section('countdown', {
        title: text('Order in time for the first night', 'اطلب قبل أول ليلة'),
        until: now + 30 * DAY_MS,
        link: '/products',
      }),
      section('text', {
        title: text('Chosen slowly', 'اخترناها على مهل'),
        body: text(
          '<p>We looked for boards that one can live with for thirty evenings and then for years: <strong>patterns</strong> that the eye follows without haste, and <strong>sentences</strong> that say something else each time.</p><p>Each is printed on cotton paper when you order it, and framed in solid wood.</p>',
          '<p>بحثنا عن لوحات تصاحبك ثلاثين أمسية ثم سنوات: <strong>زخارف</strong> تتبعها العين على مهل، و<strong>جمل</strong> تقول كل مرة شيئًا جديدًا.</p><p>نطبع كل لوحة على ورق قطني عند طلبها، ونؤطرها بخشب طبيعي.</p>',
        ),
      }),
      section('products', {
        title: text('Loved by others', 'أحبها غيرك'),
        source: 'best-seller',
      }),
      section('beforeAfter', {
        title: text('The print, and the board', 'الطبعة ثم اللوحة'),
        before: print,
        after: framed,
      }),
      section('faq', {
        title: text('Before you order', 'قبل أن تطلب'),
        items: [
          question(
            text('Will it arrive before Ramadan?', 'هل تصل قبل رمضان؟'),
            text(
              'The checkout names the day for your address before you pay. What is ordered while the clock above runs leaves us in time.',
              'تذكر لك صفحة الدفع يوم الوصول إلى عنوانك قبل أن تدفع. وما يُطلب قبل انتهاء العدّاد أعلاه يغادرنا في موعده.',
            ),
          ),
          question(
            text('Can I send it as a gift?', 'هل يمكن إرسالها هدية؟'),
            text(
              'Yes. Give us the address of whoever gets it; no price is on the board or its paper.',
              'نعم. أعطنا عنوان من تهديها إليه، فلا سعر على اللوحة ولا على غلافها.',
            ),
          ),
          question(
            text('What if the frame does not suit the room?', 'ماذا لو لم يناسب الإطار الغرفة؟'),
            text(
              'Send it back within the days that our terms name, or exchange it for another frame.',
              'أعدها خلال الأيام المذكورة في شروطنا، أو استبدل بها إطارًا آخر.',
            ),
          ),
        ],
      }),
    ],
  };
  return published('ramadan', content, now);
}

/** The demo store's second page, with all kinds of sections that the first does not use. */
export function workshopPage(products: readonly Product[], now: number): OwnPage {
  const studio = products.find((product) => product.studio);
  const content: PageContent = {
    title: text('From our workshop', 'من ورشتنا'),
    description: text(
      'Who makes your board, what others say about theirs, and how to reach us.',
      'من يصنع لوحتك، وما يقوله غيرك عن لوحاتهم، وكيف تصل إلينا.',
    ),
    slug: text('workshop', 'ورشتنا'),
    sections: [
      section('studio', {
        title: text('Your words, our frame', 'كلماتك في إطارنا'),
        subtitle: text(
          'A name, a date, a line that stays with you: write it, see it on the board at once, and we make it by hand.',
          'اسم أو تاريخ أو عبارة ترافقك: اكتبها وشاهدها على اللوحة فورًا، ونصنعها لك باليد.',
        ),
        productId: studio?.id ?? '',
        action: text('Start writing', 'ابدأ الكتابة'),
      }),
      section('testimonials', { title: text('What hangs elsewhere', 'على جدران غيرك'), count: 3 }),
      section('categories', { title: text('Where to begin', 'من أين تبدأ') }),
      section('brands', { title: text('Makers we work with', 'من نعمل معهم') }),
      section('gallery', {
        title: text('Fresh from the bench', 'خرجت للتو من الورشة'),
        images: products.slice(0, 4).flatMap(({ images }) => images.slice(0, 1)),
      }),
      section('video', {
        title: text('What we watch while the glue dries', 'ما نشاهده ريثما يجف الغراء'),
        // An open film of the Blender Foundation.
        address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      }),
      section('newsletter', {
        title: text('First to know', 'أول من يعلم'),
        subtitle: text(
          'One letter a month: what is new, and what is nearly gone.',
          'رسالة واحدة كل شهر: الجديد، وما أوشك على النفاد.',
        ),
      }),
      section('spacer'),
      section('hours', {
        title: text('When the workshop is open', 'متى تفتح الورشة'),
        point: '25.2635, 55.2972',
        week: [
          ...([1, 2, 3, 4] as const).map((day) => ({ day, from: '08:00', to: '17:00' })),
          { day: 5, from: '08:00', to: '12:00' },
          { day: 5, from: '14:00', to: '17:00' },
        ],
        note: text('In Ramadan we open at ten.', 'في رمضان نفتح في العاشرة صباحًا.'),
      }),
      section('contact', { title: text('Come by, or write', 'زرنا أو راسلنا') }),
    ],
  };
  return published('workshop', content, now);
}
