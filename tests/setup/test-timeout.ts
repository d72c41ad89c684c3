// These tests cross several processes, which the gate starts side by side on two cores.
jest.setTimeout(60_000);
