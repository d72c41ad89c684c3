import { textIn, type Locale, type LocalizedText } from '@/lib/domain/locale';
import type { VerseReference } from './verse-reference';

/** The surahs' names in the order of the Quran. */
const ARABIC = [
  'الفاتحة|البقرة|آل عمران|النساء|المائدة|الأنعام|الأعراف|الأنفال|التوبة|يونس|هود|يوسف|الرعد',
  'إبراهيم|الحجر|النحل|الإسراء|الكهف|مريم|طه|الأنبياء|الحج|المؤمنون|النور|الفرقان|الشعراء|النمل',
  'القصص|العنكبوت|الروم|لقمان|السجدة|الأحزاب|سبأ|فاطر|يس|الصافات|ص|الزمر|غافر|فصلت|الشورى|الزخرف',
  'الدخان|الجاثية|الأحقاف|محمد|الفتح|الحجرات|ق|الذاريات|الطور|النجم|القمر|الرحمن|الواقعة|الحديد',
  'المجادلة|الحشر|الممتحنة|الصف|الجمعة|المنافقون|التغابن|الطلاق|التحريم|الملك|القلم|الحاقة|المعارج',
  'نوح|الجن|المزمل|المدثر|القيامة|الإنسان|المرسلات|النبأ|النازعات|عبس|التكوير|الانفطار|المطففين',
  'الانشقاق|البروج|الطارق|الأعلى|الغاشية|الفجر|البلد|الشمس|الليل|الضحى|الشرح|التين|العلق|القدر',
  'البينة|الزلزلة|العاديات|القارعة|التكاثر|العصر|الهمزة|الفيل|قريش|الماعون|الكوثر|الكافرون|النصر',
  'المسد|الإخلاص|الفلق|الناس',
].join('|');

/** The same in Latin letters. */
const ENGLISH = [
  'Al-Fatihah|Al-Baqarah|Aal-i-Imran|An-Nisa|Al-Maidah|Al-Anam|Al-Araf|Al-Anfal|At-Tawbah|Yunus',
  'Hud|Yusuf|Ar-Rad|Ibrahim|Al-Hijr|An-Nahl|Al-Isra|Al-Kahf|Maryam|Ta-Ha|Al-Anbiya|Al-Hajj',
  'Al-Muminun|An-Nur|Al-Furqan|Ash-Shuara|An-Naml|Al-Qasas|Al-Ankabut|Ar-Rum|Luqman|As-Sajdah',
  'Al-Ahzab|Saba|Fatir|Ya-Sin|As-Saffat|Sad|Az-Zumar|Ghafir|Fussilat|Ash-Shura|Az-Zukhruf',
  'Ad-Dukhan|Al-Jathiyah|Al-Ahqaf|Muhammad|Al-Fath|Al-Hujurat|Qaf|Adh-Dhariyat|At-Tur|An-Najm',
  'Al-Qamar|Ar-Rahman|Al-Waqiah|Al-Hadid|Al-Mujadilah|Al-Hashr|Al-Mumtahanah|As-Saff|Al-Jumuah',
  'Al-Munafiqun|At-Taghabun|At-Talaq|At-Tahrim|Al-Mulk|Al-Qalam|Al-Haqqah|Al-Maarij|Nuh|Al-Jinn',
  'Al-Muzzammil|Al-Muddaththir|Al-Qiyamah|Al-Insan|Al-Mursalat|An-Naba|An-Naziat|Abasa|At-Takwir',
  'Al-Infitar|Al-Mutaffifin|Al-Inshiqaq|Al-Buruj|At-Tariq|Al-Ala|Al-Ghashiyah|Al-Fajr|Al-Balad',
  'Ash-Shams|Al-Layl|Ad-Duha|Ash-Sharh|At-Tin|Al-Alaq|Al-Qadr|Al-Bayyinah|Az-Zalzalah|Al-Adiyat',
  'Al-Qariah|At-Takathur|Al-Asr|Al-Humazah|Al-Fil|Quraysh|Al-Maun|Al-Kawthar|Al-Kafirun|An-Nasr',
  'Al-Masad|Al-Ikhlas|Al-Falaq|An-Nas',
].join('|');

/** The number of ayahs in each surah. */
const AYAHS = [
  '7|286|200|176|120|165|206|75|129|109|123|111|43|52|99|128|111|110|98|135|112|78|118|64|77|227',
  '93|88|69|60|34|30|73|54|45|83|182|88|75|85|54|53|89|59|37|35|38|29|18|45|60|49|62|55|78|96|29',
  '22|24|13|14|11|11|18|12|12|30|52|52|44|28|28|20|56|40|31|50|40|46|42|29|19|36|25|22|17|19|26|30',
  '20|15|21|11|8|8|19|5|8|8|11|11|8|3|9|5|4|7|3|6|3|5|4|5|6',
].join('|');

interface Surah {
  readonly name: LocalizedText;
  readonly ayahs: number;
}

/** The 114 surahs; the first is number 1. */
export const SURAHS: readonly Surah[] = AYAHS.split('|').map((count, index) => ({
  name: { en: ENGLISH.split('|')[index] ?? '', ar: ARABIC.split('|')[index] ?? '' },
  ayahs: Number(count),
}));

/** Formats a reference such as “Al-Baqarah 255” or “Al-Asr 1–3”, with numbers from `plain`. */
export function referenceText(
  { surah, from, to }: VerseReference,
  locale: Locale,
  plain: (value: number) => string,
): string {
  const found = SURAHS[surah - 1];
  const ayahs = from === to ? plain(from) : `${plain(from)}–${plain(to)}`;
  return `${found ? textIn(found.name, locale) : plain(surah)} ${ayahs}`;
}
