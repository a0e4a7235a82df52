// The page's side of the worker.

import type { Tell, Work } from './protocol'

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
const waiting = new Map<number, { resolve: (give: never) => void; reject: (error: Error) => void }>()
let last = 0

worker.onmessage = ({ data }: MessageEvent<Tell>) => {
  const waits = waiting.get(data.id)
  waiting.delete(data.id)
  if ('error' in data) waits?.reject(new Error(data.error))
  else waits?.resolve(data.give as never)
}

/** Asks the compiler. */
export function ask<K extends keyof Work>(what: K, take: Work[K]['take']): Promise<Work[K]['give']> {
  const id = ++last
  worker.postMessage({ id, what, take })
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
}
