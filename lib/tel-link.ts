/** The address that dials a telephone number, however it is written. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
