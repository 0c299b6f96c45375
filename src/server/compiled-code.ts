/**
 * Where Node keeps the code that it has compiled: beside the program, a folder for each user and
 * version of Node. Whoever may write there may write the program, too.
 */
import path from 'node:path'

export const compiledCodeFolder = path.resolve(import.meta.dirname, '../../.cache/compiled')
