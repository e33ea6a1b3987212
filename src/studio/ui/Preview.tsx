'use client'

import { FileText, Film } from 'lucide-react'
import { useState } from 'react'
import { kindOf, type Picture } from '../api/pictures'

/** What a file looks like, as small as it is shown. */
export function Preview({ picture }: { picture: Picture }) {
  const { thumbnailURL, url, focalX, focalY } = picture
  const kind = kindOf(picture)
  const [isBroken, setIsBroken] = useState(false)
  if (kind === 'film' && url) return <video aria-hidden muted preload="metadata" src={url} tabIndex={-1} />
  const source = isBroken ? url : (thumbnailURL ?? url)
  if (kind === 'file' || !source) {
    const Icon = kind === 'film' ? Film : FileText
    return <Icon aria-hidden size={32} strokeWidth={1.25} />
  }
  return (
    <img
      alt=""
      decoding="async"
      draggable={false}
      loading="lazy"
      onError={() => setIsBroken(true)}
      src={source}
      style={{ objectPosition: `${focalX ?? 50}% ${focalY ?? 50}%` }}
    />
  )
}
