import { openEngine } from '../../engine/engine';
import { ADMIN, OPEN_GATE, set } from '../../engine/testing';

/** Commits documents as fast as it can, five at a time, and prints each id once its commit is acknowledged. */
async function main([dataDir = '', bytes = '100']: string[]): Promise<void> {
  const engine = await openEngine({ dataDir, projectId: 'demo-child', gate: OPEN_GATE });
  const text = 'x'.repeat(Number(bytes));
  const worker = async (lane: number): Promise<void> => {
    for (let n = 0; ; n++) {
      const id = `${lane}-${n}`;
      try {
        await engine.commit([set(`c/${id}`, { text }), set('c/last', { id })], ADMIN);
      } catch (error) {
        const { documents } = await engine.getDocuments([`c/${id}`], ADMIN);
        console.log(`refused ${id} ${documents[0] === null ? 'absent' : 'present'} ${String(error)}`);
        return;
      }
      console.log(`saved ${id}`);
    }
  };
  await Promise.all([0, 1, 2, 3, 4].map(worker));
}

void main(process.argv.slice(2));
