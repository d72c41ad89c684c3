import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { Panel } from '@/components/admin/panel';
import { CopyTemplate } from '@/components/admin/products/studio/start/copy-template';
import { LibraryCard } from '@/components/admin/products/studio/start/library-card';
import { usePreviewSizes } from '@/components/admin/products/studio/use-preview-sizes';
import { TemplateVersions } from '@/components/admin/products/studio/versions/template-versions';
import { useTemplateDrawings } from '@/components/admin/products/studio/versions/use-template-drawings';
import { PageHeader } from '@/components/admin/shell/page-header';
import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { contentOf, emptyTemplate, type TemplateContent } from '@/lib/domain/studio/editing/template-edits';
import { STUDIO_LIBRARY } from '@/lib/domain/studio/library/library';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface StudioStartProps {
  readonly product: Product;
  onStart(template: TemplateContent): void;
}

const LIBRARY_SIZE = { widthMm: 300, heightMm: 400 };

/** The choices to start from: a library template, another product's template, an earlier version, or an empty board. */
export function StudioStart({ product, onStart }: StudioStartProps) {
  const { t } = useTranslation('admin-studio');
  const locale = useLocale();
  const { size } = usePreviewSizes(product);
  const library = useMemo(
    () => Object.entries(STUDIO_LIBRARY).map(([key, template]) => ({ key, template, locale })),
    [locale],
  );
  const drawn = useTemplateDrawings(library, LIBRARY_SIZE);
  return (
    <>
      <PageHeader
        title={t('title', { product: localized(product.title, locale) })}
        description={t('start.intro')}
      />
      <Stack gap="5">
        <Panel title={t('start.other')}>
          <Flex gap="4" wrap="wrap" align="flex-end">
            <Button variant="outline" onClick={() => onStart(emptyTemplate(product.title))}>
              {t('start.empty')}
            </Button>
            <CopyTemplate productId={product.id} onCopy={onStart} />
          </Flex>
        </Panel>
        <TemplateVersions
          productId={product.id}
          size={size}
          current={null}
          warning={null}
          canRestore
          onRestore={(earlier) => Promise.resolve(onStart(contentOf(earlier)))}
        />
        <Panel title={t('start.library')}>
          <Text color="fg.muted" mb="4">
            {t('start.libraryHint')}
          </Text>
          <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, md: 3, xl: 4 }} gap="4">
            {library.map(({ key, template }) => (
              <LibraryCard
                key={key}
                name={localized(template.name, locale)}
                svg={drawn[key]}
                onChoose={() => onStart(template)}
              />
            ))}
          </SimpleGrid>
        </Panel>
      </Stack>
    </>
  );
}
