// What the right half shows: the targets side by side, the passes, what the shader is bound to.

import type { CompileRequest, Target } from '@trefoil-shaders/trefoil'
import { ask } from './client'
import { element } from './dom'
import type { Compiled } from './protocol'

/** The targets, and what people call them. */
export const TARGETS: readonly (readonly [Target, string])[] = [
  ['dxil', 'DXIL'],
  ['spirv', 'SPIR-V'],
  ['dxbc', 'DXBC'],
  ['wgsl', 'WGSL'],
]

/** What came of the compiles, by their targets. */
export type Made = ReadonlyMap<Target, Compiled>

/** The targets side by side, each with its size and times. */
export function targetsView(made: Made): HTMLElement {
  const columns = TARGETS.map(([target, name]) => {
    const of = made.get(target)
    return element('section', { class: 'column', 'data-target': target }, element('h2', {}, name, ' ', summary(of)), element('pre', {}, of === undefined ? '' : (of.listing ?? of.rendered)))
  })
  return element('div', { class: 'columns' }, ...columns)
}

function summary(of: Compiled | undefined): HTMLElement {
  if (of === undefined) return element('small', {}, '…')
  if (of.bytes === undefined) return element('small', { class: 'failed' }, 'does not compile')
  return element('small', {}, `${of.bytes.length.toLocaleString('en')} bytes, ${of.milliseconds.toFixed(1)} ms`)
}

/** The phases of each compile. */
export function timesView(made: Made): HTMLElement {
  const ran = TARGETS.flatMap(([target, name]) => {
    const of = made.get(target)
    return of === undefined ? [] : [{ name, of }]
  })
  const names = [...new Set(ran.flatMap(({ of }) => of.phases.map((phase) => phase.name)))]
  const head = element('tr', {}, element('th', {}, 'milliseconds'), ...ran.map(({ name }) => element('th', {}, name)))
  const row = (title: string, cells: (string | undefined)[]) =>
    element('tr', {}, element('th', {}, title), ...cells.map((cell) => element('td', {}, cell ?? '')))
  const rows = names.map((phase) => row(phase, ran.map(({ of }) => of.phases.find(({ name }) => name === phase)?.milliseconds.toFixed(2))))
  return element('table', {}, head, ...rows, row('all', ran.map(({ of }) => of.milliseconds.toFixed(2))))
}

/** The program after each pass: the passes on the left, one of them on the right. */
export async function passesView(request: CompileRequest, target: Target): Promise<HTMLElement> {
  const passes = await ask('passes', { ...request, target })
  const text = element('pre')
  const list = element('ol', { class: 'passes' })
  for (const [place, pass] of passes.entries()) {
    const button = element('button', { type: 'button' }, pass.name)
    button.onclick = () => {
      for (const other of list.querySelectorAll('button')) other.ariaCurrent = String(other === button)
      text.replaceChildren(...changed(passes[place - 1]?.text ?? '', pass.text))
    }
    list.append(element('li', {}, button))
  }
  list.querySelector('button')?.click()
  return element('div', { class: 'split' }, list, text)
}

/** A text, with the lines that another does not have marked. */
function changed(before: string, after: string): Node[] {
  const known = new Set(before.split('\n'))
  return after.split('\n').map((line) => (before === '' || known.has(line) ? document.createTextNode(`${line}\n`) : element('ins', {}, `${line}\n`)))
}

/** What the shader is bound to, of each of Direct3D's targets and of SPIR-V. */
export async function reflectionView(request: CompileRequest): Promise<HTMLElement> {
  const columns = TARGETS.filter(([target]) => target !== 'wgsl').map(async ([target, name]) => {
    const text = await ask('reflect', { ...request, target }).then((told) => JSON.stringify(told, null, 2), (error: Error) => error.message)
    return element('section', { class: 'column', 'data-target': target }, element('h2', {}, name), element('pre', {}, text))
  })
  return element('div', { class: 'columns' }, ...(await Promise.all(columns)))
}
