// HLSL for the editor: its words, as far as colours tell them apart.

import { clike } from '@codemirror/legacy-modes/mode/clike'
import { LanguageSupport, StreamLanguage } from '@codemirror/language'

const words = (text: string): Record<string, boolean> => Object.fromEntries(text.split(/\s+/).map((word) => [word, true]))

const scalars = ['bool', 'int', 'uint', 'float', 'half', 'double', 'min16float', 'min16int', 'min16uint']
const sized = ['float16_t', 'int16_t', 'uint16_t', 'float32_t', 'int32_t', 'uint32_t', 'float64_t', 'int64_t', 'uint64_t']
const one = ['1', '2', '3', '4']
const shaped = [...scalars, ...sized].flatMap((scalar) => [
  scalar,
  ...one.map((n) => scalar + n),
  ...one.flatMap((n) => one.map((m) => `${scalar}${n}x${m}`)),
])
const resources = `AppendStructuredBuffer Buffer ByteAddressBuffer ConstantBuffer ConsumeStructuredBuffer RWBuffer
  RWByteAddressBuffer RWStructuredBuffer StructuredBuffer RaytracingAccelerationStructure RayDesc RayQuery
  SamplerState SamplerComparisonState Texture1D Texture1DArray Texture2D Texture2DArray Texture2DMS Texture2DMSArray
  Texture3D TextureCube TextureCubeArray RWTexture1D RWTexture1DArray RWTexture2D RWTexture2DArray RWTexture3D
  InputPatch OutputPatch PointStream LineStream TriangleStream SubpassInput vector matrix string void`

const mode = clike({
  name: 'hlsl',
  keywords: words(`break case cbuffer centroid class column_major const continue default discard do else enum export extern
    for globallycoherent groupshared if in inline inout interface linear namespace nointerpolation noperspective operator out
    packoffset precise register return row_major sample shared snorm static struct switch tbuffer template this typedef
    typename uniform unorm using volatile while`),
  types: words(`${shaped.join(' ')} ${resources}`),
  blockKeywords: words('case do else for if switch while struct cbuffer tbuffer namespace'),
  atoms: words('true false NULL'),
  hooks: {
    '#': (stream: { skipToEnd(): void }) => {
      stream.skipToEnd()
      return 'meta'
    },
  },
})

/** The language. */
export const hlsl = (): LanguageSupport => new LanguageSupport(StreamLanguage.define({ ...mode, languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } } } }))
