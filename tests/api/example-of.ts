/**
 * A value that a call's schema takes, made from the schema itself: so a test can send every call a
 * whole body without knowing it, and a call that is new tomorrow is sent one too.
 */
import { z } from 'zod'

interface Node {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Node[]
  oneOf?: Node[]
  allOf?: Node[]
  properties?: Record<string, Node>
  items?: Node
  format?: string
  pattern?: string
  minimum?: number
  minLength?: number
  $ref?: string
  $defs?: Record<string, Node>
}

/** `textFor` gives the text of a field by its name, where it has one to give. */
export function exampleOf(
  schema: z.ZodType,
  textFor: (field: string) => string | undefined,
): unknown {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node
  return build(root, '', textFor, root.$defs ?? {})
}

/** The names of all fields in a schema, however deep. */
export function fieldsOf(schema: z.ZodType): string[] {
  const names = new Set<string>()
  exampleOf(schema, (field) => void names.add(field))
  return [...names].filter((name) => name !== '')
}

function build(
  node: Node,
  field: string,
  textFor: (field: string) => string | undefined,
  defs: Record<string, Node>,
): unknown {
  if (node.$ref !== undefined) {
    return build(defs[node.$ref.split('/').at(-1) ?? ''] ?? {}, field, textFor, defs)
  }
  if (node.const !== undefined) return node.const
  if (node.enum !== undefined) return node.enum[0]
  const choices = node.anyOf ?? node.oneOf ?? node.allOf
  if (choices !== undefined) {
    return build(choices.find((one) => one.type !== 'null') ?? {}, field, textFor, defs)
  }
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(node.properties ?? {}).map(([name, of]) => [
          name,
          build(of, name, textFor, defs),
        ]),
      )
    case 'array':
      return [build(node.items ?? {}, field, textFor, defs)]
    case 'integer':
    case 'number':
      textFor(field)
      return Math.max(node.minimum ?? 0, 1)
    case 'boolean':
      return true
    default:
      return textOf(node, textFor(field))
  }
}

function textOf(node: Node, given: string | undefined): string {
  if (node.format === 'date-time') return '2026-05-01T10:00:00.000Z'
  if (node.format === 'uri') return 'https://example.org/'
  if (node.pattern?.includes('{43}') === true) return `${'A'.repeat(43)}=`
  return given ?? 'Nurse'.padEnd(node.minLength ?? 0, 'e')
}
