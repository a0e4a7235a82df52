// The compiler at work, so that the page never waits.

import { Compiler, type CompileRequest } from '@trefoil-shaders/trefoil'
import type { Ask, Compiled, Tell } from './protocol'

const loaded = Compiler.load(new URL('./trefoil.wasm', import.meta.url))

self.onmessage = async ({ data }: MessageEvent<Ask>) => {
  let tell: Tell
  try {
    tell = { id: data.id, give: work(await loaded, data) }
  } catch (error) {
    tell = { id: data.id, error: error instanceof Error ? error.message : String(error) }
  }
  self.postMessage(tell)
}

function work(compiler: Compiler, ask: Ask): unknown {
  switch (ask.what) {
    case 'compile':
      return compile(compiler, ask.take)
    case 'passes':
      return compiler.passes(ask.take).passes
    case 'reflect':
      return compiler.reflectSource(ask.take)
    case 'version':
      return compiler.version
  }
}

function compile(compiler: Compiler, request: CompileRequest): Compiled {
  const since = performance.now()
  const made = compiler.attempt(request)
  const milliseconds = performance.now() - since
  if (made.bytes === undefined) return { ...made, milliseconds }
  const isText = request.target === 'wgsl' || request.target === 'll'
  const listing = isText ? new TextDecoder().decode(made.bytes) : compiler.disassemble(made.bytes)
  return { ...made, listing, milliseconds }
}
