import type { Product } from '@/lib/domain/catalogue/product';
import type { OwnPage, PageContent } from '@/lib/domain/own-pages/own-page';
import { newSection } from '@/lib/domain/own-pages/new-section';
import type { Section } from '@/lib/domain/own-pages/sections';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { text } from './design';

const DAY_MS = 24 * 60 * 60 * 1000;

const body = (en: string, ar: string): Section =>
  ({ ...newSection('text', 'text'), body: text(en, ar) }) as Section;

/** The demo store's posts, published before `now` (milliseconds). */
export function demoPosts(setting: StoreSetting, products: readonly Product[], now: number): OwnPage[] {
  const [first] = products.flatMap(({ images }) => images.slice(0, 1));
  const author = text('Layla Haddad', 'ليلى حداد');
  const workshop = text('Workshop', 'الورشة');
  const home = text('At home', 'في البيت');
  const contents: PageContent[] = [
    {
      title: text('How to hang a board', 'كيف تعلّق لوحة'),
      description: text(
        'Two nails, one string and a little patience: where a board hangs best, and how it stays there.',
        'مسماران وخيط وشيء من الصبر: أين تعلَّق اللوحة، وكيف تثبت مكانها.',
      ),
      slug: text('how-to-hang-a-board', 'كيف-تعلق-لوحة'),
      ...(first && { image: first }),
      post: { author, tags: [home], date: now - 3 * DAY_MS },
      sections: [
        body(
          '<p>Hang the middle of the board at the height of your eyes, and a little lower above a sofa. Daylight from the side shows the relief of the paper; sun in front of it fades the ink.</p><p>Take two nails instead of one: the board stays level when a door is shut.</p>',
          '<p>اجعل منتصف اللوحة على مستوى عينيك، وأخفض قليلًا فوق الأريكة. ضوء النهار من الجانب يُظهر ملمس الورق، أما الشمس المباشرة فتُبهت الحبر.</p><p>استعمل مسمارين بدل واحد، فتبقى اللوحة مستقيمة مهما أُغلقت الأبواب.</p>',
        ),
      ],
    },
    {
      title: text('From paper to wall', 'من الورقة إلى الجدار'),
      description: text(
        'What happens in our workshop between your order and the parcel.',
        'ما يجري في ورشتنا بين طلبك والطرد.',
      ),
      slug: text('from-paper-to-wall', 'من-الورقة-إلى-الجدار'),
      ...(setting.homepage.hero.image && { image: setting.homepage.hero.image }),
      post: { author, tags: [workshop, home], date: now - 20 * DAY_MS },
      sections: [
        body(
          '<p>We print on cotton paper, let it rest for a night, and cut the frame while it does. Glass comes last, when no dust is left.</p>',
          '<p>نطبع على ورق قطني ونتركه ليلة، وفي أثناء ذلك نقصّ الإطار. ثم يأتي الزجاج أخيرًا حين لا يبقى غبار.</p>',
        ),
      ],
    },
  ];
  return contents.map((content) => {
    const at = content.post?.date ?? now;
    const live = { content, from: null, to: null, at };
    const id = content.slug.en;
    return { id, draft: content, live, next: null, formerSlugs: [], publishedAt: at, updatedAt: at };
  });
}
