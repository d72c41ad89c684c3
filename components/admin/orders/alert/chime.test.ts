import { chime } from '@/components/admin/orders/alert/chime';

const node = () => ({ connect: () => ({ connect: jest.fn() }) });
const resume = jest.fn().mockResolvedValue(undefined);
const start = jest.fn();

/** As a browser that keeps pages silent at first: suspended until it is resumed. */
class SilentAtFirst {
  readonly state = 'suspended';
  readonly currentTime = 0;
  readonly resume = resume;
  createOscillator = () => ({ ...node(), frequency: {}, start, stop: jest.fn() });
  createGain = () => ({
    ...node(),
    gain: { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() },
  });
}

let touched = false;

beforeAll(() => {
  Object.assign(globalThis, { AudioContext: SilentAtFirst });
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: touched }) });
});

test('a page that nobody touched asks for no sound, and rings once it was touched', () => {
  chime();
  expect(resume).not.toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();

  touched = true;
  chime();
  expect(resume).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(2);
});
