import { Alert, Button, Field, Input, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { BoardCanvas } from '@/components/admin/products/studio/canvas/board-canvas';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import type { BoardDrawings, TestTexts } from '@/components/admin/products/studio/use-board-drawings';
import { useNamedProblem } from '@/components/admin/products/studio/use-named-problem';
import type { DrawnBoard } from '@/lib/browser/studio/studio-client';
import { directionOf, localized, LOCALES, textIn, type Locale } from '@/lib/domain/locale';
import type { BoardProblem } from '@/lib/domain/studio/board/problems';
import type { BoardSize } from '@/lib/domain/studio/design/first-input';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface BoardPreviewsProps {
  readonly drawings: BoardDrawings;
  readonly size: BoardSize;
  readonly texts: TestTexts;
  onType(locale: Locale, fieldId: string, text: string): void;
}

/** The board in both languages side by side, each with test texts. */
export function BoardPreviews({ drawings, size, texts, onType }: BoardPreviewsProps) {
  const { t } = useTranslation('admin-studio');
  return (
    <Stack gap="4">
      {drawings.failed && (
        <Alert.Root status="error" flexWrap="wrap">
          <Alert.Indicator />
          <Alert.Title flex="1">{t('preview.failed')}</Alert.Title>
          <Button size="sm" variant="outline" onClick={drawings.retry}>
            {t('preview.retry')}
          </Button>
        </Alert.Root>
      )}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        {LOCALES.map((locale) => (
          <BoardPreview
            key={locale}
            locale={locale}
            board={drawings.drawn[locale]}
            size={size}
            texts={texts[locale]}
            onType={onType}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface BoardPreviewProps extends TestInputsProps {
  /** Undefined until it is drawn. */
  readonly board: DrawnBoard | undefined;
  readonly size: BoardSize;
}

function BoardPreview({ locale, board, size, texts, onType }: BoardPreviewProps) {
  const { t } = useTranslation('admin-studio');
  const label = t(`preview.${locale}`);
  return (
    <Stack as="section" gap="3" aria-label={label}>
      <Text fontWeight="medium">{label}</Text>
      {board ? (
        <BoardCanvas svg={board.svg} size={size} label={label} />
      ) : (
        <Skeleton width="full" aspectRatio={`${size.widthMm} / ${size.heightMm}`} />
      )}
      {board && <Problems problems={[...board.problems, ...board.warnings]} />}
      <TestInputs locale={locale} texts={texts} onType={onType} />
    </Stack>
  );
}

/** Problems that would keep a shopper from ordering this board; a missing picture is no fault of the template. */
function Problems({ problems }: { readonly problems: readonly BoardProblem[] }) {
  const { content } = useTemplateEditor();
  const problemText = useNamedProblem();
  const isAboutTexts = ({ field }: BoardProblem) =>
    content.fields.every(({ id, kind }) => id !== field || kind !== 'picture');
  return problems.filter(isAboutTexts).map((problem) => (
    <Text key={`${problem.field} ${problem.code}`} fontSize="sm" color="fg.warning">
      {problemText(problem)}
    </Text>
  ));
}

interface TestInputsProps {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  onType(locale: Locale, fieldId: string, text: string): void;
}

function TestInputs({ locale, texts, onType }: TestInputsProps) {
  const { t } = useTranslation('admin-studio');
  const { content } = useTemplateEditor();
  const shown = useLocale();
  return content.fields
    .filter(({ kind }) => kind !== 'picture')
    .map(({ id, label, example }) => (
      <Field.Root key={id}>
        <Field.Label>{t('preview.try', { field: localized(label, shown) })}</Field.Label>
        <Input
          size="sm"
          lang={locale}
          dir={texts[id] ? 'auto' : directionOf(locale)}
          placeholder={textIn(example, locale)}
          value={texts[id] ?? ''}
          onChange={({ currentTarget }) => onType(locale, id, currentTarget.value)}
        />
      </Field.Root>
    ));
}
