import { run } from '../run.mjs'

/**
 * Throws for an archive that holds anything but files and folders, or a path that leads out of the folder into which it is unpacked.
 * Links could make the site read or overwrite files of the machine.
 *
 * @param {string} file
 */
export async function refuseForeignEntries(file) {
  const list = async (...options) =>
    (await run('tar', ['-t', '-P', ...options, '-z', '-f', file])).split('\n').filter(Boolean)
  const kind = (await list('-v')).find((line) => !/^[-d]/.test(line))
  if (kind) throw new Error(`${file} is no backup: it holds something other than files and folders: ${kind}`)
  const out = (await list()).find((name) => name.startsWith('/') || name.split(/[\\/]/).includes('..'))
  if (out) throw new Error(`${file} is no backup: ${out} leads out of the folder`)
}
