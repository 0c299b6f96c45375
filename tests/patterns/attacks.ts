/**
 * Texts that a pattern may take long for, made of the pattern itself: what stands before each part
 * that repeats, that part many times (alone, and with what stands before or behind it), and an end
 * that does not match.
 */
import type { AST } from '@eslint-community/regexpp'
import { parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp'

export interface Attack {
  before: string
  pump: string
  end: string
}

/** So many texts are tried for one pattern. */
const mostAttacks = 100

export function attacksOn(pattern: RegExp): Attack[] {
  const literal = parseRegExpLiteral(pattern)
  const samples = new Samples(pattern)
  const pumps = new Map<string, Omit<Attack, 'end'>>()
  const add = (before: string, pump: string): void => {
    if (pump !== '') pumps.set(`${before}\n${pump}`, { before, pump })
  }
  visitRegExpAST(literal, {
    onQuantifierEnter(node) {
      if (node.max < leastRepeated) return
      const before = samples.before(node)
      const behind = samples.behind(node)
      for (const body of samples.of(node.element)) {
        add(before, body)
        add('', before + body)
        add(before, body + behind)
        add('', before + body + behind)
      }
    },
  })
  for (const one of samples.alphabet.slice(0, 24)) add('', one)
  // Beside what matches nothing: signs of the pattern's own, behind which it fails later.
  const signs = [...new Set(pattern.source.replaceAll(/\\?[\p{L}\p{N}\\^$.*+?()[\]{}|]/gu, ''))]
  const ends = ['\u0001', '', '\n', ...signs.slice(0, 2).map((sign) => `${sign}\u0001`)]
  return [...pumps.values()]
    .slice(0, mostAttacks / ends.length)
    .flatMap((pump) => ends.map((end) => ({ ...pump, end })))
}

/** What repeats fewer times than this multiplies nothing by the length of a text. */
const leastRepeated = 30

const common = [...'aA1 .,-\n\t_"\'()/:;@#&*+|<>~éÉ•–[]{}=%?!', '🐟', '\u0301']

/** How many ways to write a part are tried. */
const mostWays = 8

class Samples {
  readonly alphabet: readonly string[]
  readonly #flags: string

  constructor(pattern: RegExp) {
    this.#flags = pattern.flags.replace(/[gy]/g, '')
    const written = [...pattern.source].filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    this.alphabet = [...new Set([...common, ...written])]
  }

  /** Texts that a part matches, the shortest ways first. */
  of(node: AST.Element | AST.Alternative): string[] {
    switch (node.type) {
      case 'Alternative':
        return this.#ofSequence(node.elements)
      case 'Group':
      case 'CapturingGroup':
        return most(node.alternatives.flatMap((one) => this.of(one)))
      case 'Quantifier': {
        const bodies = this.of(node.element)
        const repeated = bodies.map((body) => body.repeat(Math.max(1, node.min)))
        return most(node.min === 0 ? ['', ...repeated] : repeated)
      }
      case 'Character':
        return [String.fromCodePoint(node.value)]
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass': {
        const whole = new RegExp(`^${node.raw}$`, this.#flags)
        return most(this.alphabet.filter((sign) => whole.test(sign)))
      }
      default:
        return ['']
    }
  }

  /** One text for all that stands before a part, in its own group and in those around it. */
  before(node: AST.Node): string {
    return this.#beside(
      node,
      (elements, at) => elements.slice(0, at),
      (own, outer) => outer + own,
    )
  }

  behind(node: AST.Node): string {
    return this.#beside(
      node,
      (elements, at) => elements.slice(at + 1),
      (own, outer) => own + outer,
    )
  }

  #beside(
    node: AST.Node,
    cut: (elements: readonly AST.Element[], at: number) => readonly AST.Element[],
    join: (own: string, outer: string) => string,
  ): string {
    let text = ''
    for (
      let child = node, parent = node.parent;
      parent !== null;
      child = parent, parent = parent.parent
    ) {
      if (parent.type !== 'Alternative') continue
      const at = parent.elements.findIndex((element) => element === child)
      text = join(text, this.#ofSequence(cut(parent.elements, at))[0] ?? '')
    }
    return text
  }

  #ofSequence(elements: readonly AST.Element[]): string[] {
    const parts = elements.map((element) => this.of(element))
    const first = parts.map(([one = '']) => one)
    // Each part in turn takes its other ways, while the others keep their first.
    const ways = parts.flatMap((part, at) =>
      part.slice(1).map((other) => first.with(at, other).join('')),
    )
    return most([first.join(''), ...ways])
  }
}

const most = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, mostWays)
