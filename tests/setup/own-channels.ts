import channels from 'node:diagnostics_channel';

/** Node's own modules are shared by a process's test files: without this, one file's modules would answer for the next one's servers. */
const { subscribe, unsubscribe } = channels;
const subscribed: Parameters<typeof subscribe>[] = [];
channels.subscribe = (...subscription) => {
  subscribed.push(subscription);
  subscribe(...subscription);
};
afterAll(() => {
  channels.subscribe = subscribe;
  for (const subscription of subscribed) unsubscribe(...subscription);
});
