import { figure, median } from './figures.mjs';
import { residentMb, startMeasured } from './measured-process.mjs';

/** How long a start takes and what the started process holds; the first start makes the data folder. */
export async function measureStart(config, { repeat }) {
  const [firestore, everything, resident] = [[], [], []];
  for (let time = 0; time < repeat; time += 1) {
    const firebase = await startMeasured(config);
    firestore.push(firebase.firestore);
    everything.push(firebase.everything);
    resident.push(await residentMb(firebase.pid));
    await firebase.stop();
  }
  return [
    figure('Firestore ready', 'ms', median(firestore), 400),
    figure('everything ready', 'ms', median(everything), 8_000),
    figure('resident memory of everything', 'MB', Math.max(...resident), 350),
  ];
}
