'use client'

import { useEffect, useState } from 'react'
import type { Finding } from '../../slices/checks'
import { readData } from '../../studio/api/request'

/** A page with what the checks say of it, as `GET /api/voix/health` returns it. */
export interface CheckedPage {
  id: string
  title: string
  path: string | null
  languageCode: string
  findings: (Finding & { name: string })[]
}

interface Part {
  pages: CheckedPage[]
  totalPages: number
  totalDocs: number
}

interface Health {
  pages: readonly CheckedPage[]
  /** How many pages there are; `null` before the first answer. */
  total: number | null
  isDone: boolean
  problem: string | null
}

const NOTHING: Health = { pages: [], total: null, isDone: false, problem: null }

/** Looks over all published pages, one part after the other. A new `turn` starts from the beginning. */
export function useHealth(apiRoute: string, turn: number): Health {
  const [health, setHealth] = useState(NOTHING)
  useEffect(() => {
    let isWanted = true
    setHealth(NOTHING)
    const read = async () => {
      for (let page = 1, last = 1; page <= last && isWanted; page += 1) {
        const part = await readData<Part>(`${apiRoute}/voix/health?page=${page}`)
        last = part.totalPages
        if (isWanted) {
          setHealth(({ pages }) => {
            return { pages: [...pages, ...part.pages], total: part.totalDocs, isDone: page >= last, problem: null }
          })
        }
      }
    }
    read().catch((error: unknown) => {
      if (isWanted) setHealth((now) => ({ ...now, isDone: true, problem: String((error as Error).message) }))
    })
    return () => {
      isWanted = false
    }
  }, [apiRoute, turn])
  return health
}
