import { aDesignInput, aTemplate } from '@/tests/fixtures/studio/studio';
import { hungSize, roomFor, shareOfPhoto, SOFA } from './wall';

test('a board hangs with its frame', () => {
  expect(hungSize(aTemplate(), aDesignInput({ frameId: 'oak' }))).toEqual({ width: 340, height: 440 });
});

test.each([
  { width: 200, height: 250 },
  { width: 640, height: 790 },
  { width: 3000, height: 1200 },
])('$width × $height mm hangs free over the sofa and inside the room', (board) => {
  const room = roomFor(board);
  expect(room.board.y).toBeGreaterThan(0);
  expect(room.board.y + room.board.height).toBeLessThan(room.sofa.y);
  expect(room.board.x).toBeGreaterThan(0);
  expect(room.width).toBeGreaterThan(Math.max(board.width, SOFA.width));
});

test('two marks of a known length give the scale of a photo', () => {
  const marks = [
    { x: 0.25, y: 0.5 },
    { x: 0.75, y: 0.5 },
  ] as const;
  const photo = { width: 4000, height: 3000 };
  expect(shareOfPhoto(marks, 2000, photo, 500)).toBeCloseTo(0.125);
  expect(shareOfPhoto([marks[0], marks[0]], 2000, photo, 500)).toBeNull();
  expect(shareOfPhoto(marks, 0, photo, 500)).toBeNull();
});
