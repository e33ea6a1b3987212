import fs from 'node:fs'
import { run } from '../run.mjs'

/** Type, owner and size in a listing of GNU's or BSD's tar. */
const SIZE = /^\S+\s+(?:\d+\s+\S+\s+\S+|\S+\/\S+)\s+(\d+)\s/

/**
 * Throws for an archive that contains anything but files and folders, a path outside of the target folder, or more than
 * fits on the disk. Links could make the site read or overwrite other files of the machine, and a small archive can
 * unpack to any size.
 * @param {{ file: string, into: string }} input
 */
export async function refuseForeignEntries({ file, into }) {
  const list = async (...options) =>
    (await run('tar', ['-t', '-P', ...options, '-z', '-f', file])).split('\n').filter(Boolean)
  const lines = await list('-v')
  const kind = lines.find((line) => !/^[-d]/.test(line))
  if (kind) throw new Error(`${file} is not a backup: it holds something other than files and folders: ${kind}`)
  const out = (await list()).find((name) => name.startsWith('/') || name.split(/[\\/]/).includes('..'))
  if (out) throw new Error(`${file} is not a backup: ${out} leads out of the folder`)
  const needed = lines.reduce((sum, line) => sum + Number(SIZE.exec(line)?.[1] ?? 0), 0)
  const { bavail, bsize } = fs.statfsSync(into)
  if (needed > bavail * bsize)
    throw new Error(`${file} unpacks to ${inGigabytes(needed)}, and the disk has ${inGigabytes(bavail * bsize)} left`)
}

const inGigabytes = (bytes) => `${(bytes / 1e9).toFixed(1)} GB`
