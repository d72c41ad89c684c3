import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { PageSections } from '@/components/storefront/pages/page-sections';
import { PostHeader } from '@/components/storefront/posts/post-header';
import { PostTags } from '@/components/storefront/posts/post-facts';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { resolveSections } from '@/lib/domain/own-pages/resolve-sections';
import { textOf, withAlt } from '@/lib/domain/own-pages/shown-text';
import { factsIn } from '@/lib/domain/posts/shown-post';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { usePreviewedPage } from './use-previewed-page';
import { useSectionLists } from './use-section-lists';

const ComposedHome = dynamic(() =>
  import('@/components/storefront/home/composed-home').then((module) => module.ComposedHome),
);

interface OwnPagePreviewProps {
  readonly categories: readonly ListedCategory[];
}

/** Previews a page's unsaved content inside the editor's frame; empty elsewhere. */
export function OwnPagePreview({ categories }: OwnPagePreviewProps) {
  const { t } = useTranslation('own-pages');
  const locale = useLocale();
  const content = usePreviewedPage();
  return (
    <>
      <StorefrontHead page={(content && localized(content.title, locale)) || t('preview')} noIndex />
      {content && <Previewed content={content} categories={categories} />}
    </>
  );
}

function Previewed({ content, categories }: OwnPagePreviewProps & { readonly content: PageContent }) {
  const locale = useLocale();
  const { id } = useRouter().query;
  const [at] = useState(() => Date.now());
  // Ignores the dates, because a season's sections are written before it starts.
  const shown = content.sections.filter(({ languages }) => languages === 'all' || languages === locale);
  const lists = useSectionLists(shown, locale, at);
  // Safe without cleaning: saved texts are cleaned, and unsaved ones come from text fields, which cannot hold scripts.
  const html = isolateNumberPairs;
  const sections = resolveSections(shown, { ...lists, locale, at, categories, html });
  const { title, post, image } = content;
  if (id === HOME_PAGE_ID) return <ComposedHome sections={sections} />;
  if (!post) return <PageSections title={textOf(title, locale)} sections={sections} />;
  const date = post.date ?? at;
  const facts = factsIn({ post, date, updatedAt: date }, locale);
  return (
    <>
      <PostHeader title={textOf(title, locale)} image={image ? withAlt(image, locale) : null} facts={facts} />
      <PageSections title={null} sections={sections} />
      <PostTags tags={facts.tags} />
    </>
  );
}
