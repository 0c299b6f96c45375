/** The methods that an address of the API has, by the table of calls: what a 405 names in Allow. */
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'

const places = Object.values<Call>(calls).map((call) => ({
  methods: call.method === 'GET' && call.limit !== 'ai' ? ['GET', 'HEAD'] : [call.method],
  pattern: new RegExp(`^/api${call.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  isExact: !call.path.includes('{'),
}))

/** In the table's order, each once; empty where nothing is. What is written out comes before `{id}`. */
export function methodsAt(url: string): string[] {
  const path = url.replace(/^\w+:\/\/[^/?#]*/, '').replace(/[?#].*$/s, '')
  const here = places.filter(({ pattern }) => pattern.test(path))
  const exact = here.filter(({ isExact }) => isExact)
  return [...new Set((exact.length > 0 ? exact : here).flatMap(({ methods }) => methods))]
}
