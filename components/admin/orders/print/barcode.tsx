import { code39 } from '@/lib/domain/orders/number/code39';

const HEIGHT = 40;

/** A Code 39 barcode; hidden from screen readers, because its text stands beside it. */
export function Barcode({ text, className }: { readonly text: string; readonly className?: string }) {
  const barcode = code39(text);
  if (!barcode) return null;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${barcode.width} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden
    >
      {barcode.bars.map(({ at, width }) => (
        <rect key={at} x={at} y="0" width={width} height={HEIGHT} />
      ))}
    </svg>
  );
}
