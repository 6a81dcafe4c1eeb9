import type { StoriesText } from '../shapes.ts'

export const page: StoriesText = {
  head: {
    title: 'Success stories | AI Income Guides',
    description: 'Twelve sample stories, written by us, about earning with AI tools step by step.',
  },
  title: 'Success stories',
  introduction:
    'These twelve stories are illustrative samples. We wrote them to show what following a guide can look like, with the slow weeks left in. The people are invented and the figures aren’t a promise.',
  sample: 'Sample',
  action: 'Explore Our Guides',
  stories: [
    {
      name: 'Aiko T.',
      person: 'Office worker, Osaka',
      text: 'I wrote product descriptions for a ceramics shop on Sunday evenings. The first ten took me four hours. By the third batch, I had a checklist and needed only one hour.',
      result: 'AI writing · first payment in week 3 · ¥30,000 a month after four months',
    },
    {
      name: 'Daniel M.',
      person: 'Teacher, Leeds',
      text: 'I turned my own worksheets into editable packs. Two sold in the first month, both to people I knew. Then I rewrote the previews as the guide advises, and strangers began to buy.',
      result: 'Digital products · 14 packs · $180 a month after six months',
    },
    {
      name: 'Mei L.',
      person: 'Student, Taipei',
      text: 'I made audiobook samples with a licensed AI voice and corrected every pause by hand. The first publisher politely said no. The second sent a whole series.',
      result: 'Voice-over · second publisher · $400 a month after five months',
    },
    {
      name: 'Kenji S.',
      person: 'Retired engineer, Sendai',
      text: 'A booking reminder for the barber downstairs was my first automation. He told the dentist next door. I’ve never advertised.',
      result: 'Automation · five local clients · ¥45,000 a month after eight months',
    },
    {
      name: 'Rosa G.',
      person: 'Parent of two, Valencia',
      text: 'I had one hour a day, at nap time. The guide’s plan is made up of one-hour pieces, which is why I finished it. I still do one piece a day.',
      result: 'AI writing · newsletters · $250 a month after four months',
    },
    {
      name: 'Haruka N.',
      person: 'Illustrator, Kyoto',
      text: 'I use AI for the dull part: sorting references and drafting client emails. The drawings stay mine. I now take on one more commission a month.',
      result: 'Freelancing · one more commission a month since month 2',
    },
    {
      name: 'Tom B.',
      person: 'Warehouse worker, Ohio',
      text: 'I spent nothing for the first six weeks, as planned. Then I paid for one tool with the money the free ones had earned.',
      result: 'No investment · first $50 in week 6 · $300 a month after seven months',
    },
    {
      name: 'Yui K.',
      person: 'Café owner, Fukuoka',
      text: 'I began with our own menu, in three languages. Two cafés on our street asked who had written it.',
      result: 'AI writing · menu translations · ¥25,000 a month after three months',
    },
    {
      name: 'Omar H.',
      person: 'Accountant, Lyon',
      text: 'My spreadsheet template answers the question that clients ask me every March. I wrote it once. It sells in spring and sleeps in summer.',
      result: 'Passive income · one template · $900 in the first spring',
    },
    {
      name: 'Sofia P.',
      person: 'Nurse, Porto',
      text: 'I tried three ideas and dropped two. The section on common mistakes saved me from the idea I loved most.',
      result: 'Digital products · third idea · $150 a month after nine months',
    },
    {
      name: 'Ryo M.',
      person: 'Musician, Tokyo',
      text: 'Small shops need hold music and short jingles that are safe to use. As the guide insists, I keep a list of all my licenses, and clients do ask to see the list.',
      result: 'Voice-over and audio · 22 jingles · ¥60,000 a month after six months',
    },
    {
      name: 'Grace W.',
      person: 'Librarian, Nairobi',
      text: 'I automated the answers to the forty questions our front desk hears every day. The university next door paid me to do the same for them.',
      result: 'Automation · two institutions · $500 a month after five months',
    },
  ],
}
