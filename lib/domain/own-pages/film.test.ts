import { filmAt } from './film';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube dQw4w9WgXcQ'],
  ['https://vimeo.com/channels/staff/76979871', 'vimeo 76979871'],
  ['https://player.vimeo.com/video/76979871', 'vimeo 76979871'],
  ['http://youtu.be/dQw4w9WgXcQ', null],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://evil.example/https://youtu.be/dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s is the film %s', (address, film) => {
  const found = filmAt(address);
  expect(found && `${found.site} ${found.id}`).toBe(film);
});
