import {
  bullets,
  code,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  table,
  type Method,
} from '../../writing/format.ts'

export const customStories: Method = {
  slug: 'custom-stories',
  difficulty: 'steady',
  hoursPerWeek: 6,
  startCost: [
    '$20–$60 (one printed proof and a month of an image tool)',
    '3,000〜8,000円（試し刷り一冊と画像ツールひと月分）',
  ],
  prices: { text: [35, 4500], book: [95, 13_000], copy: [25, 3500] },
  income: {
    of: 'book',
    low: 1,
    high: 4,
    basis: [
      '{low} to {high} illustrated books a month at {price.book}, printing paid by the buyer on top, with {hours} hours a week. Orders cluster before holidays, and the first three months may bring one book from somebody you know.',
      '絵入りの一冊（{price.book}、印刷代は別）を月に{low}〜{high}冊、週{hours}時間で仕上げた場合です。注文は贈り物の季節に偏り、最初の三か月は知人の一冊だけということもあります。',
    ],
  },
  titles: [
    ['A picture book for {occasion}, about {theme}', '{occasion}に贈る絵本。題材は{theme}'],
    ['Once upon a time: made-to-order stories about {theme}', 'むかしむかし、で始める{theme}の注文絵本'],
    ['Write one child into a story about {theme}', 'その子を主人公に、{theme}の物語を仕立てる'],
    ['One copy only: made-to-order tales of {theme}', '世界に一冊。{theme}のお話を書いて届ける'],
    ['Bedtime stories to order: {theme}', '{theme}を、寝る前の10分のお話にする仕事'],
    ["Write children's stories on commission: {theme}", '{fans}から頼まれる、{theme}の物語づくり'],
    [
      'A gift that is read aloud: a made-to-order book about {theme}',
      '声に出して読まれる贈り物を。{theme}の絵本',
    ],
  ],
  thai: {
    title: 'แต่งนิทานเด็กตามสั่งจากโลกของ{th}',
    summary: 'รับแต่งนิทานภาพที่เด็กเป็นตัวเอกในโลกของ{th} เหมาะเป็นของขวัญ พร้อมข้อควรระวังเรื่องข้อมูลเด็ก',
  },
  summary: [
    oneOf(
      [
        'For those who like to tell: short illustrated books set in the world of {theme}, ordered as gifts, one child and one evening at a time.',
        '{theme}の世界を舞台に、贈り物として頼まれる短い絵本を一冊ずつ仕立てる。お話を語るのが好きな人に向けたガイドです。',
      ],
      [
        "Take orders from {fans} for children's stories that exist only once, and learn to protect the families who trust you with them.",
        '{fans}から注文を受け、その家族だけの子どもの物語を届けます。預かった情報の守り方も一緒に学べます。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'A child hears her own name on page one and stops fidgeting. On page two there are {motifs}, drawn the way they look at home, and by page five the aunt who ordered the book has tears in her eyes. Such stories used to be a luxury. They are still rare, and people are glad to pay somebody who takes the trouble for {occasion}.',
          '最初のページで自分の名前が読まれたとたん、その子は足をばたつかせるのをやめます。次のページには{motifs}。家にあるのとそっくりです。読み終えるころには、贈った大人のほうが少し泣いています。かつては、ぜいたくだった一冊だけの絵本。手間を惜しまない人がいれば、{occasion}の贈り物として頼みたい家族は今もいます。',
        ],
        [
          'Shops are full of personalised books in which a name has been dropped into a finished plot. {^fans} notice the trick at once, and so do five-year-olds. This guide is about the other kind, the story that could only have happened to this child, among {motifs}, and for which a family keeps room on the shelf.',
          '名前だけを差し替えた絵本なら、いくらでも売られています。けれど、その仕掛けは5歳の子にも見抜かれてしまいます。このガイドが扱うのは、もう一つのほうです。{motifs}のそばで、その子にしか起こらなかった出来事を書いた物語。{fans}が、何度引っ越しても本棚に残しておく一冊です。急がず丁寧に作りたい人に向いています。',
        ],
      ),
    ),
    p(fromNiche('taste'), [
      'A family that loves {theme} has its own jokes and its own heroes, and no printed series knows them.',
      '{theme}が好きな家族には、その家だけの冗談と英雄がいて、市販の絵本には決して出てきません。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Claude or ChatGPT', 'ClaudeかChatGPT'],
        [
          'AI for twenty possible turns in a tale about {subject}, and for finding words a four-year-old knows; free to begin with.',
          '{subject}の物語の展開をAIに20通り出させ、4歳にもわかる言葉を探すのに使います（無料から）。',
        ],
      ),
      lead(
        ['Procreate or Krita', 'ProcreateかKrita'],
        [
          'for drawing {motif1} over a rough sketch, so that the hero has the same ears on all twelve pages.',
          '下絵の上から{motif1}を描き、主人公の顔が12ページを通して変わらないように整えます。',
        ],
      ),
      lead(
        ['Canva', 'Canva'],
        [
          'sets the text beside {motif3} on a square page; check which fonts may be sold in a book.',
          '正方形のページに{motif3}の絵と文を組むのに使い、書体の商用利用の条件も確かめます。',
        ],
      ),
      lead(
        ['Lulu or Mixam', '製本直送.comやしまうまプリント'],
        [
          'print a single stapled or hardback copy for {occasion}, for about ten to twenty-five dollars.',
          '{occasion}の一冊だけでも刷ってくれる印刷所で、1,000〜3,000円ほどです。',
        ],
      ),
      lead(
        ['A shop of one page', '注文の窓口'],
        [
          'Etsy or your own form, showing one sample for {crowd} and a calendar with the weeks still free.',
          'ココナラやBASEに、{crowd}向けの見本一冊と、空いている週の一覧を載せます。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'You need an ear for rhythm more than a diploma; if you have read aloud to a tired child, you have trained it.',
          '学歴より耳で、眠い子に読み聞かせた経験があれば、その耳はもう育っています。',
        ],
        [
          'Read thirty good picture books from the library first, with a pencil and a stopwatch.',
          'まず図書館で良い絵本を30冊、鉛筆と時計を手に読んでみてください。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Make the book you will show', '見せるための一冊を作る'],
        [
          'Invent a child, let {motif2} play a part, and finish twelve pages; it becomes your sample and your training.',
          '架空の子を主人公に、{motif2}の出てくる12ページを最後まで作ると、それが見本にも練習にもなります。',
        ],
      ),
      lead(
        ['Ask eight questions and no more', '質問は八つまで'],
        [
          'What is the child called at home, what is she afraid of, who makes her laugh, and what does the family tell about {subject}?',
          '家での呼び名、こわいもの、笑わせてくれる人、そして{subject}にまつわる思い出を聞きます。',
        ],
        oneOf(
          [
            'Keep surnames, schools and addresses out of the form, so that they cannot leak.',
            '名字や園の名前、住所は、持っていなければ漏れないので聞きません。',
          ],
          [
            'Replace the real name by a placeholder before anything reaches a chatbot.',
            '生成AIに渡す前に、本名は仮の名に置き換えておきます。',
          ],
        ),
      ),
      lead(
        ['Find the one small wish', '小さな願いを一つ見つける'],
        [
          'A story for {occasion} needs a want, an obstacle and a helper; let the AI list ten obstacles and choose the homeliest.',
          '{occasion}の物語に要るのは、願いと邪魔ものと助けてくれる誰かで、邪魔ものはAIに十個挙げさせた中から身近なものを選びます。',
        ],
      ),
      lead(
        ['Write it with your voice', '声に出して書く'],
        [
          'Draft 400 words about {scene} and what comes after, read them aloud, and cut whatever makes you stumble.',
          '「{scene}」から始まる800字ほどを書いて音読し、つかえた箇所を削ります。',
        ],
      ),
      lead(
        ['Show a page before the book', '一ページだけ先に見せる'],
        [
          'Send the text and one finished picture to the customer; {crowd} will correct a detail, and you will be grateful.',
          '{crowd}は細部の誤りに気づくので、本文と絵一枚の段階で一度見てもらいます。',
        ],
      ),
      lead(
        ['Draw the same hero twelve times', '同じ主人公を12回描く'],
        [
          'Keep a sheet with the hero from four sides beside {motif1}, because image tools forget a face between two pages.',
          '画像生成は前のページの顔を忘れるので、{motif1}と並べた主人公の四方向の見本を手元に置いて描き直します。',
        ],
      ),
      lead(
        ['Print, touch, then post', '刷って、触ってから送る'],
        [
          'Order a proof, look for trimmed fingers and lost page numbers, and deliver the book a week early, most of all if it is meant for {occasion}.',
          '試し刷りで指の切れや落丁がないかを確かめ、{occasion}に間に合うよう、一週間前には手元に届けます。',
        ],
      ),
    ),
  ],
  monetization: [
    p(['Three sizes are enough for {crowd}.', '{crowd}に向けた品書きは、三つあれば足ります。']),
    table(
      [
        ['Order', '品書き'],
        ['Contents', '内容'],
        ['Price', '料金'],
      ],
      [
        ['Story only', 'お話だけ'],
        ['400 words around {motif1}, as a PDF', '{motif1}の出てくる物語800字、PDF'],
        ['{price.text}', '{price.text}'],
      ],
      [
        ['Illustrated book', '絵本'],
        [
          'twelve pages with {motif2} and {motif3}, one round of changes',
          '{motif2}や{motif3}の出てくる12ページ、修正1回',
        ],
        ['{price.book} plus printing', '{price.book}と印刷代'],
      ],
      [
        ['Further copies', '増刷'],
        ['more copies for {occasion}', '{occasion}に合わせ、祖父母の分も'],
        ['{price.copy} each', '1冊{price.copy}'],
      ],
    ),
    p(
      [
        'An illustrated book takes ten hours while you learn and six later; with {low} to {high} a month from {crowd} you arrive at {income}.',
        '絵本は最初は10時間、慣れて6時間かかり、{crowd}から月に{low}〜{high}冊受ければ{income}になります。',
      ],
      oneOf(
        [
          'November is full and February empty; save for the second while you enjoy the first.',
          '12月前は手一杯で2月は空くので、忙しい月のうちに蓄えておきましょう。',
        ],
        [
          'Accept only as many as you can draw well, for a late book is a present that failed.',
          '間に合わない絵本は贈り物にならないので、描ける冊数だけを受けてください。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Data about children', '子どもの情報'],
        [
          'Photographs of a child stay out of every AI tool, even if {crowd} send them unasked; delete all notes a month after delivery.',
          '{crowd}から頼んでもいない写真が届いても、子どもの写真はAIに入れず、聞き取りのメモは納品の一か月後に消します。',
        ],
      ),
      lead(
        ['Borrowed characters', '借りもののキャラクター'],
        oneOf(
          [
            'Parents will ask for a famous bear beside {motif1}. Say no kindly, since a private present is still a paid copy.',
            '{motif1}の横に有名なキャラクターを、と頼まれたら丁寧に断ります。私的な贈り物でも、代金をもらえば話は別です。',
          ],
          [
            'An AI picture of {motif2} can resemble a known illustrator closely. Search for the look before you print, and change it if you find a twin.',
            'AIの描いた{motif2}が、既存の絵本にそっくりなこともあります。刷る前に画像検索し、似ていたら描き直します。',
          ],
        ),
      ),
      lead(['What must be right', '事実として正しく'], fromNiche('rule')),
      lead(
        ['Telling the family', 'AIを使ったと伝える'],
        [
          'Say on the order page what the AI does and what your hand does; Etsy asks for this as well, and {crowd} ask before they pay.',
          '注文ページにAIの役割と手で描いた部分を書いておけば、{crowd}も納得して頼めます（生成AIの作品を制限する手作り市場もあります）。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Each book about {subject} is income on the day it is paid, and taxable; proofs, paper and postage come off.',
            '{subject}の絵本の代金から印刷代や送料を引いた所得が、会社員なら年20万円を超えた年に確定申告をします。',
          ],
          [
            'Number the orders from {crowd} and keep what the printer charged next to each, so that the tax form takes an hour.',
            '{crowd}からの注文に番号を振り、印刷代の控えを並べておきます。副業の所得が20万円を超えたときの確定申告も楽に済みます。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'The order form and the story frame below fit on two sheets; the example is a made-up child in the world of {subject}.',
      '{subject}の世界を舞台にそのまま使える、注文用紙と物語の骨組みです。',
    ]),
    code(
      `ORDER FORM: a story of {theme}
Ordered for: {occasion} [date]
Name at home, age, fear: [ ]
Who helps: [ ], and a thing at home (like {motif1}): [ ]
STORY FRAME, 12 pages
1-2: {scene}; the child wants [ ]
3-5: something small goes wrong with [{motif1}, {motif2} or {motif3}]
6-8: two attempts fail; somebody asks "{ask1}"
9-10: the helper shows what {crowd} know
11-12: the wish comes true, differently
Leave out: {taboo}, brands, real schools`,
      `注文用紙：{theme}のお話
贈る機会：{occasion}[日付]
家での呼び名：[ ]、年齢：[ ]、こわいもの：[ ]
助けてくれる人：[ ]、家にあるもの（{motif1}など）：[ ]
1〜2ページ：{scene}から始まり、その子の願いは[ ]
3〜5ページ：[{motif1}か{motif2}か{motif3}]で小さな失敗が起きる
6〜8ページ：二度試してだめで、誰かが「{ask1}」と尋ねる
9〜10ページ：{crowd}なら知っていることを助け役が教える
11〜12ページ：願いが別の形でかなう
入れないもの：{taboo}、商品名、実在の園や学校`,
    ),
    quote([
      'Last test: read it to a child who knows nothing of {subject}; where she asks a question, the page needs a better picture or a shorter line.',
      '最後の試験は{subject}をまったく知らない子への読み聞かせで、質問の出たページは絵か文を直します。',
    ]),
  ],
  closing: [
    p(
      oneOf(
        [
          'Finish the sample first, give it away for {occasion}, and listen to how it is read.',
          'まず見本を一冊仕上げ、{occasion}に贈って、どう読まれるかに耳を澄ませてください。',
        ],
        [
          'One sample and eight questions are all you need to accept the first order from one of the {crowd}.',
          '見本一冊と質問八つがあれば、{crowd}から最初の注文を受けられます。',
        ],
      ),
      [
        'Books of this kind travel by themselves: somebody reads one about {subject} at a party and asks who wrote it.',
        '次の注文は、{subject}の絵本が集まりの席で読まれ、「誰が書いたの」と聞かれるところから届きます。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Twelve pages with {motifs}: laying out a story' },
    { language: 'en', title: 'Reading a made-to-order book on {theme}' },
    { language: 'ja', title: '{theme}の絵本ができるまで' },
    { language: 'ja', title: '主人公の顔を12ページそろえる方法' },
  ],
}
