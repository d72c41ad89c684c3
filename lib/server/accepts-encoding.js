/** Whether who sent this `Accept-Encoding` takes the encoding; it may be named to be refused (`gzip;q=0`). */
const acceptsEncoding = (accepted = '', encoding) =>
  accepted
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .some(
      ([name, ...parameters]) => name === encoding && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one)),
    );

module.exports = { acceptsEncoding };
