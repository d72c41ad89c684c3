import { fieldsOf, filledText, listOf, localizedText, millis, type Fields } from '@/lib/domain/parse/fields';

/** How the log compares a store's own page. */
export const OWN_PAGE = {
  kind: 'page',
  path: /^stores\/[^/]+\/ownPages\/([^/]+)$/,
  view,
  name: ({ draft }: Fields): string => {
    const { en, ar } = localizedText(fieldsOf(draft).title);
    return en || ar;
  },
} as const;

/** Sections by id, so that moving one changes no other. */
function view({ draft, live, next }: Fields): Fields {
  const { title, description, slug, image, post, sections } = fieldsOf(draft);
  const named = listOf(sections, auditedSection);
  return {
    ...{ title, description, slug, image, post },
    order: named.map(([id]) => id).join(' '),
    sections: Object.fromEntries(named),
    live: auditedPublication(live),
    next: auditedPublication(next),
  };
}

function auditedSection(section: unknown): [string, Fields] | undefined {
  const { id, ...fields } = fieldsOf(section);
  const named = filledText(id);
  return named ? [named, fields] : undefined;
}

function auditedPublication(publication: unknown): Fields | undefined {
  const { content, from, to } = fieldsOf(publication);
  const [since, until] = [from, to].map((instant) => {
    const at = millis(instant);
    return at === undefined ? undefined : new Date(at).toISOString();
  });
  return content ? { published: true, from: since, until } : undefined;
}
