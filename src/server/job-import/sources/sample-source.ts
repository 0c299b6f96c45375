/** The source of the bundled samples. */
export const sampleSource = 'samples'
