/**
 * The Bergamot engine itself: its WASM, loaded without the package's own worker, which asks for
 * `require` in a module and fails on Node 24. The glue script is evaluated as what it is, a script,
 * with the module object and the linear algebra that the WASM carries handed in.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'

/** As much of it as is used here: Node's types leave it to those of the browser. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>
  instantiate(module: object, imports: Imports): Promise<object>
}
type Imports = Record<string, Record<string, unknown>>

/** The three files of one model; two vocabularies where source and target differ. */
export interface ModelPaths {
  model: string
  shortlist: string
  vocabs: string[]
}

export interface Engine {
  /** Through one model, or through two with English between them. */
  translate(lines: readonly string[]): string[]
}

interface Freed {
  delete(): void
}
interface List<T> extends Freed {
  push_back(value: T): void
}
interface Memory extends Freed {
  getByteArrayView(): Int8Array
}
interface Responses extends Freed {
  get(at: number): { getTranslatedText(): string }
}
type Model = Freed & { readonly isModel: true }
interface Service {
  translate(model: Model, input: unknown, options: unknown): Responses
  translateViaPivoting(first: Model, second: Model, input: unknown, options: unknown): Responses
}
interface Bergamot {
  asm: Record<string, (...args: number[]) => number>
  AlignedMemory: new (bytes: number, alignment: number) => Memory
  AlignedMemoryList: new () => List<Memory>
  BlockingService: new (options: { cacheSize: number }) => Service
  TranslationModel: new (
    config: string,
    model: Memory,
    shortlist: Memory,
    vocabs: List<Memory>,
    quality: null,
  ) => Model
  VectorString: new () => List<string>
  VectorResponseOptions: new () => List<{
    alignment: boolean
    html: boolean
    qualityScores: boolean
  }>
}

/** What the WASM imports, by the names under which it exports its own. */
const algebra = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
}

const config = `\
beam-size: 1
normalize: 1.0
word-penalty: 0
cpu-threads: 0
gemm-precision: int8shiftAlphaAll
skip-cost: true
alignment: soft
quiet: true
quiet-translation: true
max-length-break: 128
mini-batch-words: 1024
workspace: 128
max-length-factor: 2.0
`

export async function loadEngine(models: readonly ModelPaths[]): Promise<Engine> {
  const bergamot = await loadModule()
  const service = new bergamot.BlockingService({ cacheSize: 0 })
  const [first, second] = models.map((paths) => loadModel(bergamot, paths))
  if (first === undefined) throw new RangeError('no model was given')
  return {
    translate(lines) {
      const input = new bergamot.VectorString()
      const options = new bergamot.VectorResponseOptions()
      for (const line of lines) {
        input.push_back(line)
        options.push_back({ alignment: false, html: false, qualityScores: false })
      }
      const responses =
        second === undefined
          ? service.translate(first, input, options)
          : service.translateViaPivoting(first, second, input, options)
      const translated = lines.map((_, i) => responses.get(i).getTranslatedText())
      for (const freed of [responses, input, options]) freed.delete()
      return translated
    },
  }
}

function loadModel(bergamot: Bergamot, { model, shortlist, vocabs }: ModelPaths): Model {
  const list = new bergamot.AlignedMemoryList()
  for (const file of vocabs) list.push_back(inMemory(bergamot, file, 64))
  return new bergamot.TranslationModel(
    config,
    inMemory(bergamot, model, 256),
    inMemory(bergamot, shortlist, 64),
    list,
    null,
  )
}

function inMemory(bergamot: Bergamot, file: string, alignment: number): Memory {
  const bytes = readFileSync(file)
  const memory = new bergamot.AlignedMemory(bytes.length, alignment)
  memory.getByteArrayView().set(bytes)
  return memory
}

async function loadModule(): Promise<Bergamot> {
  const require = createRequire(import.meta.url)
  const folder = path.join(
    path.dirname(require.resolve('@browsermt/bergamot-translator/package.json')),
    'worker',
  )
  const wasm = await WebAssembly.compile(
    readFileSync(path.join(folder, 'bergamot-translator-worker.wasm')),
  )
  const glue = readFileSync(path.join(folder, 'bergamot-translator-worker.js'), 'utf8')
  return new Promise((resolve, reject) => {
    const module: Partial<Bergamot> & Record<string, unknown> = {
      instantiateWasm(imports: Imports, accept: (instance: object) => void) {
        const linked = Object.entries(algebra).map(([name, own]) => [
          name,
          (...args: number[]) => module.asm?.[own]?.(...args),
        ])
        const all: Imports = {
          ...imports,
          wasm_gemm: Object.fromEntries(linked) as Imports[string],
        }
        WebAssembly.instantiate(wasm, all).then(accept, reject)
        return {}
      },
      // By now the glue has put everything into the object that the type names.
      onRuntimeInitialized: () => resolve(module as unknown as Bergamot),
      onAbort: (why: unknown) => reject(new Error(`the engine gave up: ${String(why)}`)),
      print: () => {},
      printErr: () => {},
    }
    const script = vm.runInThisContext(`(function (Module, require, __dirname) {${glue}\n})`) as (
      module: object,
      require: NodeJS.Require,
      folder: string,
    ) => void
    script(module, require, folder)
  })
}
