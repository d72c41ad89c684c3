/** Opens in the browser or in the map app of a phone, without an account or a key. */
export const pinLink = (pin: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(pin)}`;
