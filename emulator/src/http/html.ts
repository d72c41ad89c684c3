const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text safe inside HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A template whose inserted values are escaped, except what `html` itself made (also in lists). */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { html: parts.reduce((before, part, index) => before + render(values[index - 1]) + part) };
}

export interface Html {
  readonly html: string;
}
export type HtmlValue = string | number | Html | readonly Html[] | null | undefined;

function render(value: HtmlValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map((entry) => entry.html).join('');
}
