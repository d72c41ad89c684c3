import type { Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { StoreTotal } from '@/functions/src/limits/rate-limits';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { renderNotice } from './render-notice';

/** Renders the notice that strangers call something far more often than usual. */
export function renderLimitMail(
  total: StoreTotal,
  setting: StoreSetting,
  locale: Locale,
  link: string,
): RenderedMail {
  const { totals, openAdmin } = mailTexts[locale];
  const values = { name: totals[total] };
  return renderNotice({
    kind: 'owner-limit-passed',
    setting,
    locale,
    values,
    action: { label: openAdmin, link },
  });
}
