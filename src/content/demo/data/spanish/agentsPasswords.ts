import type { SpanishTexts } from './types'

const HERO = { 'Your account': 'Su cuenta', 'To the portal': 'Ir al portal' }

/** The page on which agents ask for a new password. */
export const agentsForgottenPassword: SpanishTexts = {
  words: {
    ...HERO,
    'Forgotten password': 'Contraseña olvidada',
    'Forgotten your password?': '¿Ha olvidado su contraseña?',
    'A link to a new password, for travel agents.': 'Un enlace a una contraseña nueva, para agentes de viajes.',
    'You come back in with a link by e-mail.': 'Vuelve a entrar con un enlace que le llega por correo.',
    'Back to the sign-in': 'Volver al inicio de sesión',
  },
  fields: {
    'agent-forgotten-password': {
      title: '¿Ha olvidado su contraseña?',
      copy: 'Díganos su correo. Le enviamos un enlace con el que elige una nueva.',
    },
  },
}

/** The page on which agents choose a new password. */
export const agentsNewPassword: SpanishTexts = {
  words: {
    ...HERO,
    'New password': 'Contraseña nueva',
    'A new password': 'Una contraseña nueva',
    'Travel agents choose a new password here.': 'Los agentes de viajes eligen aquí una contraseña nueva.',
    'One step is left.': 'Falta un paso.',
    'Open your dashboard': 'Abrir su panel',
    'Ask for another link': 'Pedir otro enlace',
  },
  fields: {
    'agent-new-password': {
      title: 'Elija una contraseña nueva',
      copy: 'Al menos doce caracteres. Tres palabras sin nada en común son fáciles de recordar.',
    },
  },
}
