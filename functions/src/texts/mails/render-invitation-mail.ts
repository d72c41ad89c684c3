import type { Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { RenderedMail } from '../html-page';
import { mailTexts } from '../mail-texts';
import { renderNotice } from './render-notice';

/** Renders the invitation to the store's staff; `link` leads to the page that accepts it. */
export const renderInvitationMail = (setting: StoreSetting, locale: Locale, link: string): RenderedMail =>
  renderNotice({
    kind: 'staff-invitation',
    setting,
    locale,
    action: { label: mailTexts[locale].openInvitation, link },
  });
