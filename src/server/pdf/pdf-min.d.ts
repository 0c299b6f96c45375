/** The small build of pdf.js is the large one without its spaces: half as much to load. */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist'
}

/** Its other half, which is loaded for what it does to the global object. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
