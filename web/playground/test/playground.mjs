// The page in a browser: `node playground.mjs PAGE CHROMIUM PICTURES`. Each check prints a line; one that fails ends it.

import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { serve } from './serve.mjs'

const [page_, browser_, pictures] = process.argv.slice(2)

/** What has meshes or rays is no shader of model 5, nor has WGSL either. */
const WITHOUT_DXBC_AND_WGSL = ['meshlets: amplification', 'meshlets: mesh', 'path_tracer: library', 'ray_shadows: compute']

/** Bytes of all files as a server sends them. */
function checkSize() {
  const files = readdirSync(page_).map((file) => [file, brotliCompressSync(readFileSync(join(page_, file))).length])
  const all = files.reduce((sum, [, bytes]) => sum + bytes, 0)
  console.log(`size: ${all} bytes compressed: ${files.map(([file, bytes]) => `${file} ${bytes}`).join(', ')}`)
  assert(all < 3_000_000, 'the page is larger than 3 MB')
}

const server = await serve(page_)
const data = mkdtempSync(join(tmpdir(), 'trefoil-playground-'))
mkdirSync(pictures, { recursive: true })
const context = await chromium.launchPersistentContext(data, {
  executablePath: browser_,
  viewport: { width: 1600, height: 900 },
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
    '--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader', '--use-angle=swiftshader'],
})
const page = context.pages()[0] ?? (await context.newPage())
const said = []
page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
page.on('pageerror', (error) => said.push(String(error)))
const picture = (name) => page.screenshot({ path: join(pictures, `${name}.png`) })
const settled = () => page.waitForFunction(() => /^compiled/.test(document.getElementById('status').textContent), null, { timeout: 60_000 })

/** Chooses an example, and waits for what became of it. */
async function choose(title) {
  await page.evaluate(() => (document.getElementById('status').textContent = ''))
  await page.selectOption('#example', title)
  await settled()
}

async function open(name) {
  await page.getByRole('tab', { name }).click()
}

async function checkExamples() {
  const titles = await page.$$eval('#example option', (options) => options.map((option) => option.textContent))
  assert(titles.length >= 20, `only ${titles.length} entry points`)
  const outcomes = { dxil: 0, spirv: 0, dxbc: 0, wgsl: 0 }
  for (const title of titles) {
    await choose(title)
    await page.waitForTimeout(20)
    for (const target of Object.keys(outcomes)) {
      const column = page.locator(`[data-target=${target}]`)
      const summary = await column.locator('small').textContent()
      const compiles = / bytes, /.test(summary)
      const listing = await column.locator('pre').textContent()
      if (compiles) outcomes[target] += 1
      const expected = ['dxil', 'spirv'].includes(target) || !WITHOUT_DXBC_AND_WGSL.includes(title)
      assert.equal(compiles, expected, `${title} to ${target}: ${summary}: ${listing.slice(0, 300)}`)
      assert(listing.length > 0, `${title} to ${target} shows nothing`)
    }
  }
  console.log(`examples: ${titles.length} entry points; compile to DXIL ${outcomes.dxil}, SPIR-V ${outcomes.spirv}, DXBC ${outcomes.dxbc}, WGSL ${outcomes.wgsl}`)
}

/** Types a letter into a name: from the key to the mark under the word. */
async function checkTyping() {
  await choose('mandelbrot: compute')
  const times = []
  for (let round = 0; round < 9; round += 1) {
    const line = page.locator('.cm-line', { hasText: 'picture[' }).first()
    await line.click()
    await page.keyboard.press('Home')
    await page.evaluate(() => {
      window.marked = new Promise((resolve) => {
        let since
        addEventListener('keydown', () => (since = performance.now()), { once: true, capture: true })
        const observer = new MutationObserver(() => {
          const mark = document.querySelector('.cm-lintRange-error')
          if (mark === null || since === undefined) return
          observer.disconnect()
          resolve({ milliseconds: performance.now() - since, text: mark.textContent })
        })
        observer.observe(document.querySelector('.cm-content'), { childList: true, subtree: true, attributes: true })
      })
    })
    await page.keyboard.press('x')
    const { milliseconds, text } = await page.evaluate(() => window.marked)
    assert.equal(text, 'xpicture', 'the mark is under other characters')
    times.push(milliseconds)
    if (round === 0) {
      await settled()
      assert.match(await page.locator('#diagnostics').textContent(), /use of undeclared identifier 'xpicture'/)
      await picture('error')
    }
    await page.keyboard.press('Backspace')
    await page.waitForFunction(() => document.querySelector('.cm-lintRange-error') === null)
  }
  times.sort((a, b) => a - b)
  const median = times[4]
  console.log(`typing: an error is under its word after ${median.toFixed(0)} ms (median of 9; ${times[0].toFixed(0)} to ${times[8].toFixed(0)})`)
  assert(median < 100, 'it takes longer than 100 ms')
}

/** An error after characters of several bytes, and one that another target alone has. */
async function checkPlaces() {
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('/* 世界 𝄞 */ float4 main() : SV_Target { return wrong; }\n')
  await page.fill('#profile', 'ps_6_0')
  await page.waitForFunction(() => document.querySelector('.cm-lintRange-error')?.textContent === 'wrong')
  console.log('places: an error stands under its word after characters of several bytes')
}

async function checkViews() {
  await choose('pbr: pixel')
  await picture('targets')
  await open('Passes to DXIL')
  await page.waitForSelector('.passes li')
  const passes = await page.$$eval('.passes li', (items) => items.map((item) => item.textContent))
  assert(passes.includes('simplify') && passes.length > 5, `passes: ${passes}`)
  await page.locator('.passes button', { hasText: 'simplify' }).first().click()
  assert.match(await page.locator('.split pre').textContent(), /define void @ps_main/)
  await picture('passes')
  await open('Reflection')
  await page.waitForSelector('#view .columns')
  for (const target of ['dxil', 'spirv', 'dxbc']) {
    const told = JSON.parse(await page.locator(`[data-target=${target}] pre`).textContent())
    assert(told.resources.some(({ name }) => name === 'base_map'), `${target} names no base_map`)
  }
  await picture('reflection')
  await open('Times')
  await page.waitForSelector('#view table')
  assert.match(await page.locator('#view table').textContent(), /optimise/)
  await picture('times')
  await open('Targets')
  console.log(`views: ${passes.length} passes that change pbr's pixel shader, reflection of three targets, times`)
}

async function checkLink() {
  await choose('life: compute')
  await page.fill('#options', '-D LINKED=1')
  await page.click('#share')
  await page.waitForFunction(() => location.hash.length > 10)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.waitForFunction(() => /^compiled/.test(document.getElementById('status').textContent))
  for (const field of ['profile', 'entry', 'options']) {
    assert.equal(await other.inputValue(`#${field}`), await page.inputValue(`#${field}`), field)
  }
  const text = (of) => of.locator('.cm-content').innerText()
  assert.equal(await text(other), await text(page))
  console.log(`link: ${page.url().length} characters bring the source, entry and options back`)
  await other.close()
}

/** Runs compute shaders where the browser has WebGPU, and looks at what they wrote. */
async function checkRun() {
  const adapter = await page.evaluate(async () => (await navigator.gpu?.requestAdapter())?.info.architecture)
  if (adapter === undefined) {
    console.log('run: not looked at, this browser has no WebGPU here')
    return
  }
  await open('Run')
  const run = async (title) => {
    await choose(title)
    await page.waitForSelector('.output figure, .output .failed, #view > .failed', { timeout: 60_000 })
    // What was awaited may have been the output of the run before, which goes.
    await page.waitForTimeout(1000)
    await page.waitForSelector('.output figure, .output .failed, #view > .failed', { timeout: 60_000 })
    assert.deepEqual(await page.locator('#view .failed').allTextContents(), [], title)
    await picture(`run-${title.split(':')[0]}`)
  }
  const red = () => page.$eval('.output canvas', (canvas) => {
    const { width, height } = canvas
    return Array.from(canvas.getContext('2d').getImageData(0, 0, width, height).data.filter((_, at) => at % 4 === 0))
  })
  await run('mandelbrot: compute')
  const mandelbrot = await red()
  assert(mandelbrot[128 * 256 + 150] === 0 && new Set(mandelbrot).size > 20, 'that is no Mandelbrot set')
  await run('life: compute')
  const before = (x, y) => ((Math.imul(((y & 255) << 8 | (x & 255)) + 7, 2654435761) >>> 16) % 3 === 0 ? 1 : 0)
  const after = (x, y) => {
    const all = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => before(x + dx, y + dy))).reduce((sum, one) => sum + one)
    return all === 3 || (all === 4 && before(x, y) === 1) ? 255 : 0
  }
  const life = await red()
  assert.equal(life.findIndex((cell, at) => cell !== after(at & 255, at >> 8)), -1, 'a cell lives or dies against the rules')
  await run('prefix_sum: compute')
  console.log(`run: on ${adapter}: a Mandelbrot set, a generation of life as its rules have it, a prefix sum`)
}

try {
  checkSize()
  await page.goto(server.address)
  await settled()
  await checkTyping()
  await checkPlaces()
  await checkViews()
  await checkLink()
  await checkExamples()
  await checkRun()
  assert.deepEqual(said, [], 'the page said')
} finally {
  await context.close()
  server.close()
  rmSync(data, { recursive: true, force: true })
}
