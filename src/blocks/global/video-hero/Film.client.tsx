'use client'

import { useEffect, useState } from 'react'
import { videoAddress, type Film as Source } from '../../lib/video'

export interface FilmProps {
  source: Source
  mute: boolean
  labels: Record<string, string>
}

/** The video over the hero's image. It does not start for visitors who prefer reduced motion or reduced data. */
export default function Film({ source, mute, labels }: FilmProps) {
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
    const wide = matchMedia('(min-width: 768px)').matches
    setPlaying(wide && !calm)
  }, [])

  const label = playing ? (labels['video.pause'] ?? 'Pause the film') : (labels['video.play'] ?? 'Play the film')
  return (
    <>
      {playing && 'file' in source ? (
        <video
          src={source.file}
          autoPlay
          loop
          muted={mute}
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          className="pointer-events-none absolute inset-0 -z-2 size-full object-cover"
        />
      ) : null}
      {playing && !('file' in source) ? (
        <iframe
          src={videoAddress({ ...source, autoplay: true, loop: true, mute, controls: false })}
          title=""
          aria-hidden="true"
          tabIndex={-1}
          allow="autoplay"
          className="pointer-events-none absolute inset-0 -z-2 size-full scale-[1.35] border-0"
        />
      ) : null}
      <button
        type="button"
        onClick={() => setPlaying(!playing)}
        className="absolute right-5 bottom-5 z-10 min-h-11 cursor-pointer rounded-full border border-white/70 bg-black/50 px-5 text-sm font-semibold text-white hover:bg-black/75"
      >
        {label}
      </button>
    </>
  )
}
