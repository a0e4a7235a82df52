// A compute shader on the browser's GPU: as WGSL, on inputs that the page makes, with what it wrote as pictures and numbers.

import type { CompileRequest } from '@trefoil-shaders/trefoil'
import { ask } from './client'
import { element } from './dom'
import { type Type, type Values, bytesOf, filled, kindsOf, valuesOf } from './inputs'
import { type Binding, bindingsOf } from './wgsl'

/** What the reflection of a resource tells. */
interface Resource {
  name: string
  binding: { space: number; index: number }
  layout?: Type
  size?: number
  stride?: number
}

interface Reflected {
  entries: { attributes: { threads?: [number, number, number] } }[]
  resources: Resource[]
}

/** Bytes of a buffer, and the most numbers of one that are shown. */
const BUFFER = 1 << 16
const SHOWN = 256

/** The controls, and below them what a run wrote. */
export async function runView(request: CompileRequest, example: string | undefined): Promise<HTMLElement> {
  if (!request.profile.startsWith('cs_')) throw new Error('only compute shaders run here')
  if (navigator.gpu === undefined) throw new Error('this browser has no WebGPU')
  const made = await ask('compile', { ...request, target: 'wgsl' })
  if (made.listing === undefined) throw new Error(made.rendered || made.diagnostics.map(({ message }) => message).join('\n'))
  const wgsl = made.listing
  const reflected = (await ask('reflect', { ...request, target: 'wgsl' })) as Reflected
  const threads = reflected.entries[0]?.attributes.threads ?? [1, 1, 1]
  const blocks = reflected.resources.filter(({ layout, stride }) => layout?.members !== undefined && !stride)
  const values = Object.fromEntries(blocks.map(({ name, layout }) => [name, valuesOf(layout!, example)]))

  const groups = element('input', { id: 'groups', size: '10', value: threads[1] > 1 ? `${Math.ceil(256 / threads[0])}, ${Math.ceil(256 / threads[1])}, 1` : '16, 1, 1' })
  const constants = element('textarea', { id: 'constants', rows: '6', spellcheck: 'false' })
  constants.value = JSON.stringify(values, null, 1).replace(/\[\s+([^\]]*?)\s+\]/g, (_, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`)
  const output = element('div', { class: 'output' })
  const button = element('button', { type: 'button', id: 'run' }, 'Run')
  button.onclick = async () => {
    try {
      const counts = groups.value.split(',').map(Number)
      const shader: Shader = { wgsl, entry: request.entry ?? 'main', resources: reflected.resources, threads }
      output.replaceChildren(...(await run(shader, counts, JSON.parse(constants.value) as Record<string, Values>)))
    } catch (error) {
      output.replaceChildren(element('pre', { class: 'failed' }, error instanceof Error ? error.message : String(error)))
    }
  }
  const fields = [element('label', {}, 'Groups ', groups), button]
  if (blocks.length > 0) fields.push(element('label', { class: 'wide' }, 'Constants ', constants))
  button.click()
  return element('div', { class: 'run' }, element('div', { class: 'controls' }, ...fields), output)
}

interface Shader {
  wgsl: string
  entry: string
  resources: Resource[]
  threads: [number, number, number]
}

async function run(shader: Shader, groups: number[], constants: Record<string, Values>): Promise<HTMLElement[]> {
  const [x = 1, y = 1, z = 1] = groups
  const adapter = await navigator.gpu.requestAdapter()
  if (adapter === null) throw new Error('the browser has WebGPU, but no adapter')
  const features = adapter.features.has('float32-filterable') ? (['float32-filterable'] as const) : []
  const device = await adapter.requestDevice({ requiredFeatures: features })
  device.pushErrorScope('validation')
  const size = { width: Math.min(x * shader.threads[0], 1024), height: Math.min(y * shader.threads[1], 1024) }
  const made = bindingsOf(shader.wgsl).map((binding) => make(device, binding, shader.resources, constants, size))
  const sets = Math.max(0, ...made.map(({ binding }) => binding.group + 1))
  const layouts = Array.from({ length: sets }, (_, group) => {
    const entries = made.filter(({ binding }) => binding.group === group).map(({ binding, layout }) => ({ binding: binding.binding, visibility: GPUShaderStage.COMPUTE, ...layout }))
    return device.createBindGroupLayout({ entries })
  })
  const pipeline = device.createComputePipeline({
    layout: device.createPipelineLayout({ bindGroupLayouts: layouts }),
    compute: { module: device.createShaderModule({ code: shader.wgsl }), entryPoint: shader.entry },
  })
  const encoder = device.createCommandEncoder()
  const pass = encoder.beginComputePass()
  pass.setPipeline(pipeline)
  for (const [group, layout] of layouts.entries()) {
    const entries = made.filter(({ binding }) => binding.group === group).map(({ binding, resource }) => ({ binding: binding.binding, resource }))
    pass.setBindGroup(group, device.createBindGroup({ layout, entries }))
  }
  pass.dispatchWorkgroups(x, y, z)
  pass.end()
  const shows = made.flatMap(({ read }) => (read === undefined ? [] : [read(encoder)]))
  device.queue.submit([encoder.finish()])
  const error = await device.popErrorScope()
  if (error !== null) throw new Error(error.message)
  const shown = await Promise.all(shows.map((show) => show()))
  device.destroy()
  return shown
}

interface Made {
  binding: Binding
  layout: Omit<GPUBindGroupLayoutEntry, 'binding' | 'visibility'>
  resource: GPUBindingResource
  /** Of what the shader writes: copies it where it can be read, and then shows it. */
  read?: (encoder: GPUCommandEncoder) => () => Promise<HTMLElement>
}

function make(device: GPUDevice, binding: Binding, resources: Resource[], constants: Record<string, Values>, size: { width: number; height: number }): Made {
  const told = resources.find(({ binding: at }) => at.space === binding.group && at.index === binding.binding)
  switch (binding.kind) {
    case 'uniform': {
      const bytes = bytesOf(told?.layout ?? { kind: 'structure' }, told?.size ?? 16, constants[told?.name ?? ''] ?? {})
      return { binding, layout: { buffer: { type: 'uniform' } }, resource: { buffer: buffer(device, bytes, GPUBufferUsage.UNIFORM) } }
    }
    case 'read':
    case 'write': {
      const own = buffer(device, filled(told?.layout, BUFFER), GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC)
      const layout = { buffer: { type: binding.kind === 'read' ? ('read-only-storage' as const) : ('storage' as const) } }
      const read = (encoder: GPUCommandEncoder) => readBuffer(device, encoder, own, told, binding.name)
      return { binding, layout, resource: { buffer: own }, ...(binding.kind === 'write' ? { read } : {}) }
    }
    case 'sampler':
      return {
        binding,
        layout: { sampler: { type: binding.compares ? 'comparison' : 'filtering' } },
        resource: device.createSampler(binding.compares ? { compare: 'less' } : { magFilter: 'linear', minFilter: 'linear', addressModeU: 'repeat', addressModeV: 'repeat' }),
      }
    case 'texture':
      return { binding, ...picture(device, binding.number, binding.dimension) }
    case 'storage': {
      const texture = device.createTexture({ size, format: binding.format, usage: GPUTextureUsage.STORAGE_BINDING | GPUTextureUsage.COPY_SRC })
      const layout = { storageTexture: { access: binding.access, format: binding.format, viewDimension: binding.dimension } }
      const read = (encoder: GPUCommandEncoder) => readPicture(device, encoder, texture, told?.name ?? binding.name)
      return { binding, layout, resource: texture.createView({ dimension: binding.dimension }), read }
    }
  }
}

function buffer(device: GPUDevice, bytes: Uint8Array<ArrayBuffer>, usage: GPUBufferUsageFlags): GPUBuffer {
  const made = device.createBuffer({ size: bytes.length, usage: usage | GPUBufferUsage.COPY_DST })
  device.queue.writeBuffer(made, 0, bytes)
  return made
}

/** A picture to read: rings, or of whole numbers one in three set. */
function picture(device: GPUDevice, number: 'f32' | 'i32' | 'u32', dimension: GPUTextureViewDimension): Pick<Made, 'layout' | 'resource'> {
  const edge = 256
  const floats = number === 'f32'
  const format = floats ? 'rgba8unorm' : number === 'u32' ? 'r32uint' : 'r32sint'
  const layers = dimension.startsWith('cube') ? 6 : 1
  const texture = device.createTexture({ size: [edge, edge, layers], dimension: dimension === '3d' ? '3d' : '2d', format, usage: GPUTextureUsage.TEXTURE_BINDING | GPUTextureUsage.COPY_DST })
  const bytes = new Uint8Array(edge * edge * 4)
  for (let at = 0; at < edge * edge; at += 1) {
    const [x, y] = [at % edge, Math.floor(at / edge)]
    const ring = Math.hypot(x - 128, y - 128)
    if (floats) bytes.set([128 + 127 * Math.sin(ring / 6), x, y, 255], at * 4)
    else bytes[at * 4] = (Math.imul(at + 7, 2654435761) >>> 16) % 3 === 0 ? 1 : 0
  }
  for (let layer = 0; layer < layers; layer += 1) {
    device.queue.writeTexture({ texture, origin: [0, 0, layer] }, bytes, { bytesPerRow: edge * 4 }, [edge, edge, 1])
  }
  const sampleType = floats ? ('float' as const) : number === 'u32' ? ('uint' as const) : ('sint' as const)
  return { layout: { texture: { sampleType, viewDimension: dimension } }, resource: texture.createView({ dimension }) }
}

function readBuffer(device: GPUDevice, encoder: GPUCommandEncoder, from: GPUBuffer, told: Resource | undefined, name: string): () => Promise<HTMLElement> {
  const copy = device.createBuffer({ size: from.size, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST })
  encoder.copyBufferToBuffer(from, 0, copy, 0, from.size)
  return async () => {
    await copy.mapAsync(GPUMapMode.READ)
    const view = new DataView(copy.getMappedRange())
    const kinds = kindsOf(told?.layout, told?.stride ?? 4)
    const numbers = Array.from({ length: Math.min(SHOWN, from.size / 4) }, (_, word) => {
      const kind = kinds[word % kinds.length] ?? 'uint32'
      if (kind.startsWith('float')) return view.getFloat32(word * 4, true).toPrecision(5)
      return String(kind.startsWith('int') ? view.getInt32(word * 4, true) : view.getUint32(word * 4, true))
    })
    const wide = kinds.length === 1 ? 16 : kinds.length
    const lines = Array.from({ length: Math.ceil(numbers.length / wide) }, (_, line) => numbers.slice(line * wide, (line + 1) * wide).join('  '))
    return element('figure', { 'data-name': told?.name ?? name }, element('figcaption', {}, `${told?.name ?? name}, its first ${numbers.length} numbers`), element('pre', {}, lines.join('\n')))
  }
}

/** How the texels of a format are read. */
const FORMATS: Record<string, { lanes: number; bytes: number; texel: (view: DataView, at: number) => number }> = {
  rgba32float: { lanes: 4, bytes: 4, texel: (view, at) => view.getFloat32(at, true) },
  rg32float: { lanes: 2, bytes: 4, texel: (view, at) => view.getFloat32(at, true) },
  r32float: { lanes: 1, bytes: 4, texel: (view, at) => view.getFloat32(at, true) },
  r32uint: { lanes: 1, bytes: 4, texel: (view, at) => view.getUint32(at, true) },
  r32sint: { lanes: 1, bytes: 4, texel: (view, at) => view.getInt32(at, true) },
  rgba8unorm: { lanes: 4, bytes: 1, texel: (view, at) => view.getUint8(at) / 255 },
}

function readPicture(device: GPUDevice, encoder: GPUCommandEncoder, texture: GPUTexture, name: string): () => Promise<HTMLElement> {
  const { width, height, format } = texture
  const how = FORMATS[format]
  if (how === undefined) throw new Error(`the playground does not show ${format}`)
  const bytesPerRow = Math.ceil((width * how.lanes * how.bytes) / 256) * 256
  const copy = device.createBuffer({ size: bytesPerRow * height, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST })
  encoder.copyTextureToBuffer({ texture }, { buffer: copy, bytesPerRow }, [width, height])
  return async () => {
    await copy.mapAsync(GPUMapMode.READ)
    const view = new DataView(copy.getMappedRange())
    const image = new ImageData(width, height)
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const lane = (i: number) => how.texel(view, y * bytesPerRow + (x * how.lanes + Math.min(i, how.lanes - 1)) * how.bytes)
        const second = how.lanes === 2 ? lane(1) : how.lanes === 1 ? lane(0) : lane(1)
        image.data.set([lane(0) * 255, second * 255, (how.lanes === 2 ? 0 : lane(2)) * 255, 255], (y * width + x) * 4)
      }
    }
    const canvas = element('canvas', { width: String(width), height: String(height) })
    canvas.getContext('2d')?.putImageData(image, 0, 0)
    return element('figure', { 'data-name': name }, element('figcaption', {}, `${name}, ${width} x ${height} ${format}`), canvas)
  }
}
