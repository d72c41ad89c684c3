import { Badge, Button, Card, HStack, Link, List, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ReviewPictures } from '@/components/admin/reviews/review-pictures';
import { ReviewReply } from '@/components/admin/reviews/review-reply';
import { notify } from '@/components/overlays/notify';
import { Icon } from '@/components/ui/media/icon';
import { useStoreId } from '@/context/use-store-id';
import type { Product } from '@/lib/domain/catalogue/product';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { RATINGS } from '@/lib/domain/reviews/review';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { paths } from '@/lib/paths';

type Decision = 'published' | 'rejected';
const OPPOSITE = { published: 'rejected', rejected: 'published' } as const;
const OFFERED: Record<ModeratedReview['status'], readonly Decision[]> = {
  pending: ['published', 'rejected'],
  published: ['rejected'],
  rejected: ['published'],
  withdrawn: [],
};

interface ReviewItemProps {
  readonly review: ModeratedReview;
  /** Null while it loads, or if it was deleted. */
  readonly product: Product | null;
}

/** A review with its moderation; a decision can be changed at any time. */
export function ReviewItem({ review, product }: ReviewItemProps) {
  const store = useStoreId();
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  const { dateTime, locale } = useFormats();
  const [deciding, setDeciding] = useState<Decision | null>(null);

  const decide = async (to: Decision) => {
    setDeciding(to);
    const { productId, id: reviewId, updatedAt: seenAt } = review;
    const result = await call('moderateReview', { storeId: store, productId, reviewId, seenAt, to });
    setDeciding(null);
    if (result.ok) notify({ type: 'success', message: t(`reviews.${to}`) });
    else notify({ type: 'error', message: ofError(result.error) });
  };

  return (
    <List.Item display="block">
      <Card.Root as="article" size="sm">
        <Card.Body>
          <Stack gap="2">
            <HStack justify="space-between" gap="3" wrap="wrap">
              <Stars rating={review.rating} />
              <Text textStyle="sm" color="fg.muted">
                {dateTime(review.createdAt)}
              </Text>
            </HStack>
            {review.title && (
              <Text fontWeight="semibold" dir="auto">
                {isolateNumberPairs(review.title)}
              </Text>
            )}
            <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {isolateNumberPairs(review.comment)}
            </Text>
            <ReviewPictures review={review} />
            <HStack gap="3" wrap="wrap" textStyle="sm" color="fg.muted">
              <bdi>{review.name}</bdi>
              {review.verified && <Badge colorPalette="green">{t('reviews.verified')}</Badge>}
              {product && (
                <Link asChild variant="underline">
                  <NextLink href={paths.product(product.slug)} target="_blank">
                    {localized(product.title, locale)}
                  </NextLink>
                </Link>
              )}
            </HStack>
            <HStack gap="2" pt="1">
              {OFFERED[review.status].map((to) => (
                <Button
                  key={to}
                  size="sm"
                  variant={to === 'published' ? 'solid' : 'outline'}
                  loading={deciding === to}
                  disabled={deciding === OPPOSITE[to]}
                  onClick={() => void decide(to)}
                >
                  {t(to === 'published' ? 'reviews.publish' : 'reviews.hide')}
                </Button>
              ))}
            </HStack>
            {review.status === 'published' && <ReviewReply review={review} />}
          </Stack>
        </Card.Body>
      </Card.Root>
    </List.Item>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  const { t } = useTranslation('admin-orders');
  return (
    <HStack role="img" aria-label={t('reviews.stars', { count: rating })} gap="0.5" color="orange.fg">
      {RATINGS.map((star) => (
        <Icon key={star} name="star" size={16} filled={star <= rating} />
      ))}
    </HStack>
  );
}
