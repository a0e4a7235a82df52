// Makes the page: `node build.mjs TO`, with the package's module and the repository's examples beside it.

import { build } from 'esbuild'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const to = process.argv[2]
const examples = join(here, '../../examples')

mkdirSync(to, { recursive: true })
await build({
  entryPoints: ['main', 'worker'].map((name) => join(here, `src/${name}.ts`)),
  outdir: to,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
})
for (const file of ['index.html', 'main.css']) copyFileSync(join(here, file), join(to, file))
copyFileSync(join(here, '../trefoil/dist/trefoil.wasm'), join(to, 'trefoil.wasm'))
const shaders = readdirSync(examples).filter((file) => file.endsWith('.hlsl'))
const sources = shaders.map((file) => [file, readFileSync(join(examples, file), 'utf8')])
writeFileSync(join(to, 'examples.json'), JSON.stringify(Object.fromEntries(sources)))
