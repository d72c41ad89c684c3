import { Box, Button, Field, HStack, Input, Progress, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { useRef, type ChangeEvent, type DragEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { GroupForm } from '@/components/admin/categories/use-group-form';
import type { GroupPicture } from '@/components/admin/categories/use-group-picture';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { PICTURE_TYPES } from '@/lib/domain/pictures/picture';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { imageUrl } from '@/lib/pictures/image-url';

interface GroupPictureFieldProps {
  readonly picture: GroupPicture;
  readonly form: UseFormReturn<GroupForm>;
}

const ALTS = [
  { field: 'image.alt.en', label: 'picture.altEn', locale: 'en', dir: 'ltr' },
  { field: 'image.alt.ar', label: 'picture.altAr', locale: 'ar', dir: 'rtl' },
] as const;

/** The group's picture: chosen or dropped, re-encoded without metadata, with a description in both languages. */
export function GroupPictureField({ picture, form }: GroupPictureFieldProps) {
  const { t } = useTranslation('admin-categories');
  const text = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const image = useWatch({ control: form.control, name: 'image' });
  const { share, failure, choose, remove } = picture;

  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void choose(file);
    // Cleared, so that choosing the same file again after a failure fires a change event.
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void choose(file);
  };

  return (
    <Field.Root invalid={Boolean(failure)}>
      <Field.Label asChild>
        <span>{t('picture.label')}</span>
      </Field.Label>
      <HStack
        width="full"
        gap="4"
        padding="3"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l2"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        {image && (
          <Box position="relative" width="20" height="20" flexShrink="0" borderRadius="l2" overflow="hidden">
            <Image src={imageUrl(image.path)} alt="" fill sizes="80px" style={{ objectFit: 'cover' }} />
          </Box>
        )}
        <Stack gap="2" flex="1">
          <HStack wrap="wrap">
            <Button
              size="sm"
              variant="outline"
              loading={share !== null}
              onClick={() => input.current?.click()}
            >
              {t(image ? 'picture.change' : 'picture.choose')}
            </Button>
            {image && (
              <Button size="sm" variant="ghost" onClick={remove}>
                {t('picture.remove')}
              </Button>
            )}
          </HStack>
          <Text fontSize="xs" color="fg.muted">
            {t('picture.drop')}
          </Text>
          {share !== null && (
            <Progress.Root value={Math.round(share * 100)} size="sm" aria-label={t('picture.label')}>
              <Progress.Track>
                <Progress.Range />
              </Progress.Track>
            </Progress.Root>
          )}
        </Stack>
      </HStack>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join()}
        aria-label={t('picture.choose')}
        onChange={pick}
      />
      <Field.ErrorText>
        {failure && (text.ofField(failure.fields?.picture) ?? text.ofError(failure))}
      </Field.ErrorText>
      {image && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" width="full" mt="2">
          {ALTS.map(({ field, label, locale, dir }) => (
            <Field.Root key={field}>
              <Field.Label>{t(label)}</Field.Label>
              <Input dir={dir} lang={locale} maxLength={FIELD_LIMITS.titleMax} {...form.register(field)} />
            </Field.Root>
          ))}
        </SimpleGrid>
      )}
    </Field.Root>
  );
}
