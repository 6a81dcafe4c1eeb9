export const texts = {
  'law.sentences': '{first} {second}',
  'law.place': 'Where you live',
  'law.place.choose': 'Please choose',
  'law.place.japan': 'Japan',
  'law.place.us': 'United States',
  'law.place.eu': 'EU, Iceland, Liechtenstein, Norway',
  'law.place.uk': 'United Kingdom',
  'law.place.other': 'Somewhere else',
  'law.place.why':
    'Your rights as a buyer depend on where you live. We store your answer only with this order.',
  'law.declare.title': 'Before you pay',
  'law.declare.missing': 'Please check both boxes. We can only give you access right away if you agree.',
  'law.declare.missingPro': 'Please check the box. We can only start Pro right away if you ask us to.',
  'law.start.guide':
    'I expressly ask you to open the guide right away, before the {withdrawalDays}-day withdrawal period ends.',
  'law.lost.guide': 'I know that I lose my right to withdraw once the guide is open.',
  'law.start.bundle':
    'I expressly ask you to open the guides right away, before the {withdrawalDays}-day withdrawal period ends.',
  'law.lost.bundle': 'I know that I lose my right to withdraw from a guide once I have opened it.',
  'law.start.gift':
    'I expressly ask you to make the gift available right away, before the {withdrawalDays}-day withdrawal period ends.',
  'law.lost.gift': 'I know that I lose my right to withdraw once someone has accepted the gift.',
  'law.start.pro':
    'I expressly ask you to start Pro right away, before the {withdrawalDays}-day withdrawal period ends. If I withdraw, I pay for the time until then.',
  'law.none.guide': 'You get access right away, so this purchase can’t be canceled afterward.',
  'law.none.gift': 'The link works right away, so this purchase can’t be canceled afterward.',
  'law.right.guide':
    'You have {withdrawalDays} days to withdraw from this purchase without giving a reason, and you get the full price back.',
  'law.right.bundle':
    'You have {withdrawalDays} days to withdraw from this purchase, or from some of its guides, without giving a reason, and we’ll refund what you paid for those guides.',
  'law.right.gift':
    'You have {withdrawalDays} days to withdraw from this purchase without giving a reason, and you get the full price back. The gift is then canceled.',
  'law.right.pro-gift':
    'You have {withdrawalDays} days to withdraw from this purchase without giving a reason, and you get the full price back. The gift is then canceled.',
  'law.right.pro':
    'You have {withdrawalDays} days after subscribing to withdraw without giving a reason, and you get back what you paid.',
  'law.ends.guide':
    'If you ask for access right away and check both boxes when you order, this right ends when the guide opens.',
  'law.ends.bundle':
    'If you ask for access right away and check both boxes when you order, this right ends for each guide when you open it.',
  'law.ends.gift':
    'If you ask us to make the gift available right away and check both boxes when you order, this right ends when someone accepts the gift.',
  'law.ends.pro': 'If you ask us to start right away, you pay for the time until you withdraw.',
  'law.defect.guide':
    'If the guide doesn’t open or isn’t what its page describes, tell us within {refundDays} days of buying it, and we’ll fix it or refund it.',
  'law.defect.bundle':
    'If a guide doesn’t open or isn’t what its page describes, tell us within {refundDays} days of buying it, and we’ll fix it or refund its share of the price.',
  'law.defect.pro-gift':
    'If Pro doesn’t work, tell us within {refundDays} days of buying it, and we’ll fix it or refund it.',
  'law.page.comma': '; ',
  'law.page.guide': 'A single guide',
  'law.page.bundle': 'A bundle of guides',
  'law.page.gift': 'A guide as a gift',
  'law.page.pro-gift': 'Pro as a gift',
  'law.page.pro': 'The Pro plan',
  'law.page.none':
    'No right to withdraw. You can cancel at any time; Pro then stays active until the end of the month you paid for.',
} as const
