import { item, type DemoMenuItem } from './menuItem'

/** Slug of a brand -> what its header has in place of the houses that it does not have yet. */
export const headersA: Readonly<Record<string, DemoMenuItem[]>> = {
  'club-bahia': [
    item('The club', 'El club', '/brands/club-bahia', [
      item('Water and land', 'Agua y tierra', '/brands/club-bahia/clubs'),
      item('Regattas', 'Regatas', '/brands/club-bahia/regattas'),
    ]),
    item('Regattas', 'Regatas', '/brands/club-bahia/regattas'),
    item('Offers', 'Ofertas', '/specials'),
    item('Contact', 'Contacto', '/contact'),
  ],
  'hacienda-roja': [
    item('The houses', 'Las casas', '/brands/hacienda-roja', [
      item('Rooms and tables', 'Habitaciones y mesas', '/brands/hacienda-roja/houses'),
      item('Six floors', 'Seis suelos', '/brands/hacienda-roja/floors'),
    ]),
    item('Six floors', 'Seis suelos', '/brands/hacienda-roja/floors'),
    item('Weddings', 'Bodas', '/weddings'),
    item('Contact', 'Contacto', '/contact'),
  ],
  'isla-verde': [
    item('Isla Verde', 'Isla Verde', '/brands/isla-verde', [
      item('The lodges', 'Los lodges', '/brands/isla-verde/lodges'),
      item('Walks', 'Caminatas', '/brands/isla-verde/walks'),
    ]),
    item('Walks', 'Caminatas', '/brands/isla-verde/walks'),
    item('Journal', 'Diario', '/blog'),
    item('Contact', 'Contacto', '/contact'),
  ],
  'sal-y-luz': [
    item('On the walls', 'En las paredes', '/brands/sal-y-luz/exhibitions'),
    item('The house', 'La casa', '/brands/sal-y-luz/house', [item('The brand', 'La marca', '/brands/sal-y-luz')]),
    item('Meetings', 'Reuniones', '/meetings'),
    item('Contact', 'Contacto', '/contact'),
  ],
}
