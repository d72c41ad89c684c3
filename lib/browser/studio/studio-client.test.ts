import { aDesignInput, aTemplate } from '@/tests/fixtures/studio/studio';
import { createStudioClient } from './studio-client';
import type { StudioAnswer, StudioRequest } from './studio-messages';

/** A worker that answers when it is told to. */
class WorkerByHand extends EventTarget {
  readonly asked: StudioRequest[] = [];
  postMessage(request: StudioRequest) {
    this.asked.push(request);
  }
  answer(answer: StudioAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
  terminate() {
    this.asked.length = 0;
  }
}

const SVG = '<svg/>';
const drawnOf = ({ id }: StudioRequest): StudioAnswer => ({
  id,
  ok: true,
  svg: new TextEncoder().encode(SVG).buffer,
  hash: 'hash',
  problems: [],
  warnings: [],
});

function aClient() {
  const worker = new WorkerByHand();
  const client = createStudioClient(worker as unknown as Worker);
  const newest = () => worker.asked.at(-1) as StudioRequest;
  return { worker, client, newest };
}

const template = aTemplate();
const named = (name: string) => aDesignInput({ texts: { name } });

test('the same board is drawn once, asked for before and after its answer', async () => {
  const { worker, client, newest } = aClient();
  const [first, again] = [client.draw(template, named('Sara')), client.draw(template, named('Sara'))];
  worker.answer(drawnOf(newest()));
  const later = client.draw(template, named('Sara'));
  for (const board of [first, again, later]) expect(await board).toMatchObject({ svg: SVG, hash: 'hash' });
  expect(worker.asked).toHaveLength(1);
});

test('another board supersedes the one that is not drawn yet', async () => {
  const { worker, client, newest } = aClient();
  const [first, second] = [client.draw(template, named('S')), client.draw(template, named('Sa'))];
  worker.answer(drawnOf(newest()));
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ svg: SVG });
});

test('a board that failed is asked for again', async () => {
  const { worker, client, newest } = aClient();
  const failed = client.draw(template, named('Sara'));
  worker.answer({ id: newest().id, ok: false });
  await expect(failed).rejects.toThrow('The studio could not load.');
  const again = client.draw(template, named('Sara'));
  worker.answer(drawnOf(newest()));
  expect(await again).toMatchObject({ svg: SVG });
});

test('a worker that did not load fails every board, also one asked for later; one that runs goes on after an error', async () => {
  const { worker, client } = aClient();
  worker.dispatchEvent(new Event('error'));
  for (const name of ['S', 'Sa'])
    await expect(client.draw(template, named(name))).rejects.toThrow('The studio could not load.');

  const other = aClient();
  const drawn = other.client.draw(template, named('S'));
  other.worker.answer(drawnOf(other.newest()));
  await drawn;
  other.worker.dispatchEvent(new Event('error'));
  const next = other.client.draw(template, named('Sa'));
  other.worker.answer(drawnOf(other.newest()));
  expect(await next).toMatchObject({ svg: SVG });
});
