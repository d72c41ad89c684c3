/** The form field that mail programs post to unsubscribe without a page, by RFC 8058. */
export const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' } as const;
