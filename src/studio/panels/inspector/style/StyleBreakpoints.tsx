'use client'

import { BREAKPOINT_NAMES, BREAKPOINTS, type Breakpoint } from '../../../../tree/types'
import styles from './style.module.css'

interface Props {
  current: Breakpoint
  /** Breakpoints at which the element has styles. */
  styled: readonly Breakpoint[]
  onChange: (breakpoint: Breakpoint) => void
}

/** For which breakpoint the panel sets values; a dot marks those that have some. The preview goes along. */
export function StyleBreakpoints({ current, styled, onChange }: Props) {
  return (
    <div className={styles.breakpoints}>
      <div aria-label="Breakpoint of the styles" className={styles.switch} role="group">
        {BREAKPOINT_NAMES.map((breakpoint) => {
          const isStyled = styled.includes(breakpoint)
          const name = breakpoint === 'default' ? 'all' : breakpoint
          return (
            <button
              aria-label={`${name}${isStyled ? ', with styles' : ''}`}
              aria-pressed={breakpoint === current}
              data-is-styled={isStyled}
              key={breakpoint}
              onClick={() => onChange(breakpoint)}
              type="button"
            >
              {name}
            </button>
          )
        })}
      </div>
      <p>
        {current === 'default'
          ? 'Values for every size, until a larger breakpoint says otherwise.'
          : `Values from ${BREAKPOINTS[current]} px on.`}
      </p>
    </div>
  )
}
