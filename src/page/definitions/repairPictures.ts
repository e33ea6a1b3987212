import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import { findOriginal } from '../../collections/core/media/original'
import { readShape, type Shape } from '../../collections/core/media/shape'
import { slugsOf } from '../../options/getVoix'
import { expireTags } from '../expiry'

export interface RepairedPictures {
  /** Number of images whose stored dimensions were corrected. */
  pictures: number
}

type Stored = { id: string; filename: string; width: number | null; height: number | null; frames: number | null }

/**
 * Corrects the width, height and frames of images that earlier versions stored before rotation or without frames.
 * Unreadable files, revisions and dates do not change. A second run changes nothing.
 */
export async function repairPictures(payload: Payload, { isDryRun = false } = {}): Promise<RepairedPictures> {
  const req = await createLocalReq({}, payload)
  const table = tableOf(req, slugsOf(req).media)
  const stored = await execute<Stored>({
    req,
    statement: sql`select id::text as id, filename, width::float8 as width, height::float8 as height, frames::int as frames from ${table}
      where mime_type like 'image/%' and mime_type not like '%svg%' and filename is not null`,
  })
  let pictures = 0
  for (const { id, filename, ...noted } of stored) {
    const shape = await shapeOf(req, filename)
    if (!shape || isNoted(shape, noted)) continue
    pictures += 1
    if (isDryRun) continue
    const { width, height, frames } = shape
    await execute({
      req,
      statement: sql`update ${table} set width = ${width}, height = ${height}, frames = ${frames} where id::text = ${id} and filename = ${filename}`,
    })
  }
  // Any page may show these images.
  if (pictures > 0 && !isDryRun) await expireTags(req, ['site'])
  return { pictures }
}

function isNoted(shape: Shape, noted: Omit<Stored, 'id' | 'filename'>): boolean {
  const { width, height, frames } = noted
  return shape.width === width && shape.height === height && shape.frames === (frames ?? 1)
}

async function shapeOf(req: PayloadRequest, filename: string): Promise<Shape | null> {
  try {
    const original = await findOriginal({ req, filename })
    return original && (await readShape(await original.read()))
  } catch {
    // The file is missing, or its storage cannot be reached.
    return null
  }
}
