import { Instance } from './instance.js'
import type { CompileRequest, Diagnostic, Finding, Outcome, ReflectRequest } from './types.js'

export type * from './types.js'

/** A source that does not compile. */
export class CompileError extends Error {
  override name = 'CompileError'
  constructor(readonly diagnostics: Diagnostic[], rendered: string) {
    super(rendered)
  }
}

/** Where the module comes from: its place, a response with it, its bytes, or what was compiled of them. */
export type Source = URL | string | Response | Promise<Response> | BufferSource | WebAssembly.Module

/** A compiler. It works where it is called: a page that must not wait keeps it in a worker. */
export class Compiler {
  private instance: Instance
  private constructor(private readonly module: WebAssembly.Module) {
    this.instance = new Instance(module)
  }

  /** Loads the module; by itself the one that lies beside this file. */
  static async load(source: Source = new URL('./trefoil.wasm', import.meta.url)): Promise<Compiler> {
    return new Compiler(await compiled(source))
  }

  /** Compiles: the bytes, and warnings. Throws a `CompileError` where there are errors. */
  compile(request: CompileRequest): Outcome & { bytes: Uint8Array } {
    const made = this.attempt(request)
    if (made.bytes === undefined) throw new CompileError(made.diagnostics, made.rendered)
    return { ...made, bytes: made.bytes }
  }

  /** Compiles; errors are in what it gives. */
  attempt(request: CompileRequest): Outcome {
    return outcome(this.ask('compile', fieldsOf(request)))
  }

  /** Compiles, and gives the program after each pass that changed it. */
  passes(request: CompileRequest): Outcome {
    return outcome(this.ask('passes', fieldsOf(request)))
  }

  /** What a shader is bound to: the object that `docs/reflection.schema.json` describes. */
  reflectSource(request: ReflectRequest): unknown {
    return JSON.parse(this.textOf('reflect-source', request, request.keepUnused ? [['keep-unused', '']] : []))
  }

  /** The source after the preprocessor. */
  preprocess(request: CompileRequest): string {
    return this.textOf('preprocess', request)
  }

  /** What a binary is bound to, whoever made it. */
  reflect(binary: Uint8Array): unknown {
    return JSON.parse(only('text', this.ask('reflect', [['data', binary]])))
  }

  /** The listing of a binary, whoever made it. */
  disassemble(binary: Uint8Array): string {
    return only('text', this.ask('disassemble', [['data', binary]]))
  }

  /** The rules that a container of DXIL breaks; none where it is valid. */
  validate(binary: Uint8Array): Finding[] {
    const found = this.ask('validate', [['data', binary]])
    return found.map(([rule, message]) => ({ rule, message: text(message) }))
  }

  /** The version of the library. */
  get version(): string {
    return only('text', this.ask('version', []))
  }

  private textOf(what: string, request: CompileRequest, more: Field[] = []): string {
    const answer = this.ask(what, [...fieldsOf(request), ...more])
    const found = answer.find(([name]) => name === 'text')
    if (found !== undefined) return text(found[1])
    const { diagnostics, rendered } = outcome(answer)
    throw new CompileError(diagnostics, rendered)
  }

  /** Asks the module. One that has trapped is of no use any more: another takes its place. */
  private ask(what: string, fields: Field[]): Answer {
    let answer: Answer
    try {
      answer = this.instance.ask([['do', what], ...fields])
    } catch (error) {
      const why = this.instance.panicked()
      this.instance = new Instance(this.module)
      throw new Error(why ?? `the compiler ran out of stack or memory: ${error}`, { cause: error })
    }
    const error = answer.find(([name]) => name === 'error')
    if (error !== undefined) throw new TypeError(text(error[1]))
    return answer
  }
}

/** A field of a request. */
export type Field = readonly [name: string, value: string | Uint8Array]
/** The fields of an answer, in their order. */
export type Answer = (readonly [name: string, value: Uint8Array])[]

async function compiled(source: Source): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source
  if (typeof source === 'string' || source instanceof URL) {
    const url = new URL(source, import.meta.url)
    // Node has no fetch for files.
    if (url.protocol === 'file:') return WebAssembly.compile(process().getBuiltinModule('node:fs').readFileSync(url))
    return WebAssembly.compileStreaming(fetch(url))
  }
  const responds = source instanceof Promise || source instanceof Response
  return responds ? WebAssembly.compileStreaming(source) : WebAssembly.compile(source)
}

/** Node's own object, of which only this much is used. */
function process(): { getBuiltinModule(name: 'node:fs'): { readFileSync(url: URL): Uint8Array<ArrayBuffer> } } {
  return (globalThis as unknown as { process: ReturnType<typeof process> }).process
}

function fieldsOf(request: CompileRequest): Field[] {
  const fields: Field[] = [
    ['source', request.source],
    ['profile', request.profile],
    ['entry', request.entry ?? 'main'],
    ['name', request.name ?? 'shader.hlsl'],
  ]
  if (request.target !== undefined) fields.push(['target', request.target])
  for (const argument of request.arguments ?? []) fields.push(['argument', argument])
  for (const [path, file] of Object.entries(request.files ?? {})) fields.push([`file:${path}`, file])
  return fields
}

function outcome(answer: Answer): Outcome {
  const made: Outcome = { diagnostics: [], rendered: '', phases: [], passes: [] }
  for (const [name, value] of answer) {
    const [kind, of = ''] = name.split(':')
    if (kind === 'bytes') made.bytes = value
    else if (kind === 'rendered') made.rendered += text(value)
    else if (kind === 'time') made.phases.push({ name: of, milliseconds: Number(text(value)) })
    else if (kind === 'pass') made.passes.push({ name: of, text: text(value) })
    else if (kind === 'diagnostics') {
      for (const line of text(value).split('\n')) if (line !== '') made.diagnostics.push(JSON.parse(line))
    }
  }
  return made
}

function only(wanted: string, answer: Answer): string {
  return text(answer.find(([name]) => name === wanted)?.[1] ?? new Uint8Array())
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
