import { TILES, type TileName } from './tiles'

export interface TileFloorProps {
  /** Unique on the page: the id of the pattern in the drawing. */
  id: string
  tile: TileName
  /** The number of tiles per row and column. */
  across: number
  down: number
  ground: string
  first: string
  second: string
  className?: string
}

/** A floor of one repeated tile. */
export function TileFloor({ id, tile, across, down, className = '', ...paints }: TileFloorProps) {
  return (
    <svg
      viewBox={`0 0 ${across * 40} ${down * 40}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <defs>
        <pattern id={id} width="40" height="40" patternUnits="userSpaceOnUse">
          <path fill={paints.ground} d="M0 0h40v40H0z" />
          {TILES[tile].map(([paint, path]) => (
            <path key={path} fill={paints[paint]} d={path} />
          ))}
          <path fill="none" stroke="#00000022" strokeWidth="0.7" d="M0 40V0h40" />
        </pattern>
      </defs>
      <path fill={`url(#${id})`} d={`M0 0h${across * 40}v${down * 40}H0z`} />
    </svg>
  )
}
