/** The pages' style sheet and its one script, served as files so that the page's policy can forbid all else. */
export const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent); }
  body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
  nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; border-block-end: 1px solid var(--line); padding-block-end: 0.5rem; }
  nav a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
  form { display: inline-flex; gap: 0.5rem; margin-block: 0.25rem; }
  table { display: block; overflow-x: auto; }
  button, select, input { font: inherit; }
  h1 { font-size: 1.4rem; margin: 0.5rem 0; overflow-wrap: anywhere; }
  ul { list-style: none; margin: 0; padding: 0; }
  li a { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto; gap: 1rem; padding: 0.6rem; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
  li a:hover, li a:focus-visible { background: var(--line); }
  li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  time, dt, footer { opacity: 0.75; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.2rem 1rem; overflow-wrap: anywhere; }
  dd { margin: 0; }
  iframe { width: 100%; height: 70vh; border: 1px solid var(--line); background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); padding: 1rem; font: inherit; }
  table { border-collapse: collapse; inline-size: 100%; }
  th, td { border-bottom: 1px solid var(--line); padding: 0.4rem 0.6rem; text-align: start; vertical-align: top; }
  th, td time { white-space: nowrap; }
  .number { text-align: end; font-variant-numeric: tabular-nums; }
  footer { margin-top: 2rem; font-size: 0.875rem; }
  @media (max-width: 40rem) { li a { grid-template-columns: 1fr; gap: 0; } }
`;

/** Reloads the list when a mail arrives, keeping the focus where the person was. */
export const LIVE_SCRIPT = `
  const list = document.getElementById('live');
  new EventSource('/events').onmessage = async () => {
    const focused = document.activeElement?.getAttribute('href');
    const page = await (await fetch(location.href)).text();
    const fresh = new DOMParser().parseFromString(page, 'text/html').getElementById('live');
    list.replaceChildren(...fresh.childNodes);
    if (focused) list.querySelector('a[href="' + focused + '"]')?.focus();
  };
`;
