import type { Problem } from './readBookingRequest'

const FIELDS: Readonly<Record<string, string>> = {
  resort: 'El hotel',
  brand: 'La marca',
  offer: 'La oferta',
  arrival: 'La llegada',
  departure: 'La salida',
  adults: 'El número de adultos',
  children: 'El número de niños',
  rooms: 'El número de habitaciones',
  code: 'El código',
  coupon: 'El cupón',
  currency: 'La moneda',
  from: 'El aeropuerto',
  member: 'El número de socio',
  identity: 'Su identidad',
}

/** Messages of the endpoint, with their Spanish translations. */
const SENTENCES: readonly [RegExp, string][] = [
  [/^is in the past\.$/, 'ya ha pasado.'],
  [/^is missing\.$/, 'falta.'],
  [/^is after the arrival\.$/, 'es posterior a la llegada.'],
  [/^is from (\S+) on here\.$/, 'es a partir del $1 en esta página.'],
  [/^is until (\S+) here\.$/, 'es hasta el $1 en esta página.'],
  [/^is not a date: write (\S+)\.$/, 'no es una fecha: escriba $1.'],
  [/^is not a number\.$/, 'no es un número.'],
  [/^is not a whole number\.$/, 'no es un número entero.'],
  [/^is at least (\d+)\.$/, 'es $1 como mínimo.'],
  [/^is at most (\d+); for more, please write to us\.$/, 'es $1 como máximo; para más, escríbanos.'],
  [/^is not a name\.$/, 'no es un nombre.'],
  [/^is not a currency: write (\w+)\.$/, 'no es una moneda: escriba $1.'],
  [/^is the three letters of an airport: (\w+)\.$/, 'son las tres letras de un aeropuerto: $1.'],
  [/^is letters and digits\.$/, 'son letras y cifras.'],
  [/^has ended\.$/, 'ha terminado.'],
  [/^is not one of ours\.$/, 'no es de los nuestros.'],
  [/^(.+) cannot be booked from this page\.$/, '$1 no se puede reservar desde esta página.'],
  [/^is left out by this page, as all others are\.$/, 'no se puede reservar desde esta página, como todos los demás.'],
  [/^could not be verified\. Please try again\.$/, 'no se ha podido verificar. Inténtelo otra vez.'],
]

/** Translates the problem of a booking for the Spanish pages. */
export function inSpanish({ field, message }: Problem): Problem {
  const found = SENTENCES.find(([english]) => english.test(message))
  return { field: FIELDS[field] ?? field, message: found ? message.replace(...found) : message }
}
