/** The reading paths themselves: for whom each is, what the way is, and why each guide stands at its place. */
export const texts = {
  'path.all': 'Reading paths',

  'path.category.name': '{category}, step by step',
  'path.category.for': 'You want to try guides tagged {category}, and look for an order to take them in.',
  'path.category.way':
    'In the order of the highest cost to start that each names; where that is the same, of the longest wait for the first payment. Each guide is about another method, so after a few you know which one suits you.',
  'path.category.cheapest-soonest': 'None of the others costs less to start or pays sooner.',
  'path.category.cheapest': 'None of the others costs less to start.',
  'path.category.soonest': 'None of the others pays sooner.',
  'path.category.dearer': 'Another method that costs more to start than the one before.',
  'path.category.slower':
    'Another method: it costs the same to start as the one before and takes longer to pay.',
  'path.category.same': 'Another method with the same cost to start and the same wait as the one before.',
  'path.category.dearest': 'It costs the most to start of these.',

  'path.first.name': 'The first 30 days',
  'path.first.for':
    'You have never earned anything with AI, and have a phone, some evenings and no money to risk.',
  'path.first.way':
    'Small jobs, one after the other. Each one teaches a thing that the next one needs: finding a customer, delivering on time, asking for the money.',
  'path.first.reviews':
    'The smallest job there is: a few sentences for a shop near you. You learn to offer something and to hear yes or no.',
  'path.first.resume':
    'One person, one page, one evening. You learn to interview somebody and to name a price.',
  'path.first.reels':
    'The first work that people can see. It fills a portfolio while the other jobs come in.',
  'path.first.notes': 'The same customer comes back every week. This is your first repeated income.',
  'path.first.descriptions':
    'With four small jobs behind you, you can offer a package to a whole shop instead of single pieces.',

  'path.writing.name': 'From your first text to regular writing clients',
  'path.writing.for': 'You like to write, and want clients who come back rather than single orders.',
  'path.writing.way':
    'Begin with short texts that a shop needs today. Move on to work that is needed every month, and end with what only few people can do.',
  'path.writing.descriptions':
    'Short, easy to judge and always needed: the simplest way to a first paid text.',
  'path.writing.press':
    'One page on one event. You learn to find what is worth telling, which every later text needs.',
  'path.writing.newsletter':
    'The same client every month: the point at which single orders become an income.',
  'path.writing.seo':
    'You improve texts that exist already and can show by figures that it helped. Figures raise prices.',
  'path.writing.interviews':
    'Now you write in somebody else’s voice. It pays better, because few people listen well.',
  'path.writing.emails':
    'The best paid of these: a series that sells by itself, for clients who know you by now.',

  'path.draw.name': 'Sell what you draw',
  'path.draw.for':
    'You draw or design, or want to direct a machine that does, and would rather sell pictures than hours.',
  'path.draw.way':
    'Design for others first, because that shows you what people want. Then draw once and sell the same picture many times.',
  'path.draw.banners': 'A client and a deadline: they show you what is wanted, and train your eye.',
  'path.draw.patterns': 'The first thing you draw once and sell often. Somebody else prints and ships it.',
  'path.draw.planners': 'From pictures to a product of your own that people print at home.',
  'path.draw.stock':
    'A catalogue that grows for years. It comes late, because it pays only once there is much of it.',
  'path.draw.stories': 'The largest piece: a whole picture book. Everything learnt before goes into it.',

  'path.voice.name': 'Earn with sound, without showing your face',
  'path.voice.for': 'You would like to make audio or video, and don’t want to stand in front of a camera.',
  'path.voice.way':
    'Short recordings for one customer first, then regular ones, then sound that sells by itself. One voice plan serves several of them.',
  'path.voice.greetings': 'Twenty seconds for a telephone: the shortest recording that anybody pays for.',
  'path.voice.narration': 'With the same voice plan you speak whole videos, and learn to cut to a picture.',
  'path.voice.articles': 'Now the customer needs you every month, and most of the work runs by itself.',
  'path.voice.podcast': 'Listening closely is a trade of its own. It binds a customer for a year.',
  'path.voice.tours': 'A product in sound that belongs to a place and earns as long as people visit it.',

  'path.once.name': 'Make it once, sell it often',
  'path.once.for': 'Your hours are few. You would rather work ahead and have it pay later.',
  'path.once.way':
    'Five products, from the one made in a weekend to the one that takes a season. Nothing here pays by the hour, so patience is part of the price.',
  'path.once.templates': 'A weekend of work, and your first stranger who buys.',
  'path.once.planners': 'The same idea on paper. You learn what keywords and pictures do in a marketplace.',
  'path.once.patterns': 'From files to goods, without a store room: one drawing on many products.',
  'path.once.study': 'More work, and more worth: people pay well for what helps them to pass something.',
  'path.once.channel': 'The largest. It also brings buyers to everything that you have made before.',

  'path.local.name': 'Help the shops in your street',
  'path.local.for':
    'You prefer to talk to people whom you can visit, and your town has cafés, salons and workshops.',
  'path.local.way':
    'One shop can buy all of these from you, one after the other. Start with the one that needs no trust, and grow with the same customers.',
  'path.local.reviews': 'It opens the door: you can show the answer before you ask for anything.',
  'path.local.signs': 'A few words on a board, seen by everybody who walks by: what you can do, at a glance.',
  'path.local.calendar':
    'Now you come every month. Whoever plans the posts hears first what the shop needs next.',
  'path.local.reminders':
    'Fewer empty appointments can be counted in money, so this is easy to sell to a shop that knows you.',
  'path.local.languages':
    'Visitors from abroad find the shop: a larger order, best given to somebody who is trusted.',
  'path.local.page': 'The whole page at last, with all the texts and pictures that you have made before.',

  'path.office.name': 'Automate small offices',
  'path.office.for': 'You like order more than talk, and are not afraid of a spreadsheet.',
  'path.office.way':
    'Clean first, then calculate, then let things run by themselves. Each step uses what the one before has put in order.',
  'path.office.lists':
    'No automation works on untidy lists. This is the calmest way in, and it shows you how an office works.',
  'path.office.sheets': 'One spreadsheet that does one job: the first thing that runs without you.',
  'path.office.reminders': 'Now two programs talk to each other. What you build here, you will build again.',
  'path.office.bot': 'Questions answered at night. It needs the facts that you have collected so far.',
  'path.office.invoices': 'Last, because it is about money and must never go wrong. It pays accordingly.',

  'path.quiet.name': 'Quiet work from home',
  'path.quiet.for':
    'You want to work alone, in your own time, without calls and without selling yourself every day.',
  'path.quiet.way':
    'Careful work that comes by email and is handed in by email. From the simplest to the best paid; every one of them goes well beside a job or children.',
  'path.quiet.lists': 'What it needs most is care.',
  'path.quiet.notes': 'A recording comes in, minutes go out. You learn what a machine hears wrongly.',
  'path.quiet.subtitles': 'The same ear, now to the second. Regular channels give regular work.',
  'path.quiet.reports':
    'You read what customers say and tell a shop what it means: fewer hours, higher prices.',
  'path.quiet.research': 'The best paid of the quiet ones: a report that somebody waits for every month.',

  'path.video.name': 'Your way into short videos',
  'path.video.for':
    'You watch short videos anyway, and would like to be paid for making them, without expensive gear.',
  'path.video.way':
    'Cut what exists before you film, and write before you direct. The last step is a channel of your own.',
  'path.video.reels': 'No camera needed: forty photos become a video, and you learn rhythm.',
  'path.video.scripts':
    'The first three seconds decide. You learn to write them, and customers film themselves.',
  'path.video.subtitles': 'Most people watch on mute. An addition that every video customer needs.',
  'path.video.narration': 'Give your videos a voice, and offer a whole explanation instead of a clip.',
  'path.video.channel': 'Everything from before in a channel that belongs to you.',

  'path.teach.name': 'Teach what you know',
  'path.teach.for':
    'You have worked at something for years, or know people who have, and would like others to learn it.',
  'path.teach.way':
    'Small material first, to see what people want to learn. Then the knowledge of others, and at the end a whole set of lessons.',
  'path.teach.cards': 'Study cards sell without a name and show you which subjects are wanted.',
  'path.teach.interviews': 'You learn to get out of people what they know and don’t notice any more.',
  'path.teach.manuals':
    'The same questions, put in order for new colleagues: your first large text for teaching.',
  'path.teach.tours': 'Teaching by ear, at the place itself. You learn to leave things out.',
  'path.teach.course':
    'A set of lessons needs all of it: material, questions, order and voice. So it comes last.',
} as const
