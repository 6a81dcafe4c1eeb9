/** The frame of the admin, words that many of its sections need, and the log. */
export const texts = {
  'admin.head.title': '{section} | Admin | AI Income Guides',
  'admin.head.description': 'Tools for running the shop.',
  'admin.sections': 'Admin sections',
  'admin.section.home': 'Overview',
  'admin.section.guides': 'Guides',
  'admin.section.translations': 'Translations',
  'admin.section.log': 'Log',

  'admin.older': 'Show older entries',
  'admin.when': 'When',
  'admin.who': 'Who',
  'admin.what': 'What',
  'admin.cellOf': '{name}: ',
  'admin.zone': 'UTC',
  'admin.why': 'Reason',
  'admin.nothing': 'None',
  'admin.value': '{name}: {value}',
  'admin.change': '{name}: {before} → {after}',

  'admin.log.text': 'Everything that has been done in the admin. Log entries can’t be changed or deleted.',
  'admin.log.table': 'Admin actions',
  'admin.log.empty': 'No actions yet.',
  'admin.log.reader': 'Reader {id}',
  'admin.log.guide': 'Guide {id}',
  'admin.action.role-changed': 'Changed a role',
} as const
