import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel'], '*': ['dir'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has its one level-1 heading already.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
  },
};

/**
 * Sanitizes rich text: structure and links only, nothing that runs, loads or styles. Empty when it has no
 * content. `textFilter` maps each of its texts.
 */
export function safeHtml(html: string, textFilter?: (text: string) => string): string {
  const safe = sanitizeHtml(html, { ...OPTIONS, ...(textFilter && { textFilter }) }).trim();
  const hasText = /\S/.test(safe.replace(/<[^>]*>|&nbsp;/g, ''));
  return hasText ? safe : '';
}
