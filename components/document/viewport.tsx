/** For a page's `Head`. Next's own tag lacks the space beside a phone's notch. */
export const viewport = (
  <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
);
