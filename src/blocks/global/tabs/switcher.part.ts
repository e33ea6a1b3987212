'use client'

import { plainPart } from 'voix/render/parts'

/** Shows the panel of the selected tab. */
export const switcher = plainPart('switcher', () => import('./switchTabs'))
