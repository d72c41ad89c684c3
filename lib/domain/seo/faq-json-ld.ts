import type { SectionContents } from '@/lib/domain/own-pages/resolved-section';
import type { JsonLd } from './json-ld';

/** Questions and answers (https://developers.google.com/search/docs/appearance/structured-data/faqpage). */
export const faqJsonLd = (items: SectionContents['faq']['items']): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question.text,
    acceptedAnswer: { '@type': 'Answer', text: answer.text },
  })),
});
