/** What operators did. */
export const texts = {
  'desk.log.text': 'Everything that was done at the desk. Nothing here can be changed or deleted.',
  'desk.log.table': 'What was done at the desk',
  'desk.log.empty': 'No actions yet.',
  'desk.log.reader': 'Reader {id}',
  'desk.log.guide': 'Guide {id}',
  'desk.deed.role-changed': 'Changed a role',
} as const
