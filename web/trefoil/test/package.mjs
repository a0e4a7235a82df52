// What a user does: `node package.mjs FILE.tgz` installs the package into a folder of its own, checks a program's types against it, and runs it.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = `
import { CompileError, Compiler, type Diagnostic } from '@trefoil-shaders/trefoil'

const source = \`#include "square.hlsli"
RWStructuredBuffer<uint> b : register(u2); [numthreads(64, 1, 1)] void main(uint i : SV_DispatchThreadID) { b[i] = square(i); }\`
const files = { 'square.hlsli': 'uint square(uint x) { return x * x; }' }
const compiler = await Compiler.load()
const request = { source, files, profile: 'cs_6_0', name: 'a.hlsl' } as const

const dxil = compiler.compile(request)
console.log('dxil', new TextDecoder().decode(dxil.bytes.subarray(0, 4)), compiler.validate(dxil.bytes).length)
const spirv = compiler.compile({ ...request, target: 'spirv', arguments: ['-fspv-target-env=vulkan1.1'] })
console.log('spirv', new DataView(spirv.bytes.buffer, spirv.bytes.byteOffset).getUint32(0, true).toString(16))
console.log('dxbc', compiler.disassemble(compiler.compile({ ...request, profile: 'cs_5_0' }).bytes).includes('imul') || 'no imul')
console.log('wgsl', new TextDecoder().decode(compiler.compile({ ...request, target: 'wgsl' }).bytes).includes('@binding(302)'))
console.log('reflect', JSON.stringify(compiler.reflectSource(request)).includes('"b"'), JSON.stringify(compiler.reflect(dxil.bytes)).includes('"b"'))
const unused = { ...request, source: source.replace('RWStr', 'Buffer<uint> idle : register(t1); RWStr') }
const tells = (keepUnused: boolean) => JSON.stringify(compiler.reflectSource({ ...unused, keepUnused })).includes('"idle"')
console.log('unused', tells(false), tells(true))
console.log('passes', compiler.passes(request).passes.length > 0, dxil.phases.length > 4)
let errors: Diagnostic[] = []
try {
  compiler.compile({ ...request, source: 'float4 main() : SV_Target { return x; }', profile: 'ps_6_0' })
} catch (error) {
  if (!(error instanceof CompileError)) throw error
  errors = error.diagnostics
}
console.log('error', errors[0]?.id, errors[0]?.place?.line, errors[0]?.place?.column)
try {
  compiler.compile({ ...request, profile: 'xs_1' })
} catch (error) {
  console.log('refused', error instanceof TypeError)
}
// What is nested without end is an error, and the compiler goes on.
const deep = compiler.attempt({ ...request, source: 'int x = ' + '('.repeat(100000) + '1;' })
console.log('deep', deep.diagnostics.length > 0, compiler.compile(request).bytes.length === dxil.bytes.length)
`

const folder = mkdtempSync(join(tmpdir(), 'trefoil-npm-'))
try {
  const run = (file, ...words) => execFileSync(file, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(join(folder, 'program.ts'), program)
  run('npm', 'install', '--silent', '--offline', '--no-audit', '--no-fund', resolve(process.argv[2]))
  const types = fileURLToPath(new URL('../../node_modules/@types', import.meta.url))
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--target', 'es2022', '--module', 'nodenext']
  run('node', fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url)), ...strict, '--typeRoots', types, '--types', 'node', 'program.ts')
  const said = run('node', 'program.js')
  console.log(said.trimEnd())
  assert.deepEqual(said.trim().split('\n'), [
    'dxil DXBC 0',
    'spirv 7230203',
    'dxbc true',
    'wgsl true',
    'reflect true true',
    'unused false true',
    'passes true true',
    'error undeclared 1 36',
    'refused true',
    'deep true true',
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
