import type { Locale, LocalizedText } from '@/lib/domain/locale';

/** A line of poetry for boards, free of copyright: its poet died more than a hundred years ago. */
export interface KnownLine {
  readonly text: string;
  /** The language of the text. */
  readonly language: Locale;
  readonly source: LocalizedText;
}

const line = (language: Locale, text: string, en: string, ar: string): KnownLine => ({
  language,
  text,
  source: { en, ar },
});
const arabic = (text: string, ar = 'مثل عربي', en = 'Arabic proverb') => line('ar', text, en, ar);
const english = (text: string, source: string) => line('en', text, source, source);
const proverb = (text: string) => line('en', text, 'English proverb', 'مثل إنجليزي');

/** The two halves of an Arabic verse are two lines. */
export const KNOWN_LINES: readonly KnownLine[] = [
  arabic('على قدر أهل العزم تأتي العزائم\nوتأتي على قدر الكرام المكارم', 'المتنبي', 'Al-Mutanabbi'),
  arabic('الخيل والليل والبيداء تعرفني\nوالسيف والرمح والقرطاس والقلم', 'المتنبي', 'Al-Mutanabbi'),
  arabic('ما كل ما يتمنى المرء يدركه\nتجري الرياح بما لا تشتهي السفن', 'المتنبي', 'Al-Mutanabbi'),
  arabic('إذا غامرت في شرف مروم\nفلا تقنع بما دون النجوم', 'المتنبي', 'Al-Mutanabbi'),
  arabic('أعز مكان في الدنى سرج سابح\nوخير جليس في الزمان كتاب', 'المتنبي', 'Al-Mutanabbi'),
  arabic('وإذا كانت النفوس كبارا\nتعبت في مرادها الأجسام', 'المتنبي', 'Al-Mutanabbi'),
  arabic('إذا أنت أكرمت الكريم ملكته\nوإن أنت أكرمت اللئيم تمردا', 'المتنبي', 'Al-Mutanabbi'),
  arabic('السيف أصدق أنباء من الكتب\nفي حده الحد بين الجد واللعب', 'أبو تمام', 'Abu Tammam'),
  arabic('نقل فؤادك حيث شئت من الهوى\nما الحب إلا للحبيب الأول', 'أبو تمام', 'Abu Tammam'),
  arabic('كم منزل في الأرض يألفه الفتى\nوحنينه أبدا لأول منزل', 'أبو تمام', 'Abu Tammam'),
  arabic('ستبدي لك الأيام ما كنت جاهلا\nويأتيك بالأخبار من لم تزود', 'طرفة بن العبد', 'Tarafa'),
  arabic('ومهما تكن عند امرئ من خليقة\nوإن خالها تخفى على الناس تعلم', 'زهير بن أبي سلمى', 'Zuhayr'),
  arabic('قفا نبك من ذكرى حبيب ومنزل\nبسقط اللوى بين الدخول فحومل', 'امرؤ القيس', 'Imru al-Qays'),
  arabic('إذا المرء لم يدنس من اللؤم عرضه\nفكل رداء يرتديه جميل', 'السموأل', 'As-Samawal'),
  arabic('دع الأيام تفعل ما تشاء\nوطب نفسا إذا حكم القضاء', 'الإمام الشافعي', 'Ash-Shafii'),
  arabic('من يفعل الخير لا يعدم جوازيه\nلا يذهب العرف بين الله والناس', 'الحطيئة', 'Al-Hutaya'),
  arabic('أضحى التنائي بديلا من تدانينا\nوناب عن طيب لقيانا تجافينا', 'ابن زيدون', 'Ibn Zaydun'),
  arabic('ولي وطن آليت ألا أبيعه\nوألا أرى غيري له الدهر مالكا', 'ابن الرومي', 'Ibn ar-Rumi'),
  arabic(
    'أراك عصي الدمع شيمتك الصبر\nأما للهوى نهي عليك ولا أمر',
    'أبو فراس الحمداني',
    'Abu Firas al-Hamdani',
  ),
  arabic('الصبر مفتاح الفرج'),
  arabic('من جد وجد ومن زرع حصد'),
  arabic('الجار قبل الدار'),
  arabic('العلم نور'),
  arabic('خير الكلام ما قل ودل'),
  arabic('القناعة كنز لا يفنى'),
  english(
    'Shall I compare thee to a summer’s day?\nThou art more lovely and more temperate',
    'William Shakespeare, Sonnet 18',
  ),
  english('Love is not love\nWhich alters when it alteration finds', 'William Shakespeare, Sonnet 116'),
  english('A thing of beauty is a joy for ever', 'John Keats, Endymion'),
  english('“Hope” is the thing with feathers\nThat perches in the soul', 'Emily Dickinson'),
  english('I wandered lonely as a cloud', 'William Wordsworth'),
  english('My heart leaps up when I behold\nA rainbow in the sky', 'William Wordsworth'),
  english('To strive, to seek, to find, and not to yield', 'Alfred Tennyson, Ulysses'),
  english(
    '’Tis better to have loved and lost\nThan never to have loved at all',
    'Alfred Tennyson, In Memoriam',
  ),
  english('O my Luve’s like a red, red rose\nThat’s newly sprung in June', 'Robert Burns'),
  english('To see a World in a Grain of Sand\nAnd a Heaven in a Wild Flower', 'William Blake'),
  english('Come live with me and be my love', 'Christopher Marlowe'),
  english('How do I love thee? Let me count the ways', 'Elizabeth Barrett Browning'),
  english('Grow old along with me!\nThe best is yet to be', 'Robert Browning'),
  english('No man is an island', 'John Donne'),
  english('She walks in beauty, like the night\nOf cloudless climes and starry skies', 'Lord Byron'),
  english('Gather ye rosebuds while ye may', 'Robert Herrick'),
  english('I celebrate myself, and sing myself', 'Walt Whitman, Song of Myself'),
  english('Home is the sailor, home from sea,\nAnd the hunter home from the hill', 'Robert Louis Stevenson'),
  english('My heart is like a singing bird', 'Christina Rossetti'),
  english('If winter comes, can spring be far behind?', 'Percy Bysshe Shelley'),
  proverb('There is no place like home'),
  proverb('Where there’s a will, there’s a way'),
  proverb('Many hands make light work'),
  proverb('Great oaks from little acorns grow'),
];
