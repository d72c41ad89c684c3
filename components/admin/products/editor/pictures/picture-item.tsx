import { Badge, Box, Button, Flex, HStack, IconButton, Stack } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import type { KeyboardEvent } from 'react';
import { AdminIcon } from '@/components/admin/admin-icon';
import { removing } from '@/components/admin/forms/list-parts';
import { TextPair } from '@/components/admin/products/editor/text-pair';
import { StepButtons } from '@/components/admin/sortable-row';
import { stepOf } from '@/components/admin/sorting';
import type { DraftImage } from '@/lib/domain/catalogue/editing/product-draft';
import { textKeys } from '@/lib/domain/catalogue/product-texts';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { imageUrl } from '@/lib/pictures/image-url';

const THUMBNAIL = 96;

interface PictureItemProps {
  readonly image: DraftImage;
  readonly index: number;
  readonly isLast: boolean;
  readonly hintId: string;
  onMove(by: 1 | -1): void;
  onCrop(): void;
  onRemove(): void;
}

export function PictureItem(props: PictureItemProps) {
  const { image, index, isLast, hintId, onMove, onCrop, onRemove } = props;
  const { t } = useTranslation('admin-editor');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: image.path });
  const name = t('picture.name', { number: index + 1 });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event, false);
    if (step !== 'up' && step !== 'down') return;
    event.preventDefault();
    onMove(step === 'up' ? -1 : 1);
  };
  return (
    <Flex
      as="li"
      ref={setNodeRef}
      aria-label={name}
      gap="3"
      p="3"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="flex-start"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      position="relative"
      zIndex={isDragging ? 1 : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Stack gap="0">
        <IconButton
          ref={setActivatorNodeRef}
          variant="ghost"
          size="sm"
          cursor="grab"
          touchAction="none"
          {...attributes}
          {...listeners}
          aria-label={t('picture.move', { name })}
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
        >
          <AdminIcon name="grip" />
        </IconButton>
        <StepButtons name={name} canMoveUp={index > 0} canMoveDown={!isLast} isStacked onStep={onMove} />
      </Stack>
      <Box flexShrink="0" borderRadius="l1" overflow="hidden" bg="bg.muted" boxSize={`${THUMBNAIL}px`}>
        <Image
          src={imageUrl(image.path)}
          alt=""
          width={THUMBNAIL}
          height={THUMBNAIL}
          style={{ objectFit: 'contain', inlineSize: '100%', blockSize: '100%' }}
        />
      </Box>
      <Box flex="1" minWidth="0" flexBasis={{ base: '100%', md: '0' }}>
        <TextPair
          name={`images.${index}.alt`}
          textKey={textKeys.alt(image.path)}
          label={t('picture.alt')}
          maxLength={FIELD_LIMITS.titleMax}
        />
        <HStack mt="2" gap="2" wrap="wrap">
          {index === 0 && <Badge>{t('picture.cover')}</Badge>}
          <Button size="xs" variant="outline" aria-label={t('picture.cropOf', { name })} onClick={onCrop}>
            {t('picture.crop')}
          </Button>
          <Button
            size="xs"
            variant="outline"
            aria-label={t('picture.removeOf', { name })}
            {...removing(onRemove)}
          >
            {t('picture.remove')}
          </Button>
        </HStack>
      </Box>
    </Flex>
  );
}
