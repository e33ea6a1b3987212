'use client'

import { useEffect, useState } from 'react'
import { PlayButton } from '../../../components/PlayButton'
import { videoAddress, type Film } from '../../lib/video'

export interface PlayerProps {
  film: Film
  title: string
  autoplay: boolean
  loop: boolean
  mute: boolean
  label: string
}

/** The play button over the poster, and the provider's player after a click. */
export default function Player({ film, title, autoplay, loop, mute, label }: PlayerProps) {
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    // Browsers do not autoplay a video with sound.
    if (autoplay && mute && !matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(true)
  }, [autoplay, mute])

  if (!playing) return <PlayButton label={`${label}: ${title}`} onClick={() => setPlaying(true)} />
  if ('file' in film)
    return (
      <video
        src={film.file}
        title={title}
        autoPlay
        controls
        loop={loop}
        muted={mute}
        playsInline
        className="absolute inset-0 size-full bg-black"
      />
    )
  return (
    <iframe
      src={videoAddress({ ...film, autoplay: true, loop, mute })}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      className="absolute inset-0 size-full border-0"
    />
  )
}
