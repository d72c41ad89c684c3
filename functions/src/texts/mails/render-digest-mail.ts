import { formatsOf } from '@/lib/domain/formats';
import type { Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { RenderedMail } from '../html-page';
import { mailTexts } from '../mail-texts';
import { renderNotice } from './render-notice';

/** Renders the digest of notices that were withheld one by one. */
export function renderDigestMail(
  count: number,
  setting: StoreSetting,
  locale: Locale,
  link: string,
): RenderedMail {
  const values = { count: formatsOf({ locale, numerals: setting.numerals }).count(count) };
  const action = { label: mailTexts[locale].openAdmin, link };
  return renderNotice({ kind: 'owner-digest', setting, locale, values, action });
}
