/** The reading paths themselves: for whom each is, what the way is, and why each guide stands at its place. */
export const texts = {
  'path.category.name': '{category}: where to start',
  'path.category.for': 'You’ve chosen the {category} category and want to know which guide to read first.',
  'path.category.way':
    'The guides that cost the least to start come first, going by the highest cost each one gives. If two cost the same, the one that pays sooner comes first. Each guide uses a different method, so after a few you’ll know which method suits you.',
  'path.category.cheapest-soonest': 'No other guide in this path costs less to start or pays sooner.',
  'path.category.cheapest': 'No other guide in this path costs less to start.',
  'path.category.soonest': 'No other guide in this path pays sooner.',
  'path.category.dearer': 'A different method that costs more to start than the previous one.',
  'path.category.slower':
    'A different method that costs the same to start as the previous one but takes longer to bring in money.',
  'path.category.same':
    'A different method that costs the same to start as the previous one and pays just as soon.',
  'path.category.dearest': 'The guide in this path that costs the most to start.',

  'path.first.name': 'The first 30 days',
  'path.first.for':
    'You’ve never earned anything with AI. You have a phone, a few free evenings and no money to risk.',
  'path.first.way':
    'Small jobs, one after another. Each one teaches you something you’ll need for the next: finding a customer, delivering on time, asking for payment.',
  'path.first.reviews':
    'The smallest job there is: a few sentences for a shop near you. You practice making an offer and hearing a yes or a no.',
  'path.first.resume': 'One person, one page, one evening. You learn to interview someone and name a price.',
  'path.first.reels':
    'The first work of yours that people can see. It builds your portfolio while other jobs come in.',
  'path.first.notes': 'The same customer comes back every week. This is your first steady income.',
  'path.first.descriptions':
    'With four small jobs behind you, you can offer a shop a complete package instead of single pieces.',

  'path.writing.name': 'From your first piece to regular writing clients',
  'path.writing.for': 'You like writing, and you’d rather have regular clients than one-off orders.',
  'path.writing.way':
    'Start with short pieces that a shop needs today. Move on to work that’s needed every month, and finish with work that few people can do.',
  'path.writing.descriptions':
    'Short, easy to judge and always in demand: the easiest first piece to get paid for.',
  'path.writing.press':
    'One page about one event. You learn to find the story, a skill you’ll need for everything you write later.',
  'path.writing.newsletter':
    'The same client every month: this is where one-off orders turn into a regular income.',
  'path.writing.seo':
    'You improve existing pages and can show in numbers that your work helped. That lets you charge more.',
  'path.writing.interviews':
    'Now you write in someone else’s voice. This work pays better, because few people are good listeners.',
  'path.writing.emails':
    'The best-paid work in this path: an email series that sells automatically, for clients who already know you.',

  'path.draw.name': 'Sell what you draw',
  'path.draw.for':
    'You draw or design, or want AI to do it under your direction, and you’d rather sell pictures than hours.',
  'path.draw.way':
    'Start by designing for clients to find out what people want. Then draw something once and sell it many times.',
  'path.draw.banners': 'A client and a deadline show you what people want and train your eye.',
  'path.draw.patterns':
    'The first thing you draw once and sell many times. Someone else prints and ships it.',
  'path.draw.planners': 'Your pictures become a product of your own that people print at home.',
  'path.draw.stock':
    'A collection that grows for years. It comes late in the path because it only pays once it’s large.',
  'path.draw.stories': 'The biggest project: a whole picture book. Everything you’ve learned goes into it.',

  'path.voice.name': 'Earn with audio, without showing your face',
  'path.voice.for': 'You’d like to make audio or video but don’t want to be on camera.',
  'path.voice.way':
    'Short recordings for one customer first, then regular work, then audio that sells on its own. One subscription to a voice tool covers several of these jobs.',
  'path.voice.greetings': 'A twenty-second phone greeting: the shortest recording anyone pays for.',
  'path.voice.narration':
    'With the same voice tool, you narrate whole videos and learn to match audio to pictures.',
  'path.voice.articles': 'Now the customer needs you every month, and most of the work is automated.',
  'path.voice.podcast':
    'Listening closely is a skill in its own right, one that can keep a customer for a year.',
  'path.voice.tours': 'An audio product tied to a place: it earns money for as long as people visit.',

  'path.once.name': 'Make it once, sell it often',
  'path.once.for':
    'You don’t have many hours, and you’d rather do the work up front and have it pay off later.',
  'path.once.way':
    'Five products, from one you can make in a weekend to one that takes a few months. None of them pays by the hour, so you’ll need patience.',
  'path.once.templates': 'A weekend of work, and the first time a stranger buys from you.',
  'path.once.planners':
    'The same idea on paper. You learn how keywords and pictures help you sell in a marketplace.',
  'path.once.patterns':
    'From files to physical products, with no inventory to keep: one drawing on many products.',
  'path.once.study': 'More work, but worth more: people pay well for anything that helps them pass an exam.',
  'path.once.channel': 'The biggest project. It also brings buyers to everything you’ve made so far.',

  'path.local.name': 'Help the shops on your street',
  'path.local.for':
    'You’d rather work with people you can meet in person, and your town has cafés, salons and workshops.',
  'path.local.way':
    'One shop can buy all of these services from you, one after another. Start with the one that takes no trust, then take on more work for the same customers.',
  'path.local.reviews':
    'The job that gets you in the door: you can show a sample reply before you ask for anything.',
  'path.local.signs':
    'A few words on a sign outside a shop: everyone who walks by sees at a glance what you can do.',
  'path.local.calendar':
    'Now you have a reason to come back every month. When you plan the posts, you’re the first to hear what the business needs next.',
  'path.local.reminders':
    'Fewer no-shows mean more money, so reminders are easy to sell to a shop that knows you.',
  'path.local.languages':
    'Your translations help visitors from abroad find the shop. This is a larger order, the kind that owners give to someone they already trust.',
  'path.local.page': 'Finally, the whole web page, built from the text and pictures you’ve already made.',

  'path.office.name': 'Automate small offices',
  'path.office.for': 'You’d rather organize than talk, and spreadsheets don’t scare you.',
  'path.office.way':
    'Clean up first, then calculate, then automate. Each step builds on what the one before it put in order.',
  'path.office.lists':
    'Automation doesn’t work on messy lists. Cleaning them up is the calmest place to start, and it shows you how an office works.',
  'path.office.sheets': 'One spreadsheet that does one job: the first thing you build that runs without you.',
  'path.office.reminders':
    'Now two programs talk to each other. What you build here, you’ll use again and again.',
  'path.office.bot': 'A bot that answers questions at night, using the facts you’ve collected so far.',
  'path.office.invoices':
    'Invoices come last because they involve money and must never go wrong. That’s also why this work pays more.',

  'path.quiet.name': 'Quiet work from home',
  'path.quiet.for':
    'You want to work alone, on your own schedule, without calls and without having to sell yourself every day.',
  'path.quiet.way':
    'Careful work that comes in and goes out by email, from the simplest to the best paid. All of it fits around a job or children.',
  'path.quiet.lists': 'The simplest of the quiet jobs: all it takes is careful work.',
  'path.quiet.notes': 'A recording comes in, and meeting minutes go out. You learn what AI tends to mishear.',
  'path.quiet.subtitles':
    'The same careful listening, now timed to the second. Channels that post regularly mean regular work.',
  'path.quiet.reports':
    'You read what customers say and tell a shop what it means. You work fewer hours and charge more.',
  'path.quiet.research': 'The best-paid quiet job: a report that someone counts on every month.',

  'path.video.name': 'Get started with short videos',
  'path.video.for':
    'You watch short videos anyway, and you’d like to get paid for making them, without expensive gear.',
  'path.video.way':
    'Edit existing footage before you film your own, and write scripts before you direct. The last step is your own channel.',
  'path.video.reels': 'No camera needed: forty photos become a video, and you learn pacing.',
  'path.video.scripts':
    'The first three seconds decide whether people keep watching. You learn to write them, and your customers do the filming.',
  'path.video.subtitles': 'Most people watch on mute, so every video customer needs this add-on.',
  'path.video.narration':
    'Once you can add a voice, you can offer full explainer videos instead of short clips.',
  'path.video.channel': 'Everything you’ve learned so far goes into a channel of your own.',

  'path.teach.name': 'Teach what you know',
  'path.teach.for':
    'You’ve worked at something for years, or know people who have, and you’d like others to learn it.',
  'path.teach.way':
    'Start with small study materials to see what people want to learn. Then work with other people’s knowledge, and finally make a whole set of lessons.',
  'path.teach.cards':
    'Study cards sell even if no one knows you, and they show you which subjects are in demand.',
  'path.teach.interviews': 'You learn to draw out what people know without realizing it.',
  'path.teach.manuals':
    'Answers to common questions, put in order for new colleagues: your first long piece of teaching material.',
  'path.teach.tours':
    'Audio that teaches people about a place while they’re there. You learn what to leave out.',
  'path.teach.course':
    'A set of lessons takes everything you’ve learned: material, questions, structure and voice. That’s why it comes last.',
} as const
