/** The frame of the desk, and words that many of its rooms need. */
export const texts = {
  'desk.head.title': '{room} | Admin | AI Income Guides',
  'desk.head.description': 'Run the shop.',
  'desk.rooms': 'Admin sections',
  'desk.room.home': 'Overview',
  'desk.room.guides': 'Guides',
  'desk.room.translations': 'Translations',
  'desk.room.log': 'Log',
  'desk.home.title': 'Admin',

  'desk.older': 'Show older',
  'desk.when': 'When',
  'desk.who': 'Who',
  'desk.what': 'What',
  'desk.cellOf': '{name}: ',
  'desk.zone': 'UTC',
  'desk.why': 'Why',
  'desk.nothing': 'none',
  'desk.value': '{name}: {value}',
  'desk.change': '{name}: {before} → {after}',
} as const
