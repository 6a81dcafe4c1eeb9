/** What operators did. */
export const texts = {
  'desk.log.text': 'Everything done in the admin. Nothing here can be changed or deleted.',
  'desk.log.table': 'Admin actions',
  'desk.log.empty': 'No actions yet.',
  'desk.log.reader': 'Reader {id}',
  'desk.log.guide': 'Guide {id}',
  'desk.deed.role-changed': 'Changed a role',
} as const
