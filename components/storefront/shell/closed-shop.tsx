/** A shop front with its blind down, in the brand's colour. */
export const ClosedShop = () => (
  <svg
    width="200"
    height="160"
    viewBox="0 0 200 160"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    aria-hidden
  >
    <path d="M30 62v82h140V62" strokeLinejoin="round" />
    <path
      d="M22 40 34 16h132l12 24v8a13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0Z"
      strokeLinejoin="round"
      fill="currentColor"
      fillOpacity="0.12"
    />
    <path d="M46 78h108v50H46Z M46 88h108 M46 98h108 M46 108h108 M46 118h108" strokeLinejoin="round" />
    <path d="M100 66v10 M72 92h56v20H72Z" fill="var(--chakra-colors-bg)" strokeLinejoin="round" />
    <path d="M84 102h32" strokeLinecap="round" />
  </svg>
);
