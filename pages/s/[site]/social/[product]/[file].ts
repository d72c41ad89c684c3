import { socialPicture } from '@/lib/server/social/social-picture';
import ar from '@/locales/ar/catalogue.json';
import en from '@/locales/en/catalogue.json';
import { brandColors } from '@/theme/brand/brand-colors';
import { PAGE } from '@/theme/tokens/page';

export default function SocialPicture() {
  return null;
}

const FROM = { en: en.card.from, ar: ar.card.from };

export const getServerSideProps = socialPicture({
  colorsOf: (primary, secondary) => {
    const { solid, contrast, fg } = brandColors(primary, secondary).light;
    return { page: PAGE.light, title: PAGE.dark, store: fg, price: solid, onPrice: contrast };
  },
  fromOf: (price, locale) => `${FROM[locale]} ${price}`,
});
