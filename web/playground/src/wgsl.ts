// What a compute shader in WGSL is bound to: its declarations, as naga writes them.

export type Bound =
  | { kind: 'uniform' | 'read' | 'write' }
  | { kind: 'texture'; number: 'f32' | 'i32' | 'u32'; dimension: GPUTextureViewDimension }
  | { kind: 'storage'; format: GPUTextureFormat; access: GPUStorageTextureAccess; dimension: GPUTextureViewDimension }
  | { kind: 'sampler'; compares: boolean }

export type Binding = { group: number; binding: number; name: string } & Bound

/** The bindings of a module, or why it cannot run here. */
export function bindingsOf(wgsl: string): Binding[] {
  const declaration = /@group\((\d+)\) @binding\((\d+)\)\s*var(?:<([^>]*)>)? (\w+): ([^;]+);/g
  return [...wgsl.matchAll(declaration)].map(([, group, binding, space, name = '', type = '']) => {
    return { group: Number(group), binding: Number(binding), name, ...bound(space, type) }
  })
}

function bound(space: string | undefined, type: string): Bound {
  if (space === 'uniform') return { kind: 'uniform' }
  if (space !== undefined) return { kind: space.includes('write') ? 'write' : 'read' }
  if (type.startsWith('sampler')) return { kind: 'sampler', compares: type === 'sampler_comparison' }
  const storage = /^texture_storage_(\w+)<(\w+), *(\w+)>$/.exec(type)
  if (storage !== null) {
    const [, dimension = '', format = '', access = ''] = storage
    const accesses: Record<string, GPUStorageTextureAccess> = { read: 'read-only', write: 'write-only', read_write: 'read-write' }
    return { kind: 'storage', format: format as GPUTextureFormat, access: accesses[access] ?? 'write-only', dimension: view(dimension) }
  }
  const texture = /^texture_(1d|2d|2d_array|3d|cube|cube_array)<([fiu]32)>$/.exec(type)
  if (texture !== null) return { kind: 'texture', number: texture[2] as 'f32', dimension: view(texture[1] ?? '') }
  throw new Error(`the playground makes no ${type}`)
}

function view(dimension: string): GPUTextureViewDimension {
  return dimension.replace('_', '-') as GPUTextureViewDimension
}
