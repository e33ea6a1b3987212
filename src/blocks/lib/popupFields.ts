import { field } from 'voix/slices'
import { checkTargetName } from './targetName'

/** Pages without header and footer, such as a form or a leaflet, have no popups. */
export const POPUP_LAYOUTS = { except: ['no-chrome'] }

interface Popup {
  mode: 'automatic' | 'on-click' | 'always-show'
  targetName: string
}

/** The trigger of a popup, and its image. */
export function popupFields({ mode, targetName }: Popup) {
  return {
    mode: field.select<Popup['mode'], Popup['mode']>({
      label: 'Opens',
      options: [
        { label: 'By itself, once per visitor', value: 'automatic' },
        { label: 'When a link is clicked', value: 'on-click' },
        { label: 'By itself, on every view', value: 'always-show' },
      ],
      defaultValue: mode,
      admin: { group: 'Opening' },
    }),
    targetName: field.payload(
      { name: 'targetName', type: 'text', label: 'Target name', defaultValue: targetName, validate: checkTargetName },
      {
        defaultValue: targetName,
        admin: {
          group: 'Opening',
          description: `Lower case and hyphens. A link to #${targetName} opens the popup of this name.`,
        },
      },
    ),
    delay: field.number({
      label: 'Seconds until it opens by itself',
      defaultValue: 3,
      min: 0,
      max: 600,
      step: 1,
      admin: { group: 'Opening' },
    }),
    image: field.image({
      label: 'Picture',
      admin: { group: 'Picture', description: '500 × 600 px.' },
      breakpoints: { default: { width: 500, height: 600, fit: 'cover' } },
    }),
  }
}
