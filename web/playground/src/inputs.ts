// What a shader is run on: values of the constants, and of everything else numbers that are easy to tell apart.

/** The part of a reflected type that matters here. */
export interface Type {
  kind: string
  number?: string
  rows?: number
  columns?: number
  rowMajor?: boolean
  matrixStride?: number
  array?: number[]
  stride?: number
  size?: number
  members?: { name: string; offset: number; type: Type }[]
}

/** A member's numbers, all in a row. */
export type Values = Record<string, number[]>

/** Values of the examples' constants that show something; of others each number is 1. */
const KNOWN: Record<string, Values> = {
  'mandelbrot.hlsl': { centre: [-0.6, 0], width: [2.6], limit: [96] },
  'blur.hlsl': { direction: [1, 0], size: [256, 256] },
  'mip_generation.hlsl': { size: [256, 256] },
  'nbody.hlsl': { count: [512] },
  'particles.hlsl': { seconds: [0.1] },
}

/** The values that the constants of a block begin with. */
export function valuesOf(block: Type, example: string | undefined): Values {
  const known = KNOWN[example ?? ''] ?? {}
  const values: Values = {}
  for (const { name, type } of block.members ?? []) {
    values[name] = known[name] ?? new Array<number>(Math.min(wordsOf(type), 64)).fill(1)
  }
  return values
}

function wordsOf(type: Type): number {
  return Math.max(1, Math.floor((type.size ?? 4) / 4))
}

/** The bytes of a block of constants with these values. */
export function bytesOf(block: Type, size: number, values: Values): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil(size / 16) * 16)
  const view = new DataView(bytes.buffer)
  for (const { name, offset, type } of block.members ?? []) {
    for (const [place, value] of (values[name] ?? []).entries()) {
      const at = offset + place * 4
      if (at + 4 <= bytes.length) put(view, at, type.number, value)
    }
  }
  return bytes
}

function put(view: DataView, at: number, number: string | undefined, value: number): void {
  if (number?.startsWith('float') ?? true) view.setFloat32(at, value, true)
  else view.setInt32(at, value, true)
}

/** The bytes of a buffer: small numbers that look random, the same each time. */
export function filled(element: Type | undefined, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  const kinds = kindsOf(element, Math.max(4, element?.size ?? 4))
  let state = 1
  for (let at = 0; at + 4 <= size; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const number = kinds[(at / 4) % kinds.length]
    put(view, at, number, number?.startsWith('float') ? state / 2 ** 32 : state >>> 20)
  }
  return bytes
}

/** The kinds of number of each word of an element. */
export function kindsOf(element: Type | undefined, stride: number): (string | undefined)[] {
  const kinds = new Array<string | undefined>(Math.max(1, stride / 4)).fill(element?.number ?? 'uint32')
  for (const { offset, type } of element?.members ?? []) {
    for (let word = 0; word < wordsOf(type); word += 1) kinds[offset / 4 + word] = type.number
  }
  return kinds
}
