// What the page shows, and its form in a link.

export interface State {
  source: string
  profile: string
  entry: string
  options: string
}

/** The state as the part of a link after `#`: JSON, deflated, in the letters of URLs. */
export async function toLink(state: State): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream('deflate-raw'))
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The state of a link, if it has one. */
export async function fromLink(link: string): Promise<State | undefined> {
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const state: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
    return isState(state) ? state : undefined
  } catch {
    return undefined
  }
}

function isState(value: unknown): value is State {
  const names: (keyof State)[] = ['source', 'profile', 'entry', 'options']
  return typeof value === 'object' && value !== null && names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}
