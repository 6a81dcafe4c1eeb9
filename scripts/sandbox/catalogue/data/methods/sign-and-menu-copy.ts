import {
  bullets,
  code,
  fromNiche,
  item,
  lead,
  numbered,
  oneOf,
  p,
  sub,
  table,
  type Method,
} from '../../writing/format.ts'

export const signAndMenuCopy: Method = {
  slug: 'sign-and-menu-copy',
  difficulty: 'starter',
  hoursPerWeek: 4,
  startCost: ['$0–$10 (a few test prints)', '0〜1,000円（試し刷りの用紙代）'],
  prices: { sign: [30, 4000], set: [110, 15_000], season: [60, 8000] },
  income: {
    of: 'set',
    low: 1,
    high: 4,
    basis: [
      '{low} to {high} sets of signs, cards and a leaflet a month at {price.set}, in about {hours} hours a week. The first sales are nearly always single signs at {price.sign}; printing is paid by the client.',
      '看板、カード、ちらしの文をそろえた{price.set}の一式を月に{low}〜{high}件、週{hours}時間ほどで書いた場合です。始めのうちは{price.sign}の看板一枚の注文がほとんどで、印刷代は依頼主の負担です。',
    ],
  },
  titles: [
    ['Seven words on a board: sign texts for {places}', '看板に載せる短い言葉を書く、{places}のコピー副業'],
    ['"{ask1}" Answered on a sign, for {places}', '「{ask1}」に札で答える。{places}の案内コピー'],
    ['The card about {item1}: small texts for {places}', '{item1}に添えるカードを書く、{places}の小さな副業'],
    [
      'What {customers} read standing up: signs and cards for {places}',
      '{customer}が立ったまま読む、{places}の看板とカード',
    ],
    [
      'A leaflet people keep: {offer} and {places}',
      '捨てられないちらしを書く。{offer}を伝える{places}の一枚',
    ],
    [
      'Kinder notices about {item3}: sign texts for {places}',
      '「禁止」を減らす張り紙に。{item3}と{places}の案内文',
    ],
  ],
  thai: {
    title: 'เขียนข้อความบนป้าย การ์ด และแผ่นพับให้{th}',
    summary: 'รับเขียนข้อความสั้น ๆ สำหรับป้ายและแผ่นพับของ{th} ให้อ่านง่ายและตรงความจริง',
  },
  summary: [
    oneOf(
      [
        'Write the shortest texts in the trade: signs, cards and leaflets for {places}, sold by the piece and by the set.',
        '{places}の看板、カード、ちらし。この仕事で扱うのは、いちばん短い文章です。一枚からでも一式でも引き受けられます。',
      ],
      [
        'Walk through the door of {aPlace}, read what hangs there, and make it clearer, kinder and true, for a fair small price.',
        '{place}の扉を開け、貼られている言葉を読み、わかりやすく、やさしく、正しく書き直して、手頃な報酬を得る仕事です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Stand for five minutes at the entrance of {aPlace} and count the notices. One forbids something, one has faded, one explains in eleven lines what nobody reads, and the one thing {customers} look for is missing. All of it was written in a hurry by kind people. Somebody with time and a feeling for short sentences could be useful here.',
          '{place}の入口に5分だけ立ち、貼り紙を数えてみてください。何かを禁じるもの、色あせたもの、11行かけて説明しているのに誰も読まないもの。そして、{customer}がいちばん知りたいことはどこにも書いてありません。どれも、忙しい中で善意の人が書いたものです。時間があって短い言葉に敏感な人なら、ここで役に立てます。必要なのは長い文章を書く力ではありません。',
        ],
        [
          'Long texts are read by those who have decided already; a card about {item1} is read by those who have not. It has twelve words and two seconds, and it works all day without a screen. People who like crosswords, haiku and the backs of packets tend to be good at writing such things, and seldom know that it is a job.',
          '長い文章を読むのは、もう決めた人です。{item1}の小さなカードを読むのは、まだ迷っている人です。与えられているのは20字と2秒だけ。それでも画面を持たないその一枚は、朝から晩まで働きます。俳句やクロスワードや、お菓子の箱の裏を読むのが好きな人は、たいていこういう言葉を書くのが得意です。ただ、それが仕事になると知らないだけです。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'The sign about {item2} is still the one that somebody taped up years ago.',
      '{item2}の案内は、誰かが何年も前に貼ったままになっています。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['A tape measure and your telephone', 'メジャーとスマートフォン'],
        [
          'to note how large each sign is and from how far {aCustomer} sees it. Words come after centimetres.',
          '札の大きさと、{customer}が何メートル先から読むのかを、言葉を考える前に測ります。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPTまたはClaude'],
        [
          'gives thirty variants of one line about {item1} in a minute. Most are useless; free plans suffice.',
          '{item1}の一行を、無料でも1分で30案出してくれ、そのうち二つほどが手がかりになります。',
        ],
      ),
      lead(
        ['Canva', 'Canva'],
        [
          'for a plain layout in the real size, so that the {owner} judges words and not promises. The free version is fine.',
          '実寸の簡単なレイアウトを無料版で作り、{owner}に紙で見てもらいます。',
        ],
      ),
      lead(
        ['A local printer or Vistaprint', 'ラクスルまたは近所の印刷所'],
        [
          'prints for the client; know the price of fifty cards for {aPlace} before you talk about them.',
          '印刷は{owner}から直接頼んでもらいますが、カード50枚がいくらで刷れるかは調べておきます。',
        ],
      ),
    ),
    p([
      'You also need a thick skin, because {owners} have opinions about seven words that they would never have about seventy.',
      '少しの打たれ強さもいります。というのも{owner}は、長文には何も言わなくても、七つの言葉には必ず意見があるからです。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Photograph thirty signs', '札を三十枚撮る'],
        [
          'Not in one {place} but in the whole town. Beside each one write what you were meant to do and whether you did it; then compare with the signs about {item1}.',
          '{place}に限らず、町じゅうで撮ります。何をしてほしい札なのか、自分は実際にそうしたかを書き添え、{item1}の札と比べてみてください。',
        ],
      ),
      lead(
        ['Improve a single one', '一枚だけ直す'],
        [
          'Take the notice in {aPlace} that annoys you most and say the same in half the words, without "please refrain".',
          '{place}でいちばん気になった貼り紙を、半分の字数で「ご遠慮ください」を使わずに言い直します。',
        ],
      ),
      lead(['Give it away, printed', '刷って渡す'], fromNiche('contact'), [
        'Have your one sign with you, in the right size, and ask the {owner} to try it for a week.',
        '直した札は実寸で刷っておき、{owner}に一週間だけ試してもらいます。',
      ]),
      lead(
        ['Walk the path with a pencil', '順路を歩く'],
        [
          'If it worked, walk with the {owner} from the street to the exit as {aCustomer} does. Write down each place where somebody stops, turns or asks "{ask2}".',
          '効き目があれば、{owner}と一緒に、{customer}になったつもりで通りから出口まで歩きます。立ち止まる場所、引き返す場所、「{ask2}」と聞かれる場所に印をつけてください。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Give every sign one task', '札ごとに役目を決める'],
        [
          'One answers "{ask1}", one leads to {item2}, one says thank you. What has no task comes down, and the wall of {aPlace} gets quieter.',
          '「{ask1}」に答える札、{item2}へ導く札、お礼を言う札。役目のないものは外し、{place}の壁を静かにします。',
        ],
      ),
      lead(
        ['Thirty variants, two survivors', '三十案から二案へ'],
        [
          'Read the list of the AI aloud, keep two. A good line about {offer} has a thing in it, not a feeling.',
          'AIの案を声に出して読み、{place}の入口から見えると思うものを二つだけ残します。{offer}のよい一行には、気持ちではなく物の名前が入っています。',
        ],
      ),
      lead(
        ['Hang, watch, correct', '掛けて、見て、直す'],
        [
          'Come back after ten days and watch twenty {customers}. Whoever still asks shows you which word about {item3} is wrong.',
          '10日後にもう一度訪ね、{customer}を20人ほど眺めます。まだ質問が出るなら、{item3}の札のどの言葉が悪いのかがわかります。',
        ],
      ),
    ),
  ],
  monetization: [
    table(
      [
        ['Piece', '品目'],
        ['Example', '例'],
        ['Price', '料金'],
      ],
      [
        ['One sign', '札一枚'],
        ['"{ask1}" answered', '「{ask1}」への答え'],
        ['{price.sign}', '{price.sign}'],
      ],
      [
        ['Set', '一式'],
        ['eight signs, six cards for {item1}, one leaflet', '札8枚、{item1}のカード6枚、ちらし1種'],
        ['{price.set}', '{price.set}'],
      ],
      [
        ['Season', '季節替え'],
        ['new cards for the time {busy}', '{busy}の差し替え'],
        ['{price.season}', '{price.season}'],
      ],
    ),
    p(
      [
        'A set for {aPlace} needs four hours and two visits. With {low} to {high} sets a month you have {income}.',
        '{place}の一式は4時間と訪問二回で仕上がり、月{low}〜{high}件で{income}になります。',
      ],
      oneOf(
        [
          'Begin by expecting three single signs for {places} in the first two months.',
          '最初の2か月は、{places}の札が三枚売れるくらいの見込みでいてください。',
        ],
        [
          'Your first month will probably end with one sign sold and two admired by {owners} who bought nothing.',
          '1か月目は、一枚売れて、二枚は{owner}に褒められただけ、というところでしょう。',
        ],
      ),
      [
        'Make your round {quiet}; whoever orders then has everything on the wall in time.',
        '声をかけて回るのは{quiet}がおすすめで、次の忙しさが来る前に{place}の壁が整います。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Too clever', '気が利きすぎる'],
        [
          'A pun about {item2} is read once and endured for a year. If {aCustomer} has to think, the sign has failed.',
          '{item2}の駄洒落は、一度読まれ、一年我慢されます。{customer}に考えさせる札は失敗です。',
        ],
      ),
      lead(
        ['Printed errors', '刷ってからの誤り'],
        [
          'What is on paper cannot be corrected: prices, dates, hours and anything near {taboo} are signed off by the {owner}.',
          '紙は後から直せないので、値段や時間、{taboo}に近いものは、必ず{owner}の確認印をもらいます。',
        ],
        fromNiche('rule'),
      ),
      lead(
        ['Slogans that belong to somebody', '誰かのものの言葉'],
        oneOf(
          [
            'AI likes to hand you a famous slogan in new clothes. Search each line for {aPlace} before it is printed; names can be trademarks.',
            'AIは、有名な標語を少し変えて出してくることがあります。{place}に納める前に一行ずつ検索し、商標や著作権に触れないか確かめてください。',
          ],
          [
            'Quotations, song lines and cartoon figures are not free for the wall of {aPlace}. Say in the offer that you use AI for variants and choose by hand.',
            '歌詞や漫画のキャラクターは、{place}の壁でも無断では使えません。AIで案を出し人が選んでいることも、見積もりに書いておきます。',
          ],
        ),
      ),
      lead(
        ['"We can do that ourselves"', '「自分で書けます」'],
        [
          'True, and six of ten {owners} will say so. Leave the sign with the {place} anyway; some call in spring.',
          'その通りで、{owner}の十人に六人はそう言います。それでも札を{place}に置いてくると、春になって電話が来ることもあります。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Cash from {anOwner} across the counter is income too. Write a receipt with a number, keep the copy, and the tax return is simple.',
            '{owner}からその場で受け取る現金も所得です。領収書の控えを残し、副業の所得が年20万円を超えたら確定申告をします。',
          ],
          [
            'Small sums from many {places} are harder to trace than one large one, so list them weekly for the tax office.',
            '{places}からの少額の報酬は忘れがちなので、週に一度書き留めます。年20万円以下でも住民税の申告は要り、超えれば確定申告です。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'The plan for one wall, measured at {client}, {clientIs}; the numbers hold for most small rooms.',
      '{clientIs}、{client}を想定した壁一面の設計です。',
    ]),
    code(
      `Street, read in 2 seconds from 5 m: max. 7 words | what {client} is: {offer} + [opening hours]
Door, 4 seconds: max. 12 words | the answer to "{ask1}"
Card about {item1}, 6 seconds: 12-18 words | one thing, one fact, one price
Waiting, 40 seconds: 60 words | a story: {scene}
Arrow to {item2}: 10 words | what to do next
Way out: 8 words | thanks, and {item3} {busy}
Leaflet to take along: 120 words | "{ask2}" answered, map, hours
Prompt: "Write 30 lines for a card about {item1}, 12-18 words, {tone}, each with one concrete noun. Avoid {taboo}."`,
      `通りから（5m、2秒）：12字→{client}は何の場所か、{offer}
扉（4秒）：25字→「{ask1}」への答え
{item1}のカード（6秒）：20〜40字→物の名前、事実、値段を一つずつ
待つ場所（40秒）：150字→{scene}の小さな話
{item2}への矢印：20字→次にすること
出口：15字→お礼と、{busy}の{item3}
持ち帰るちらし：300字→「{ask2}」への答え、地図、時間
AIへの指示：「{item1}のカードの文を30案。20〜40字、{tone}言葉で、具体的な名詞を一つずつ入れ、{taboo}は避けてください」`,
    ),
    sub(['Three tests on the spot', 'その場でできる三つの試験']),
    bullets(
      item([
        "Hold it at arm's length and half close your eyes: do {item1} still come first?",
        '腕を伸ばし、目を細めても、{item1}という言葉が最初に見えるか。',
      ]),
      item([
        'Read it to somebody who has never been to {aPlace}: what would they do now?',
        '{place}に行ったことのない人に読み聞かせ、次に何をするかを尋ねる。',
      ]),
      item([
        'Cover the logo: could it hang in any other {place}? Then it is too general.',
        '店名を隠したとき、ほかの{place}にも貼れる文なら、まだ一般的すぎる。',
      ]),
    ),
  ],
  closing: [
    p(
      [
        'One walk, one photograph, one better sign for {aPlace}: begin on Saturday.',
        '一度歩き、一枚撮り、{place}の札を一枚だけ良くするところから、次の土曜日に始められます。',
      ],
      [
        'Few jobs show their effect so plainly; if it brings {result}, you can watch from the doorway.',
        '書き仕事の中でも効き目が目に見えるほうで、{result}様子を、入口からそっと眺めることができます。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Rewriting every sign in {aPlace}, step by step' },
    { language: 'en', title: 'Twelve words for a card about {item1}' },
    { language: 'ja', title: '{places}の貼り紙を半分の字数にする' },
    { language: 'ja', title: '{item1}のカードを三十案から選ぶ' },
  ],
}
