import { Button, Skeleton, Text } from '@chakra-ui/react';
import { svgUrl } from '@/lib/pictures/svg-url';

interface LibraryCardProps {
  readonly name: string;
  /** Undefined until it is drawn. */
  readonly svg: string | undefined;
  onChoose(): void;
}

/** One of the library's templates, with its picture. */
export function LibraryCard({ name, svg, onChoose }: LibraryCardProps) {
  return (
    <li>
      <Button
        variant="outline"
        width="full"
        height="auto"
        padding="3"
        borderRadius="l3"
        flexDirection="column"
        whiteSpace="normal"
        onClick={onChoose}
      >
        {svg ? (
          // eslint-disable-next-line @next/next/no-img-element -- drawn in this browser
          <img
            src={svgUrl(svg)}
            alt=""
            style={{ width: '100%', aspectRatio: '3 / 4', objectFit: 'contain' }}
          />
        ) : (
          <Skeleton as="span" display="block" width="full" aspectRatio="3 / 4" />
        )}
        <Text as="span">{name}</Text>
      </Button>
    </li>
  );
}
