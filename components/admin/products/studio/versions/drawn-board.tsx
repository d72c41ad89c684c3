import { Skeleton } from '@chakra-ui/react';
import type { BoardSize } from '@/lib/domain/studio/design/first-input';
import { svgUrl } from '@/lib/pictures/svg-url';

interface DrawnBoardProps {
  /** Undefined until it is drawn. */
  readonly svg: string | undefined;
  readonly size: BoardSize;
  /** Empty where text beside it names it. */
  readonly alt: string;
}

/** A board that this browser drew, as wide as its place. */
export function DrawnBoard({ svg, size: { widthMm, heightMm }, alt }: DrawnBoardProps) {
  const aspectRatio = `${widthMm} / ${heightMm}`;
  if (!svg) return <Skeleton as="span" display="block" width="full" aspectRatio={aspectRatio} />;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- drawn in this browser
    <img src={svgUrl(svg)} alt={alt} style={{ width: '100%', aspectRatio, objectFit: 'contain' }} />
  );
}
