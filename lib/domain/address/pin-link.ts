/** A map link that opens in a browser or a phone's map app, without an account or key. */
export const pinLink = (pin: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(pin)}`;
