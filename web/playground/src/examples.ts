// The examples of the repository, which `build.mjs` puts beside the page, with the entry points that their first lines name.

export interface Example {
  /** `pbr: pixel` */
  title: string
  file: string
  entry: string
  profile: string
  /** What SPIR-V needs besides. */
  options: string
}

const STAGES: Record<string, string> = {
  vertex: 'vs',
  pixel: 'ps',
  geometry: 'gs',
  hull: 'hs',
  domain: 'ds',
  compute: 'cs',
  mesh: 'ms',
  amplification: 'as',
  library: 'lib',
}

/** The examples of a source: one an entry point. `// model: 6.5` says what it needs. */
export function entriesOf(file: string, source: string): Example[] {
  const lines = source.split('\n').filter((line) => line.startsWith('// '))
  const fields = lines.map((line) => /^\/\/ (\w+): (\S+)$/.exec(line)).filter((field) => field !== null)
  const model = fields.find(([, name]) => name === 'model')?.[2] ?? '6.0'
  // Meshes and rays came with later versions of Vulkan.
  const options = model === '6.0' ? '' : '-fspv-target-env=vulkan1.3'
  const name = file.replace('.hlsl', '')
  return fields.flatMap(([, stage = '', entry = '']) => {
    const prefix = STAGES[stage]
    if (prefix === undefined) return []
    return [{ title: `${name}: ${stage}`, file, entry, profile: `${prefix}_${model.replace('.', '_')}`, options }]
  })
}
