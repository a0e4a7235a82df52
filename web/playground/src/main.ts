// The page: the editor on the left, what the compiler makes of it on the right.

import type { CompileRequest, Diagnostic, Target } from '@trefoil-shaders/trefoil'
import { ask } from './client'
import { byId, element } from './dom'
import { makeEditor, mark, setSource } from './editor'
import { type Example, entriesOf } from './examples'
import { runView } from './run'
import { type State, fromLink, toLink } from './state'
import { TARGETS, type Made, passesView, reflectionView, targetsView, timesView } from './views'

const FILE = 'shader.hlsl'
const PROFILES = ['cs', 'vs', 'ps', 'gs', 'hs', 'ds'].flatMap((stage) => ['6_0', '6_6', '5_1', '5_0'].map((model) => `${stage}_${model}`))

const profile = byId<HTMLInputElement>('profile')
const entry = byId<HTMLInputElement>('entry')
const options = byId<HTMLInputElement>('options')
const status = byId('status')
const view = byId('view')
const editor = makeEditor(byId('editor'), changed)

/** What the last round of compiles made. */
let made: Made = new Map()
/** Counts the edits, so that what is out of date is not shown. */
let edits = 0
let works = false

function request(): CompileRequest {
  const words = options.value.trim()
  return {
    source: editor.state.doc.toString(),
    name: FILE,
    profile: profile.value.trim(),
    entry: entry.value.trim(),
    arguments: words === '' ? [] : words.split(/\s+/),
  }
}

/** Compiles for every target, the one whose words the editor shows first; again, if there was an edit meanwhile. */
async function changed(): Promise<void> {
  edits += 1
  if (works) return
  works = true
  for (let round = 0; round !== edits; ) {
    round = edits
    await compile(() => round !== edits)
  }
  works = false
  await show()
}

async function compile(late: () => boolean): Promise<void> {
  const found = new Map<Target, Made extends ReadonlyMap<Target, infer C> ? C : never>()
  const wanted = request()
  const first: Target = /_[45]_/.test(wanted.profile) ? 'dxbc' : 'dxil'
  try {
    for (const target of [first, ...TARGETS.map(([target]) => target).filter((target) => target !== first)]) {
      if (late()) return
      const outcome = await ask('compile', { ...wanted, target })
      found.set(target, outcome)
      if (target === first) tell(outcome.diagnostics)
    }
    status.textContent = `compiled in ${[...found.values()].reduce((sum, of) => sum + of.milliseconds, 0).toFixed(1)} ms`
  } catch (error) {
    tell([])
    status.textContent = error instanceof Error ? error.message : String(error)
  }
  made = found
}

/** Shows what the compiler said: under the source, and below the editor. */
function tell(diagnostics: readonly Diagnostic[]): void {
  mark(editor, FILE, diagnostics)
  const lines = diagnostics.map(({ severity, message, place, id }) => {
    const at = place === undefined ? '' : `${place.line}:${place.column}: `
    return element('li', { class: severity === 'warning' ? 'warning' : 'error', title: id }, `${at}${severity}: ${message}`)
  })
  byId('diagnostics').replaceChildren(...lines)
}

type View = () => HTMLElement | Promise<HTMLElement>
const VIEWS: readonly (readonly [string, View])[] = [
  ['Targets', () => targetsView(made)],
  ['Passes to DXIL', () => passesView(request(), 'dxil')],
  ['Passes to SPIR-V', () => passesView(request(), 'spirv')],
  ['Reflection', () => reflectionView(request())],
  ['Times', () => timesView(made)],
  ['Run', () => runView(request(), example?.file)],
]
let shown: View = VIEWS[0]![1]
let example: Example | undefined

async function show(): Promise<void> {
  const wanted = shown
  const round = edits
  const content = await Promise.resolve(wanted()).catch((error: Error) => element('pre', { class: 'failed' }, error.message))
  if (wanted === shown && round === edits) view.replaceChildren(content)
}

function makeTabs(): void {
  const tabs = byId('views')
  for (const [name, content] of VIEWS) {
    const tab = element('button', { type: 'button', role: 'tab', 'aria-selected': String(content === shown) }, name)
    tab.onclick = () => {
      shown = content
      for (const other of tabs.children) other.ariaSelected = String(other === tab)
      void show()
    }
    tabs.append(tab)
  }
}

function set(state: State): void {
  profile.value = state.profile
  entry.value = state.entry
  options.value = state.options
  setSource(editor, state.source)
}

/** The examples, by their titles in the list. */
async function loadExamples(): Promise<Map<string, Example & { source: string }>> {
  const sources: Record<string, string> = await (await fetch('examples.json')).json()
  const all = Object.entries(sources).flatMap(([file, source]) => entriesOf(file, source).map((entry) => ({ ...entry, source })))
  return new Map(all.map((one) => [one.title, one]))
}

async function start(): Promise<void> {
  byId('profiles').append(...PROFILES.map((value) => element('option', { value })))
  makeTabs()
  const examples = await loadExamples()
  const list = byId<HTMLSelectElement>('example')
  list.append(...[...examples.keys()].map((title) => element('option', {}, title)))
  const take = () => {
    example = examples.get(list.value)
    if (example !== undefined) set(examples.get(list.value)!)
  }
  list.onchange = take
  for (const field of [profile, entry, options]) field.oninput = () => void changed()
  byId('share').onclick = share
  const linked = await fromLink(location.hash.slice(1))
  if (linked !== undefined) set(linked)
  else {
    list.value = 'mandelbrot: compute'
    take()
  }
}

async function share(): Promise<void> {
  const state: State = { source: editor.state.doc.toString(), profile: profile.value, entry: entry.value, options: options.value }
  history.replaceState(null, '', `#${await toLink(state)}`)
  await navigator.clipboard?.writeText(location.href).catch(() => undefined)
  status.textContent = 'the link is in the address bar'
}

void start()
