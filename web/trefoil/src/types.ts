/** What a compile makes: a container, a module, bytes of shader model 4 to 5.1, LLVM's text of the IR, or WGSL, which naga makes of SPIR-V. */
export type Target = 'dxil' | 'spirv' | 'dxbc' | 'll' | 'wgsl'

/** One compile. */
export interface CompileRequest {
  source: string | Uint8Array
  /** Stage and shader model: `ps_6_0`. */
  profile: string
  /** By itself `main`. */
  entry?: string
  /** What diagnostics call the source. */
  name?: string
  /** By itself what DXC's arguments say. */
  target?: Target
  /** DXC's: `['-O3', '-D', 'SHADOWS=1', '-fvk-use-dx-layout']`. */
  arguments?: readonly string[]
  /** Files that the source includes, by their paths. */
  files?: Readonly<Record<string, string | Uint8Array>>
}

/** One compile that is to say what the shader is bound to. */
export interface ReflectRequest extends CompileRequest {
  /** To be told also of what the source declares and the shader does not use. */
  keepUnused?: boolean
}

/** Lines and columns count from 1, columns in bytes of UTF-8. */
export interface Place {
  file: string
  line: number
  column: number
  endLine?: number
  endColumn?: number
}

export interface Note {
  message: string
  place?: Place
}

export interface Diagnostic {
  /** Stays when the words change: `undeclared`. */
  id: string
  severity: 'warning' | 'error' | 'fatal error'
  message: string
  /** The flag that turns a warning off. */
  flag?: string
  place?: Place
  notes?: Note[]
  fix?: { place: Place; insert: string }
}

/** What a phase took. */
export interface Phase {
  name: string
  milliseconds: number
}

/** The program after a pass that changed it. */
export interface Pass {
  name: string
  text: string
}

/** What came of a compile. */
export interface Outcome {
  /** Missing where there are errors. Of `ll` and `wgsl` it is UTF-8. */
  bytes?: Uint8Array
  diagnostics: Diagnostic[]
  /** The diagnostics as DXC prints them, with the lines of the source. */
  rendered: string
  phases: Phase[]
  /** Of `passes` alone. */
  passes: Pass[]
}

/** A rule that a container breaks. */
export interface Finding {
  rule: string
  message: string
}
