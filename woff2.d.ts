/** The bundler gives a font file's address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
