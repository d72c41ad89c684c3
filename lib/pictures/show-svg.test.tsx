import { showSvg } from './show-svg';

const BACK = '<path d="M0 0H9" fill="#fff"/>';
const board = (content: string, width = 300) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm"><svg x="0" overflow="hidden">${BACK}${content}</svg></svg>`;

const text = (d: string) => `<path d="${d}" fill="#000"/>`;
const picture = '<g clip-path="url(#a)"><image href="data:image/webp;base64,AAAA"/></g>';

test('each board is shown as it is, whatever was shown before', () => {
  const host = document.createElement('div');
  const boards = [
    board(text('M1 1')),
    board(text('M2 2')),
    board(''),
    board(picture + text('M3 3')),
    board(text('M4 4') + text('M5 5'), 400),
    board(text('M6 6') + picture),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  ];
  for (const svg of [...boards, ...[...boards].reverse()]) {
    showSvg(host, svg);
    const fresh = document.createElement('div');
    showSvg(fresh, svg);
    expect(host.innerHTML).toBe(fresh.innerHTML);
    expect(host.firstElementChild?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  }
});

test('a keystroke keeps every element', () => {
  const host = document.createElement('div');
  showSvg(host, board(picture + text('M1 1')));
  const before = [...host.querySelectorAll('*')];
  showSvg(host, board(picture + text('M2 2')));
  const after = [...host.querySelectorAll('*')];
  expect(after.every((element, at) => element === before[at])).toBe(true);
  expect(after.at(-1)).toHaveAttribute('d', 'M2 2');
});
