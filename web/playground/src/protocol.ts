// What the page and its worker say to each other.

import type { CompileRequest, Outcome, Pass } from '@trefoil-shaders/trefoil'

/** The work that can be asked for, and what comes of it. */
export interface Work {
  /** A compile, with the listing of what it made. */
  compile: { take: CompileRequest; give: Compiled }
  /** The program after each pass that changed it. */
  passes: { take: CompileRequest; give: Pass[] }
  /** What a shader is bound to. */
  reflect: { take: CompileRequest; give: unknown }
  version: { take: null; give: string }
}

export interface Compiled extends Outcome {
  /** The listing of the bytes, or they themselves where they are text. */
  listing?: string
  /** Milliseconds of the whole compile. */
  milliseconds: number
}

export type Ask = { [K in keyof Work]: { id: number; what: K; take: Work[K]['take'] } }[keyof Work]
export type Tell = { id: number; give: unknown } | { id: number; error: string }
