/** The reading paths themselves: for whom each is, what the way is, and why each guide stands at its place. */
export const texts = {
  'path.all': 'Reading paths',

  'path.category.name': '{category}: where to start',
  'path.category.for':
    'You’ve settled on this category ({category}) and want to know which guide to read first.',
  'path.category.way':
    'Guides that cost the least to start come first, based on the highest cost each one names. If the cost is equal, the one that pays soonest comes first. Every guide uses a different method, so after a few you’ll know which suits you.',
  'path.category.cheapest-soonest': 'No other guide in this path costs less to start or pays sooner.',
  'path.category.cheapest': 'No other guide in this path costs less to start.',
  'path.category.soonest': 'No other guide in this path pays sooner.',
  'path.category.dearer': 'A different method that costs more to start than the one before.',
  'path.category.slower':
    'A different method: it costs the same to start as the one before, but takes longer to pay.',
  'path.category.same': 'A different method with the same cost to start and the same wait as the one before.',
  'path.category.dearest': 'This guide costs the most to start.',

  'path.first.name': 'The first 30 days',
  'path.first.for':
    'You’ve never earned anything with AI. You have a phone, a few free evenings and no money to risk.',
  'path.first.way':
    'Small jobs, one after another. Each one teaches you something the next one needs: finding a customer, delivering on time, asking for the money.',
  'path.first.reviews':
    'The smallest job there is: a few sentences for a shop near you. You learn to offer something and to hear yes or no.',
  'path.first.resume':
    'One person, one page, one evening. You learn to interview someone and to name a price.',
  'path.first.reels':
    'The first work that people can see. It fills a portfolio while the other jobs come in.',
  'path.first.notes': 'The same customer comes back every week. This is your first steady income.',
  'path.first.descriptions':
    'With four small jobs behind you, you can offer a package to a whole shop instead of single pieces.',

  'path.writing.name': 'From your first text to regular writing clients',
  'path.writing.for': 'You like writing, and you’d rather have regular clients than single orders.',
  'path.writing.way':
    'Start with short texts that a shop needs today. Move on to work that’s needed every month, and end with what only a few people can do.',
  'path.writing.descriptions':
    'Short, easy to judge and always needed: the simplest way to a first paid text.',
  'path.writing.press':
    'One page about one event. You learn to find the story, which everything you write later needs.',
  'path.writing.newsletter': 'The same client every month: this is where single orders become an income.',
  'path.writing.seo':
    'You improve existing texts and can show in numbers that it helped. Numbers raise prices.',
  'path.writing.interviews':
    'Now you write in someone else’s voice. It pays better, because few people listen well.',
  'path.writing.emails':
    'The best paid of these: a series that sells on its own, for clients who know you by now.',

  'path.draw.name': 'Sell what you draw',
  'path.draw.for':
    'You draw or design, or want AI to do it under your direction, and you’d rather sell pictures than hours.',
  'path.draw.way':
    'Start by designing for others, because it shows you what people want. Then draw something once and sell it many times.',
  'path.draw.banners': 'A client and a deadline show you what people want and train your eye.',
  'path.draw.patterns': 'The first thing you draw once and sell often. Someone else prints and ships it.',
  'path.draw.planners': 'From pictures to a product of your own that people print at home.',
  'path.draw.stock':
    'A collection that grows for years. It comes late, because it only pays once there’s a lot of it.',
  'path.draw.stories': 'The largest piece: a whole picture book. Everything you’ve learned goes into it.',

  'path.voice.name': 'Earn with sound, without showing your face',
  'path.voice.for': 'You’d like to make audio or video, but don’t want to stand in front of a camera.',
  'path.voice.way':
    'Short recordings for one customer first, then regular ones, then audio that sells on its own. One voice plan covers several of them.',
  'path.voice.greetings': 'Twenty seconds for a phone line: the shortest recording anyone pays for.',
  'path.voice.narration': 'With the same voice plan you narrate whole videos, and learn to cut to a picture.',
  'path.voice.articles': 'Now the customer needs you every month, and most of the work is automatic.',
  'path.voice.podcast': 'Close listening is a skill of its own, and it keeps a customer for a year.',
  'path.voice.tours': 'An audio product that belongs to a place and earns as long as people visit it.',

  'path.once.name': 'Make it once, sell it often',
  'path.once.for': 'You don’t have many hours. You’d rather do the work now and get paid later.',
  'path.once.way':
    'Five products, from one you can make in a weekend to one that takes a season. None of them pays by the hour, so you’ll need patience.',
  'path.once.templates': 'A weekend of work, and the first time a stranger buys from you.',
  'path.once.planners': 'The same idea on paper. You learn what keywords and pictures do in a marketplace.',
  'path.once.patterns': 'From files to real products, with no stock to store: one drawing on many products.',
  'path.once.study': 'More work, but worth more: people pay well for what helps them pass an exam.',
  'path.once.channel': 'The biggest project. It also brings buyers to everything you’ve made before.',

  'path.local.name': 'Help the shops on your street',
  'path.local.for':
    'You’d rather work with people you can visit, and your town has cafés, salons and workshops.',
  'path.local.way':
    'One shop can buy all of these from you, one after another. Start with the one that needs no trust, and grow with the same customers.',
  'path.local.reviews':
    'The job that gets you in the door: you can show a sample reply before you ask for anything.',
  'path.local.signs':
    'A few words on a sign outside the shop: everyone who walks by sees at a glance what you can do.',
  'path.local.calendar':
    'Now you come every month. If you plan the posts, you’re the first to hear what the shop needs next.',
  'path.local.reminders': 'Fewer no-shows mean more money, so this is easy to sell to a shop that knows you.',
  'path.local.languages':
    'Visitors from abroad can find the shop. This is a larger order, which owners give to someone they already trust.',
  'path.local.page': 'The whole page at last, with all the texts and pictures you’ve made before.',

  'path.office.name': 'Automate small offices',
  'path.office.for': 'You’d rather organize than talk, and spreadsheets don’t scare you.',
  'path.office.way':
    'Clean up first, then calculate, then automate. Each step uses what the one before has put in order.',
  'path.office.lists':
    'No automation works on untidy lists. This is the calmest place to start, and it shows you how an office works.',
  'path.office.sheets': 'One spreadsheet that does one job: the first thing that runs without you.',
  'path.office.reminders': 'Now two programs talk to each other. What you build here, you’ll build again.',
  'path.office.bot': 'A bot that answers questions at night, using the facts you’ve collected so far.',
  'path.office.invoices':
    'Invoices come last, because they’re about money and must never go wrong. The work pays accordingly.',

  'path.quiet.name': 'Quiet work from home',
  'path.quiet.for':
    'You want to work alone, on your own time, without calls and without having to sell yourself every day.',
  'path.quiet.way':
    'Careful work that comes in and goes out by email, from the simplest to the best paid. All of it fits around a job or children.',
  'path.quiet.lists': 'All it takes is care.',
  'path.quiet.notes': 'A recording comes in, minutes go out. You learn what a machine mishears.',
  'path.quiet.subtitles':
    'The same careful listening, now timed to the second. Regular channels mean regular work.',
  'path.quiet.reports':
    'You read what customers say and tell a shop what it means: fewer hours, higher prices.',
  'path.quiet.research': 'The best paid of the quiet jobs: a report that someone waits for every month.',

  'path.video.name': 'Get started in short videos',
  'path.video.for':
    'You watch short videos anyway, and you’d like to be paid for making them, without expensive gear.',
  'path.video.way':
    'Edit existing footage before you film, and write before you direct. The last step is your own channel.',
  'path.video.reels': 'No camera needed: forty photos become a video, and you learn pacing.',
  'path.video.scripts':
    'The first three seconds decide. You learn to write them, and your customers do the filming.',
  'path.video.subtitles': 'Most people watch on mute, so every video customer needs this add-on.',
  'path.video.narration': 'Give your videos a voice, and offer full explainers instead of short clips.',
  'path.video.channel': 'Everything so far, in a channel of your own.',

  'path.teach.name': 'Teach what you know',
  'path.teach.for':
    'You’ve worked at something for years, or know people who have, and you’d like others to learn it.',
  'path.teach.way':
    'Small material first, to see what people want to learn. Then other people’s knowledge, and finally a whole set of lessons.',
  'path.teach.cards':
    'Study cards sell even if no one knows you, and they show you which subjects are in demand.',
  'path.teach.interviews': 'You learn to draw out what people know but no longer notice.',
  'path.teach.manuals':
    'The same questions, put in order for new colleagues: your first long piece of teaching material.',
  'path.teach.tours': 'Teaching by ear, on the spot. You learn what to leave out.',
  'path.teach.course':
    'A set of lessons needs all of it: material, questions, order and voice. That’s why it comes last.',
} as const
