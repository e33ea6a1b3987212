import type { Localized } from './types'

interface DemoConsentBanner {
  title: Localized
  text: Localized
  accept: Localized
  decline: Localized
  settings: Localized
  pageText: Localized
  /** The path of the page that says more. */
  page: string
}

/** What visitors of the demo are asked. */
export const consentBanner: DemoConsentBanner = {
  title: { en: 'May we remember what you like?', es: '¿Podemos recordar lo que le gusta?' },
  text: {
    en: 'With your consent this browser counts which subjects interest you, so that we can show you what fits. The count never leaves your device.',
    es: 'Con su permiso, este navegador cuenta los temas que le interesan para mostrarle lo que encaja con usted. La cuenta no sale de su dispositivo.',
  },
  accept: { en: 'Yes, remember', es: 'Sí, recordar' },
  decline: { en: 'No, thank you', es: 'No, gracias' },
  settings: { en: 'Privacy settings', es: 'Ajustes de privacidad' },
  pageText: { en: 'Who we are', es: 'Quiénes somos' },
  page: '/about',
}
