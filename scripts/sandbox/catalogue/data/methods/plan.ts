import type { Plan } from '../../writing/format.ts'

/** Ten each. A: words. B: voice, sound and film. C: data, chat and automation. D: pictures, products and pages. */
const groupA: readonly Plan[] = [
  {
    slug: 'product-descriptions',
    workingTitle: 'Write product and menu descriptions',
    category: 'writing',
    tags: ['AI Writing', 'copywriting', 'Freelancing', 'Remote Work'],
  },
  {
    slug: 'trade-newsletters',
    workingTitle: 'Run a monthly newsletter for a trade',
    category: 'writing',
    tags: ['AI Writing', 'newsletter', 'Marketing', 'Remote Work'],
  },
  {
    slug: 'seo-refresh',
    workingTitle: 'Refresh ageing blog articles and pages',
    category: 'writing',
    tags: ['AI Writing', 'SEO', 'content writing', 'Freelancing'],
  },
  {
    slug: 'email-sequences',
    workingTitle: 'Write welcome and follow-up e-mail sequences',
    category: 'writing',
    tags: ['copywriting', 'email marketing', 'Marketing', 'Freelancing'],
  },
  {
    slug: 'review-replies',
    workingTitle: 'Answer Google reviews for the owner',
    category: 'writing',
    tags: ['AI Writing', 'local business', 'No Investment', 'Remote Work'],
  },
  {
    slug: 'resume-polishing',
    workingTitle: 'Polish résumés of people applying in the trade',
    category: 'writing',
    tags: ['AI Writing', 'resume', 'Freelancing', 'zero-investment'],
  },
  {
    slug: 'job-adverts',
    workingTitle: 'Write honest job adverts',
    category: 'writing',
    tags: ['copywriting', 'recruitment', 'Freelancing', 'work-from-home'],
  },
  {
    slug: 'owner-interviews',
    workingTitle: 'Turn a one-hour interview into articles (note, website)',
    category: 'writing',
    tags: ['AI Writing', 'ghostwriting', 'blogging', 'Remote Work'],
  },
  {
    slug: 'sign-and-menu-copy',
    workingTitle: 'Words for signs, cards and leaflets',
    category: 'writing',
    tags: ['copywriting', 'local business', 'No Upfront Cost', 'side hustle'],
  },
  {
    slug: 'press-notes',
    workingTitle: 'Press notes for openings and seasons',
    category: 'writing',
    tags: ['AI Writing', 'public relations', 'Marketing', 'Freelancing'],
  },
]

const groupB: readonly Plan[] = [
  {
    slug: 'explainer-narration',
    workingTitle: 'Narrate explainer videos with a synthetic voice',
    category: 'voice',
    tags: ['Voice Over', 'text-to-speech', 'Freelancing', 'Remote Work'],
  },
  {
    slug: 'podcast-editing',
    workingTitle: 'Edit a small podcast (Voicy, stand.fm)',
    category: 'audio',
    tags: ['audio editing', 'podcast', 'Freelancing', 'Remote Work'],
  },
  {
    slug: 'audio-guides',
    workingTitle: 'Make audio guides for visitors',
    category: 'audio',
    tags: ['Voice Over', 'narration', 'Digital Products', 'local business'],
  },
  {
    slug: 'subtitling',
    workingTitle: 'Subtitle and translate videos',
    category: 'translation',
    tags: ['subtitles', 'translation', 'Remote Work', 'Freelancing'],
  },
  {
    slug: 'short-video-scripts',
    workingTitle: 'Write scripts for short user-style videos',
    category: 'video',
    tags: ['UGC', 'social-media', 'AI Writing', 'Freelancing'],
  },
  {
    slug: 'reels-from-photos',
    workingTitle: 'Cut short videos from the photos they already have',
    category: 'video',
    tags: ['Social Media', 'video editing', 'No Investment', 'Remote Work'],
  },
  {
    slug: 'phone-greetings',
    workingTitle: 'Telephone greetings and waiting announcements',
    category: 'voice',
    tags: ['Voice Over', 'AI voice', 'local business', 'low-cost'],
  },
  {
    slug: 'how-to-channel',
    workingTitle: 'Run a faceless how-to video channel for fans of the theme',
    category: 'video',
    tags: ['Passive Income', 'YouTube', 'Social Media', 'Voice Over'],
  },
  {
    slug: 'course-scripts',
    workingTitle: 'Script an online course with the expert',
    category: 'teaching',
    tags: ['online courses', 'AI Writing', 'Digital Products', 'Remote Work'],
  },
  {
    slug: 'audio-articles',
    workingTitle: 'Turn articles and newsletters into audio',
    category: 'audio',
    tags: ['Voice Over', 'text-to-speech', 'Automation', 'Passive Income'],
  },
]

const groupC: readonly Plan[] = [
  {
    slug: 'faq-chatbots',
    workingTitle: 'Build an FAQ chatbot',
    category: 'chat',
    tags: ['Automation', 'chatbot', 'Freelancing', 'Remote Work'],
  },
  {
    slug: 'invoice-automation',
    workingTitle: 'Automate invoices and receipts',
    category: 'automation',
    tags: ['Automation', 'workflow', 'no-code', 'Freelancing'],
  },
  {
    slug: 'data-clean-up',
    workingTitle: 'Clean up customer and product lists',
    category: 'data',
    tags: ['data entry', 'spreadsheets', 'Remote Work', 'zero-investment'],
  },
  {
    slug: 'meeting-notes',
    workingTitle: 'Meeting notes and minutes as a service',
    category: 'data',
    tags: ['transcription', 'virtual assistant', 'Remote Work', 'No Investment'],
  },
  {
    slug: 'notion-templates',
    workingTitle: 'Sell Notion templates',
    category: 'store',
    tags: ['Digital Products', 'templates', 'Passive Income', 'Notion'],
  },
  {
    slug: 'booking-reminders',
    workingTitle: 'Booking reminders and follow-ups (LINE, SMS, mail)',
    category: 'automation',
    tags: ['Automation', 'no-code', 'local business', 'Marketing'],
  },
  {
    slug: 'spreadsheet-tools',
    workingTitle: 'Small spreadsheets that do one job',
    category: 'data',
    tags: ['Automation', 'spreadsheets', 'Digital Products', 'Freelancing'],
  },
  {
    slug: 'staff-manuals',
    workingTitle: 'Write staff manuals from recordings',
    category: 'teaching',
    tags: ['AI Writing', 'documentation', 'Freelancing', 'Remote Work'],
  },
  {
    slug: 'survey-analysis',
    workingTitle: 'Read customer surveys and reviews into a report',
    category: 'data',
    tags: ['data analysis', 'Marketing', 'Remote Work', 'Freelancing'],
  },
  {
    slug: 'local-research',
    workingTitle: 'Monthly local market reports',
    category: 'data',
    tags: ['research', 'Marketing', 'recurring income', 'Remote Work'],
  },
]

const groupD: readonly Plan[] = [
  {
    slug: 'print-patterns',
    workingTitle: 'Print-on-demand patterns',
    category: 'store',
    tags: ['print on demand', 'E-commerce', 'Passive Income', 'Digital Products'],
  },
  {
    slug: 'photo-retouching',
    workingTitle: 'Retouch photos of local businesses',
    category: 'image',
    tags: ['photo editing', 'Freelancing', 'local business', 'Remote Work'],
  },
  {
    slug: 'stock-illustrations',
    workingTitle: 'Stock illustrations on a theme',
    category: 'image',
    tags: ['Passive Income', 'stock images', 'royalties', 'Digital Products'],
  },
  {
    slug: 'custom-stories',
    workingTitle: "Children's stories made to order",
    category: 'writing',
    tags: ['AI Writing', 'ebooks', 'E-commerce', 'handmade gifts'],
  },
  {
    slug: 'study-material',
    workingTitle: 'Study cards and workbooks for newcomers to the trade',
    category: 'teaching',
    tags: ['Digital Products', 'teaching', 'Passive Income', 'ebooks'],
  },
  {
    slug: 'social-calendars',
    workingTitle: 'Monthly social media calendars',
    category: 'social',
    tags: ['Social Media', 'Instagram', 'Marketing', 'Freelancing'],
  },
  {
    slug: 'printable-planners',
    workingTitle: 'Printable planners for fans',
    category: 'store',
    tags: ['Digital Products', 'Etsy', 'E-commerce', 'Passive Income'],
  },
  {
    slug: 'banner-design',
    workingTitle: 'Thumbnails, banners and headers',
    category: 'design',
    tags: ['graphic design', 'Social Media', 'Freelancing', 'Canva'],
  },
  {
    slug: 'bilingual-pages',
    workingTitle: 'Bilingual menus, signs and web pages for visitors',
    category: 'translation',
    tags: ['translation', 'local business', 'Remote Work', 'Freelancing'],
  },
  {
    slug: 'landing-pages',
    workingTitle: 'One-page sites (STUDIO, Carrd)',
    category: 'design',
    tags: ['web design', 'no-code', 'E-commerce', 'Marketing'],
  },
]

/** One of each group in turn; a method's place here decides its guides' ids and picks. */
export const plan: readonly Plan[] = groupA.flatMap((first, index) =>
  [first, groupB[index], groupC[index], groupD[index]].filter((each) => each !== undefined),
)
