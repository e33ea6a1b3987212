'use client'

import { plainPart } from 'voix/render/parts'

/** Shows the panel of the tab that is chosen. */
export const switcher = plainPart('switcher', () => import('./switchTabs'))
