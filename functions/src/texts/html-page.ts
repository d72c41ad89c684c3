import { escapeMarkup } from '@/lib/domain/escape-markup';
import { directionOf, type Locale } from '@/lib/domain/locale';
import { withoutLinks } from './without-links';

/** A rendered mail without its sender's footer. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly page: MailPage;
}

interface MailLine {
  readonly title: string;
  readonly amount: string;
  /** The link on its title. */
  readonly link?: string;
  /** The address of its picture, if it is shown. */
  readonly picture?: string | null;
}

interface MailPicture {
  readonly label: string;
  readonly address: string;
}

interface MailPage {
  readonly locale: Locale;
  readonly subject: string;
  readonly store: string;
  /** `#rrggbb` of the store. */
  readonly color: string;
  readonly greeting?: string;
  readonly lead: string;
  /** Shown side by side. */
  readonly pictures?: readonly MailPicture[];
  readonly lines?: readonly MailLine[];
  readonly sums?: readonly (readonly [label: string, amount: string])[];
  readonly details?: readonly (readonly [label: string, value: string])[];
  readonly action: { readonly label: string; readonly link: string };
  /** A second, less prominent link. */
  readonly more?: { readonly label: string; readonly link: string } | undefined;
  /** The link that unsubscribes from offers, shown last. */
  readonly stop?: { readonly label: string; readonly link: string } | undefined;
}

/** Escaped, with line breaks as `<br>`. */
const block = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');

const anchor = (link: string, label: string) => `<a href="${escapeMarkup(link)}">${block(label)}</a>`;

const row = (start: string, end: string, style = '', { picture = '', link = '' } = {}) =>
  `<tr><td style="padding:6px 0;${style}">${picture}<bdi>${link ? anchor(link, start) : block(start)}</bdi></td>` +
  `<td style="padding:6px 0;text-align:end;white-space:nowrap;${style}">${block(end)}</td></tr>`;

/** The title beside it says what it shows. */
const image = (address: string) =>
  `<img src="${escapeMarkup(address)}" alt="" width="96" style="display:block;margin-bottom:6px">`;

/** The label above it says what it shows. */
const cell = ({ label, address }: MailPicture) =>
  `<td style="padding:0 6px 12px;width:50%;vertical-align:top;text-align:center">${block(label)}<br>` +
  `<img src="${escapeMarkup(address)}" alt="" width="240" style="display:block;width:100%;max-width:240px;height:auto;margin:6px auto 0"></td>`;

/**
 * Relative luminance above which black text has more contrast than white (https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio).
 */
const LIGHT = 0.179;

/** The text colour that is readable on a store's colour. */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHT ? '#000' : '#fff';
}

/** Adds the sender's footer to both forms of a mail. */
export const finishMail = ({ subject, text, page }: RenderedMail, footer: string) => ({
  subject,
  text: `${text}\n\n-- \n${footer}`,
  html: htmlPage(page, footer),
});

/** One self-contained page: tables and inline styles, because mail programs know little else. */
function htmlPage(page: MailPage, footer: string): string {
  const {
    locale,
    subject,
    store,
    color,
    greeting = '',
    lead,
    pictures = [],
    lines = [],
    sums = [],
    details = [],
    action,
    more,
    stop,
  } = page;
  const direction = directionOf(locale);
  const ink = inkOn(color);
  const bought = lines.map(({ title, amount, picture, link }) =>
    row(title, amount, 'border-bottom:1px solid #e4e6ee;', {
      ...(picture && { picture: image(picture) }),
      ...(link && { link }),
    }),
  );
  const amounts = sums.map(([label, amount], at) =>
    row(label, amount, at === sums.length - 1 ? 'font-weight:bold;' : ''),
  );
  const facts = details.map(
    ([label, value]) =>
      `<p style="margin:0 0 8px"><strong>${block(label)}</strong><br><bdi>${block(value)}</bdi></p>`,
  );
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;background:#f5f6fa;font-family:'Segoe UI',Tahoma,Arial,sans-serif;color:#1d2233;line-height:1.6">
<table role="presentation" dir="${direction}" width="100%" style="max-width:560px;margin:0 auto;background:#fff;border-collapse:collapse">
<tr><td style="background:${color};color:${ink};padding:20px 24px;font-size:20px;font-weight:bold"><bdi>${escapeMarkup(withoutLinks(store))}</bdi></td></tr>
<tr><td style="padding:24px">
${greeting ? `<p style="margin:0 0 8px">${block(greeting)}</p>` : ''}
<p style="margin:0 0 16px">${block(lead)}</p>
${pictures.length > 0 ? `<table role="presentation" width="100%" style="border-collapse:collapse"><tr>${pictures.map(cell).join('')}</tr></table>` : ''}
<table role="presentation" width="100%" style="border-collapse:collapse">${bought.join('')}${amounts.join('')}</table>
<p style="margin:24px 0"><a href="${escapeMarkup(action.link)}" style="background:${color};color:${ink};padding:12px 20px;border-radius:6px;text-decoration:none">${escapeMarkup(action.label)}</a></p>
${more ? `<p style="margin:0 0 24px"><a href="${escapeMarkup(more.link)}">${escapeMarkup(more.label)}</a></p>` : ''}
${facts.join('\n')}
${stop ? `<p style="margin:24px 0 0;font-size:12px"><a href="${escapeMarkup(stop.link)}">${escapeMarkup(stop.label)}</a></p>` : ''}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #e4e6ee;font-size:12px;color:#5b6178">${block(footer)}</td></tr>
</table>
</body>
</html>`;
}
