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
    // The page already has its only level-1 heading.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
  },
};

/**
 * Sanitizes rich text: only structure and links, nothing that runs, loads or styles. Empty without content.
 * `textFilter` maps each text node.
 */
export function safeHtml(html: string, textFilter?: (text: string) => string): string {
  const safe = sanitizeHtml(html, { ...OPTIONS, ...(textFilter && { textFilter }) }).trim();
  const hasText = /\S/.test(safe.replace(/<[^>]*>|&nbsp;/g, ''));
  return hasText ? safe : '';
}
