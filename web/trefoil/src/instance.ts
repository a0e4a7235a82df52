import type { Answer, Field } from './index.js'

/** What the module exports; `src/lib.rs` of the crate trefoil-wasm says how it is used. */
interface Exports {
  memory: WebAssembly.Memory
  reserve(length: number): number
  perform(): number
  answer(): number
  panicked(): number
}

/** A module at work. */
export class Instance {
  private readonly exports: Exports

  constructor(module: WebAssembly.Module) {
    const trefoil = { now: () => performance.now() }
    this.exports = new WebAssembly.Instance(module, { trefoil }).exports as unknown as Exports
  }

  /** Sends a request, and reads the answer. */
  ask(fields: readonly Field[]): Answer {
    const encoder = new TextEncoder()
    const strings = fields.flat().map((value) => (typeof value === 'string' ? encoder.encode(value) : value))
    const length = strings.reduce((sum, string) => sum + 4 + string.length, 0)
    const start = this.exports.reserve(length)
    const view = new DataView(this.exports.memory.buffer, start, length)
    let at = 0
    for (const string of strings) {
      view.setUint32(at, string.length, true)
      new Uint8Array(this.exports.memory.buffer, start + at + 4, string.length).set(string)
      at += 4 + string.length
    }
    return this.read(this.exports.perform())
  }

  /** After a trap: the words of a panic, if there was one. */
  panicked(): string | undefined {
    const length = this.exports.panicked()
    const words = new Uint8Array(this.exports.memory.buffer, this.exports.answer(), length)
    return length === 0 ? undefined : new TextDecoder().decode(words)
  }

  private read(length: number): Answer {
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.answer(), length).slice()
    const view = new DataView(bytes.buffer)
    let at = 0
    const string = () => {
      const from = at + 4
      at = from + view.getUint32(at, true)
      return bytes.subarray(from, at)
    }
    const answer: Answer = []
    while (at < length) answer.push([new TextDecoder().decode(string()), string()])
    return answer
  }
}
