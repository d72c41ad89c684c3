import type { LocalizedText } from '@/lib/domain/locale';
import { text } from './design';
import type { Room } from '../pictures/furniture';

interface Group {
  readonly id: string;
  readonly name: LocalizedText;
}

export interface CategorySeed extends Group {
  /** The last sentence of the category's description. */
  readonly purpose: LocalizedText;
  readonly rooms: readonly Room[];
  /** Slug of the board whose picture represents the category. */
  readonly cover: string;
  readonly subCategories: readonly Group[];
}

export const CATEGORIES: readonly CategorySeed[] = [
  {
    id: 'quotes',
    name: text('Quotes & Proverbs', 'أقوال وأمثال'),
    purpose: text('A good gift for someone who starts something new.', 'هدية جميلة لمن يبدأ شيئًا جديدًا.'),
    rooms: ['desk', 'sideboard', 'bench'],
    cover: 'patience-is-the-key',
    subCategories: [
      { id: 'arabic-proverbs', name: text('Arabic Proverbs', 'أمثال عربية') },
      { id: 'english-lines', name: text('English Lines', 'عبارات إنجليزية') },
      { id: 'single-words', name: text('Single Words', 'كلمات مفردة') },
    ],
  },
  {
    id: 'patterns',
    name: text('Patterns', 'زخارف هندسية'),
    purpose: text(
      'Strong enough to stand alone, calm enough for a group of three.',
      'قوية بما يكفي وحدها، وهادئة بما يكفي ضمن ثلاثية.',
    ),
    rooms: ['sideboard', 'armchair', 'bench'],
    cover: 'alhambra-octagons',
    subCategories: [
      { id: 'islamic-stars', name: text('Islamic Stars', 'نجوم إسلامية') },
      { id: 'bauhaus', name: text('Bauhaus', 'باوهاوس') },
      { id: 'arcs', name: text('Arcs & Waves', 'أقواس وأمواج') },
    ],
  },
  {
    id: 'botanicals',
    name: text('Botanicals', 'نباتات'),
    purpose: text(
      'It never needs water and always faces the light.',
      'لا تحتاج إلى ماء وتبقى دائمًا في مواجهة الضوء.',
    ),
    rooms: ['bench', 'sideboard', 'armchair'],
    cover: 'olive-branch',
    subCategories: [
      { id: 'leaves', name: text('Leaves & Branches', 'أوراق وأغصان') },
      { id: 'flowers', name: text('Flowers', 'أزهار') },
    ],
  },
  {
    id: 'landscapes',
    name: text('Landscapes', 'مناظر طبيعية'),
    purpose: text('It opens a small room by several miles.', 'تفتح الغرفة الصغيرة على أميال من المدى.'),
    rooms: ['armchair', 'bench', 'sideboard'],
    cover: 'empty-quarter',
    subCategories: [
      { id: 'deserts', name: text('Deserts', 'صحارى') },
      { id: 'seas', name: text('Seas', 'بحار') },
      { id: 'mountains', name: text('Mountains', 'جبال') },
    ],
  },
  {
    id: 'lines',
    name: text('Quiet Lines', 'خطوط هادئة'),
    purpose: text('For walls that would rather speak softly.', 'للجدران التي تفضّل الكلام بصوت خفيض.'),
    rooms: ['desk', 'bench', 'armchair'],
    cover: 'vase-with-twigs',
    subCategories: [
      { id: 'still-life', name: text('Still Life', 'طبيعة صامتة') },
      { id: 'architecture', name: text('Arches', 'أقواس معمارية') },
      { id: 'abstract-lines', name: text('Abstract', 'تجريد') },
    ],
  },
  {
    id: 'kids',
    name: text('For Children', 'للأطفال'),
    purpose: text(
      'Printed with food-safe inks, behind acrylic that does not splinter.',
      'مطبوعة بأحبار آمنة وخلف أكريليك لا يتشظّى.',
    ),
    rooms: ['nursery'],
    cover: 'happy-whale',
    subCategories: [
      { id: 'letters', name: text('Letters', 'حروف') },
      { id: 'animals', name: text('Animals', 'حيوانات') },
      { id: 'wonder', name: text('Sky & Wonder', 'سماء ودهشة') },
    ],
  },
];

export const BRANDS: readonly (Group & {
  readonly palette: 'emerald' | 'primary' | 'olive' | 'indigo' | 'playroom';
})[] = [
  { id: 'dar-al-harf', name: text('Dar Al Harf', 'دار الحرف'), palette: 'emerald' },
  { id: 'atelier-kreis', name: text('Atelier Kreis', 'أتيليه كرايس'), palette: 'primary' },
  { id: 'bustan', name: text('Bustan', 'بستان'), palette: 'olive' },
  { id: 'north-and-dune', name: text('North & Dune', 'شمال وكثيب'), palette: 'indigo' },
  { id: 'little-lantern', name: text('Little Lantern', 'الفانوس الصغير'), palette: 'playroom' },
];
