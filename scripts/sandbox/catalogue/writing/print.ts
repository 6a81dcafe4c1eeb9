import { demoGuides } from '../index.ts'

const [wanted = '1', language = 'both'] = process.argv.slice(2)
const guides = demoGuides()
const byId = guides.find(({ id }) => String(id) === wanted)
const shown = byId
  ? [byId]
  : guides.filter(({ titleEn }) => titleEn.toLowerCase().includes(wanted.toLowerCase())).slice(0, 1)

for (const guide of shown) {
  const { contentEn, contentJa, ...rest } = guide
  console.log(JSON.stringify(rest, null, 2))
  if (language !== 'ja') console.log(`\n${contentEn}`)
  if (language !== 'en') console.log(`\n${contentJa}`)
}
