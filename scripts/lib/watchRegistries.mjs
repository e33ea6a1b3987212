import fs from 'node:fs'
import path from 'node:path'
import { openProject } from '../../cli/project.mjs'
import { renderRegistry, writeRegistry } from '../../cli/registry.mjs'

/** Polls the names, since watching changing folders fails in ways that differ by system. */
const EVERY_MS = 700

/**
 * Keeps the registries up to date while a developer works, and calls `onChange` when a slice, a layout, or a part of
 * one is added or removed, since Payload reads them only at start. Returns a function that stops it.
 * @param {{ root: string, onChange: () => void, log?: (line: string) => void }} options
 */
export async function watchRegistries({ root, onChange, log = console.error }) {
  const project = openProject(root)
  const read = async () => JSON.stringify(await renderRegistry({ project }))
  let known = await read()
  let names = namesIn(project)
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const before = names
      names = namesIn(project)
      if (names === before) return
      const now = await read()
      if (now === known) return
      known = now
      await writeRegistry({ project })
      onChange()
    } catch (error) {
      // The other file of a slice may not be written yet.
      log(error.message)
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  return () => clearInterval(timer)
}

/** Returns the names of all files in the folders of slices and layouts. */
function namesIn({ root, src }) {
  const dirs = ['blocks', 'layouts'].map((name) => path.join(root, src, name)).filter((dir) => fs.existsSync(dir))
  return dirs.flatMap((dir) => fs.readdirSync(dir, { recursive: true })).join('\n')
}
