import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compose } from './core/picture'
import { renderJpeg } from './core/render'
import type { DemoPicture } from './types'
import { PICTURE_SIZES } from './list'
import { scenes } from './scenes'

/** The JPEG of a picture; drawn once, then read from `cacheDir`. */
export async function paint(args: { picture: DemoPicture; cacheDir: string }): Promise<Buffer> {
  const { picture, cacheDir } = args
  const size = PICTURE_SIZES[picture.size]
  const svg = compose({
    scene: scenes[picture.scene],
    mood: picture.mood,
    seed: picture.key,
    mirror: picture.mirror,
    ...size,
  })
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  const file = join(cacheDir, `${picture.key}-${hash}.jpg`)
  if (existsSync(file)) return readFile(file)
  const jpeg = await renderJpeg({ svg, ...size })
  await mkdir(cacheDir, { recursive: true })
  await writeFile(file, jpeg)
  return jpeg
}
