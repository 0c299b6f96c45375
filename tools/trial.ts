/**
 * `npm run trial -- NAME [N] [PART…]`: a long trial by name. Trials take minutes and prove by number what
 * the tests prove by example; `npm test` runs a short stretch of those that are quick enough. The cluster
 * of `npm run trial -- cluster ADDRESS [N]` is a part as well.
 */
import type { Trial } from './trials/fuzz.ts'

const trials: Readonly<Record<string, () => Promise<Trial>>> = {
  tests: async () => (await import('./trials/tests.ts')).testsTrial,
  extension: async () => (await import('./trials/extension.ts')).extensionTrial,
  matrix: async () => (await import('./trials/matrix.ts')).matrixTrial,
  fuzz: async () => (await import('./trials/fuzz.ts')).fuzzTrial,
  interleavings: async () => (await import('./trials/interleavings.ts')).interleavingsTrial,
  score: async () => (await import('./trials/score-properties.ts')).scoreTrial,
  slow: async () => (await import('./trials/slow.ts')).slowTrial,
  crowd: async () => (await import('./trials/crowd.ts')).crowdTrial,
  hostile: async () => (await import('./trials/hostile.ts')).hostileTrial,
  soak: async () => (await import('./trials/soak.ts')).soakTrial,
  mutation: async () => (await import('./trials/mutation/trial.ts')).mutationTrial,
  patterns: async () => (await import('./trials/patterns.ts')).patternsTrial,
  blocking: async () => (await import('./trials/blocking.ts')).blockingTrial,
  import: async () => (await import('./trials/import.ts')).importTrial,
  cluster: async () => (await import('./trials/cluster.ts')).clusterTrial,
  'many-jobs': async () => (await import('./trials/many-jobs.ts')).manyJobsTrial,
  crash: async () => (await import('./trials/crash.ts')).crashTrial,
}

const [wanted = '', ...given] = process.argv.slice(2)
const count = given.find((one) => /^\d{1,9}$/.test(one))
const parts = given.filter((one) => one !== count)
const load = Object.hasOwn(trials, wanted) ? trials[wanted] : undefined
const trial = await load?.()
const times = count === undefined ? trial?.usual : Number(count)
if (trial === undefined || times === undefined || times < 1) {
  console.error(`Usage: npm run trial -- ${Object.keys(trials).join('|')} [N] [PART…]`)
  process.exit(2)
}
console.log(`${trial.says} ${times} times.`)
process.exit((await trial.run(times, parts)) ? 0 : 1)
