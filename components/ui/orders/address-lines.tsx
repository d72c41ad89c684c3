import { addressLines } from '@/lib/domain/address/address-lines';
import { pinLink } from '@/lib/domain/address/pin-link';
import { isolateNumberPairs, type Locale } from '@/lib/domain/locale';
import type { ShippingAddress } from '@/lib/domain/orders/order';

interface AddressLinesProps {
  readonly address: ShippingAddress;
  readonly locale: Locale;
  /** The text of the map link. */
  readonly mapLabel: string;
}

/** An address in lines, as on a letter; each line has its own text direction. */
export function AddressLines({ address, locale, mapLabel }: AddressLinesProps) {
  if (!address.country)
    return (
      <>
        <bdi>{isolateNumberPairs(address.streetAddress)}</bdi>
        <span>
          <bdi>{address.zipCode}</bdi> <bdi>{address.city}</bdi>
        </span>
      </>
    );
  return (
    <>
      {addressLines(address, locale).map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      {address.pin && (
        <a href={pinLink(address.pin)} target="_blank" rel="noreferrer">
          {mapLabel}
        </a>
      )}
    </>
  );
}
