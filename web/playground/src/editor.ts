// The editor: HLSL, with what the compiler says under the characters that it means.

import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, defaultHighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic as Mark, lintGutter, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Text } from '@codemirror/state'
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { Diagnostic, Place } from '@trefoil-shaders/trefoil'
import { hlsl } from './hlsl'

/** Makes the editor; `changed` is called after each edit. */
export function makeEditor(parent: HTMLElement, changed: () => void): EditorView {
  const told = EditorView.updateListener.of((update) => {
    if (update.docChanged) changed()
  })
  const extensions = [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of('    '),
    bracketMatching(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    lintGutter(),
    syntaxHighlighting(defaultHighlightStyle),
    hlsl(),
    keymap.of([indentWithTab, ...defaultKeymap, ...historyKeymap, ...searchKeymap]),
    told,
  ]
  return new EditorView({ parent, state: EditorState.create({ extensions }) })
}

/** Puts another text into the editor. */
export function setSource(view: EditorView, source: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source } })
}

/** Marks what the compiler said of the file that the editor shows. */
export function mark(view: EditorView, file: string, diagnostics: readonly Diagnostic[]): void {
  const { doc } = view.state
  const marks = diagnostics.flatMap((diagnostic): Mark[] => {
    const { place, severity } = diagnostic
    if (place?.file !== file) return []
    const words = [diagnostic.message, ...(diagnostic.notes ?? []).map((note) => `note: ${note.message}`)]
    const { from, to } = range(doc, place)
    return [{ from, to, severity: severity === 'warning' ? 'warning' : 'error', message: words.join('\n'), source: diagnostic.id }]
  })
  view.dispatch(setDiagnostics(view.state, marks))
}

/** The characters of a place: where it has no end, the word that begins there. */
export function range(doc: Text, place: Place): { from: number; to: number } {
  const from = position(doc, place.line, place.column)
  if (place.endLine !== undefined && place.endColumn !== undefined) {
    return { from, to: Math.max(from, position(doc, place.endLine, place.endColumn)) }
  }
  const word = /^(\w+|.)/u.exec(doc.lineAt(from).text.slice(from - doc.lineAt(from).from))
  return { from, to: from + (word?.[0].length ?? 0) }
}

/** The place of a line and a column of bytes. */
function position(doc: Text, line: number, column: number): number {
  const { from, text } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  let bytes = column - 1
  let at = 0
  for (const character of text) {
    bytes -= new TextEncoder().encode(character).length
    if (bytes < 0) break
    at += character.length
  }
  return from + at
}
