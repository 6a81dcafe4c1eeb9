import {
  bullets,
  code,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  table,
  type Method,
} from '../../writing/format.ts'

export const emailSequences: Method = {
  slug: 'email-sequences',
  difficulty: 'steady',
  hoursPerWeek: 5,
  startCost: [
    '$0–$15 (free accounts for learning; the client pays for the live one)',
    '0〜2,000円（練習は無料枠、本番の利用料は依頼主の負担）',
  ],
  prices: { welcome: [55, 7000], sequence: [220, 30_000], review: [70, 9000] },
  income: {
    of: 'sequence',
    low: 1,
    high: 2,
    basis: [
      '{low} to {high} sequences of five messages a month at {price.sequence}, written in about {hours} hours a week. Two months without an order are normal at the beginning.',
      '5通で{price.sequence}の一式を月に{low}〜{high}件、週{hours}時間ほどで書いた場合です。始めて2か月ほどは注文のないことも普通です。',
    ],
  },
  titles: [
    [
      'After the first visit: five automatic e-mails for {places}',
      '初回の後に届く五通。{places}のステップメール',
    ],
    [
      'Welcome e-mails about {offer}, written for {places}',
      'はじめての人に{offer}を伝える、{places}の自動メール',
    ],
    [
      'Why {customers} come back: follow-up e-mails for {places}',
      '{customer}がまた来たくなるメールを、{places}と書く',
    ],
    [
      'A gentle e-mail reminder about {item2}, sent by {places}',
      '{item2}をそっと思い出してもらう、{places}のフォローメール',
    ],
    ['"{ask2}" E-mails that answer early, for {places}', '「{ask2}」に先に答える、{places}のステップメール'],
    [
      'From {item1} to {item3}: e-mail sequences for {places}',
      '{item1}から{item3}へ五通でつなぐ、{places}のメール',
    ],
  ],
  thai: {
    title: 'เขียนชุดอีเมลต้อนรับและติดตามผลให้{th}',
    summary: 'รับเขียนชุดอีเมลอัตโนมัติให้{th} เพื่อดูแลลูกค้าหลังการติดต่อครั้งแรกอย่างสุภาพ',
  },
  summary: [
    oneOf(
      [
        'Write the handful of messages that {places} should send after a first contact, and sell them as one finished, tested set.',
        'はじめて関わった後に{places}が送るべき数通を書き、動作まで確かめた一式として納める仕事です。',
      ],
      [
        'For people who write kindly and think in order: short automatic messages about {offer} that {customers} are glad to get.',
        '思いやりのある文章が書けて、順序立てて考えられる人へ。{customer}に喜ばれる、{offer}の短い自動メッセージを作ります。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'The first time is the loudest: {aCustomer} has found {aPlace}, is curious, has questions. Then comes silence from both sides, and three months later neither remembers the other. A few well-timed sentences would have been enough. Writing them once, so that they serve a hundred people, is a small craft that suits careful writers.',
          '{customer}が{place}をはじめて知った日は、いちばん関心が高く、聞きたいことも多い日です。ところがその後はお互いに黙ったまま、三か月もすれば忘れてしまいます。ちょうどよい時に、短い言葉が届いていたらどうだったでしょう。一度書けば百人に役立つ、そんな数通を用意するのがこの仕事です。丁寧に書く人ほど、長く頼まれます。',
        ],
        [
          'Most automatic mail deserves its bad reputation. It shouts, it pretends to be a friend, it arrives at the wrong hour. But {customers} of {aPlace} do want to know "{ask1}" before they come and what to do afterwards. Somebody should write that down decently. Here is how such a somebody earns a modest fee.',
          '自動で届くメールの多くは、嫌われても仕方がありません。騒がしく、なれなれしく、間の悪い時に来るからです。それでも{place}の{customer}は、来る前に「{ask1}」を知りたいし、帰った後のことも教えてほしいと思っています。それを感じよく書いてくれる人がいれば、みんなが助かります。その役を引き受け、ほどよい報酬を得るまでの話をしましょう。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'Nobody follows up on {item1}, although everybody means to.',
      '{item1}のその後の連絡は、誰もが大事だと思いながら、誰も送っていません。',
    ]),
    p([
      'An AI assistant can produce forty cheerful mails about {offer} before lunch; the client needs five, in the right order, with nothing untrue in them.',
      'AIに頼めば{offer}の明るいメールが昼までに40通できますが、必要なのは、順序が正しく嘘のない5通です。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Kit or MailerLite', 'LINE公式アカウント（ステップ配信）'],
        [
          'runs the sequence; both have free plans on which you can rehearse the whole path of {aCustomer}.',
          '友だち追加を起点に順番に送れる仕組みで、{customer}がふだん使う窓口なので、無料の通数内から始められます。',
        ],
      ),
      lead(
        ['The booking or shop system they have', '今使っている予約・販売システム'],
        [
          'often sends mails about {item1} already, written by nobody in particular; look there first.',
          'STORESやBASEなどが{item1}の自動メールをすでに送っていることがあるので、まず文面を見せてもらいます。',
        ],
      ),
      lead(
        ['Claude or ChatGPT', 'ClaudeまたはChatGPT'],
        [
          'for shortening, for a second opinion, and for playing an impatient {customer} who reads your draft.',
          '文章を縮めたり、せっかちな{customer}の役で下書きを読ませたりするのに使い、当面は無料版で足ります。',
        ],
      ),
      lead(
        ['diagrams.net', '付箋と大きな紙'],
        [
          'to draw when which message leaves and what stops it, so that {anOwner} understands it without a lecture. Free.',
          'どの連絡がいつ出て、何があれば止まるのかを{owner}に説明するには、画面よりこれが早道です。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Open your own inbox first', '自分の受信箱から始める'],
        [
          'Go through your own inbox for every {place} you have dealt with, and collect what reached you, including the silence. Your own questions about {item1} are the raw material.',
          'これまでに関わった{place}からの連絡を受信箱から集め、何も届かなかった期間も含めて並べます。そのとき{item1}について知りたくなったことが、そのまま材料になります。',
        ],
      ),
      lead(['Offer one message, not a system', '仕組みより一通を見せる'], fromNiche('contact'), [
        'What you offer at first is one better welcome mail about {item1}, on paper, nothing else.',
        '最初に差し出すのは、{item1}の案内を書き直した一通だけにします。',
      ]),
      lead(
        ['Draw the path', '道筋を描く'],
        [
          'With the {owner}, mark the moments that matter: first contact, the day before, the day after, three weeks later, and {busy}. Five stops are plenty for {aPlace}.',
          '{owner}と一緒に、最初の連絡、前日、翌日、三週間後、そして{busy}を節目として書き出します。{place}なら五つで足ります。',
        ],
      ),
      lead(
        ['Give each message one job', '一通に役目は一つ'],
        [
          'The first answers "{ask1}", the second "{ask2}", and none tries to sell {item2} and {item3} at once.',
          '一通目は「{ask1}」、二通目は「{ask2}」に答えます。{item2}と{item3}を同時に勧めることはしません。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Write short, then let AI find the holes', '短く書き、AIに穴を探させる'],
        [
          'Ninety words a message, {tone}, signed by a real {owner}. Then ask the model what {aCustomer} could misunderstand and change only what is right.',
          '一通200字ほど、{tone}文章で、署名は{owner}本人の名前にします。そのうえで{customer}が誤解しそうな箇所をAIに挙げさせ、もっともな指摘だけを直します。',
        ],
      ),
      lead(
        ['Test every exit', '止まり方を試す'],
        [
          'Sign up with three addresses of your own, cancel once, complain once, and see whether the message about {item3} still goes out. A thank-you sent to somebody who cancelled is the mistake {customers} remember.',
          '自分のアドレス三つで登録し、一つは解除、一つは取り消しをして、{item3}の案内が止まるかを確かめます。取り消した{customer}にお礼が届くのが、いちばん恥ずかしい失敗です。',
        ],
      ),
    ),
  ],
  monetization: [
    p(
      [
        'A single welcome message for {aPlace} costs {price.welcome} and may be deducted from the full sequence, which stands at {price.sequence} for five.',
        '{place}への歓迎メール一通は{price.welcome}です。五通の一式{price.sequence}を頼まれたら、その分を差し引いて構いません。',
      ],
      [
        'After three months you may offer a review at {price.review}: what {customers} opened, what they ignored, which sentence goes.',
        '三か月後には、{customer}が開いたもの、読み飛ばしたものを見て文面を直す点検を{price.review}で提案できます。',
      ],
    ),
    p(
      [
        'One sequence for {aPlace} means about ten hours of work, half of it conversation; {low} to {high} of them make {income}.',
        '{place}の一式にかかるのは10時間ほどで、その半分は打ち合わせです。月{low}〜{high}件で{income}になります。',
      ],
      oneOf(
        [
          'Your first month may hold one welcome mail, paid and admired, and no sequel with that {place}.',
          '最初の月は、{place}に一通納めて褒められ、次の注文はない、という結果もありえます。',
        ],
        [
          'Count on a slow start, since {owners} see the use of it only after the first quiet reminder has worked.',
          '出だしはゆっくりです。{owner}が価値に気づくのは、静かな一通が実際に効いた後だからです。',
        ],
      ),
      [
        'Start conversations {quiet}; {busy} nobody will listen.',
        '話を始めるなら{quiet}がよく、{busy}は避けます。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Permission', '送ってよい相手か'],
        oneOf(
          [
            'A message about a booking is service, one about {item2} is advertising, and only the first may go out without consent. Keep the two kinds apart in every sequence for {aPlace}.',
            '予約の確認は事務連絡ですが、{item2}の案内は広告です。特定電子メール法では広告に同意が必要なので、{place}の一式でも両者を分けて設計します。',
          ],
          [
            'Every advertising mail of {aPlace} needs a working way out and a postal address. If {anOwner} wants to hide the link, leave the job.',
            '{place}の広告メールには、解除の方法と送信者の住所が要ります。解除リンクを隠したいと{owner}に言われたら、その仕事は降りましょう。',
          ],
        ),
      ),
      lead(['Words that are not yours', '勝手に決められない言葉'], fromNiche('rule'), [
        'An automatic mail repeats {taboo} a hundred times before anybody notices.',
        '自動メールに{taboo}が紛れると、気づくまで百回送られます。',
      ]),
      lead(
        ['False intimacy', 'なれなれしさ'],
        [
          'Do not let AI invent memories of a visit that {aCustomer} never made. Say openly to the {owner} that drafts come from a machine and that both of you have read them.',
          '「先日は楽しいひとときを」といった思い出をAIに創作させず、機械の下書きを二人で確認した文面だと、{owner}とも共有しておきます。',
        ],
      ),
      lead(
        ['Refusals and copies', '断られること、真似ること'],
        [
          'Eight of ten {owners} will say they send too much already. Listen, and never lift the mails of a bigger {place} to impress them; that text is protected.',
          '{owner}の十人に八人は「うちはいいです」と言いますが、焦って大手の文面を写せば著作権の侵害です。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'The fee for a sequence counts as income in the month it reaches you. Save the invoice to the {owner} with the tool receipts for your tax return.',
            '{place}からの報酬は所得です。副業の所得が年20万円を超える会社員は確定申告をし、以下でも住民税の申告を忘れないでください。',
          ],
          [
            'Two or three sequences for {places} can already matter to the tax office. Look up your local threshold when the first {owner} says yes.',
            '{places}の一式を数件納めると、会社員でも確定申告の目安である年20万円が見えてきます。経費の領収書は最初の一件から残しましょう。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'The whole sequence on one table, with {client} as the imaginary sender.',
      '架空の{client}を送り主にした、五通の設計表です。',
    ]),
    table(
      [
        ['When', '時期'],
        ['One job', '役目'],
        ['Ends with', '結び'],
      ],
      [
        ['At once', '直後'],
        ['welcome; what {item1} include', '歓迎と{item1}の中身'],
        ['one date or link', '日時かリンク一つ'],
      ],
      [
        ['Day before', '前日'],
        ['"{ask1}"', '「{ask1}」への答え'],
        ['how to cancel', '変更の方法'],
      ],
      [
        ['Day after', '翌日'],
        ['thanks; "{ask2}"', 'お礼と「{ask2}」への答え'],
        ['one question to {aCustomer}', '{customer}への質問一つ'],
      ],
      [
        ['Three weeks', '三週間後'],
        ['a tip on {theme}', '{theme}の小さな助言'],
        ['nothing to buy', '何も売らない'],
      ],
      [
        ['In season', '時季'],
        ['{item3}, {busy}', '{busy}の{item3}'],
        ['invitation and way out', '案内と解除'],
      ],
    ),
    code(
      `Prompt for each mail:
Sender: {owner} of {client}, {clientIs}. Reader: {aCustomer} who [what happened].
The one job of this mail [from the table], with facts I may use: [from {material}]
Write 90 words, {tone}. Avoid {taboo}. No invented memories, no countdowns.
Then, as an impatient {customer}, name the first sentence you would skip.`,
      `送り主は{client}（{clientIs}）の{owner}、読み手は[経緯]の{customer}
この一通の役目：[表から一つ] 使ってよい事実：[{material}から]
{tone}文章で200字。{taboo}を避け、思い出の創作も期限で急かす表現もなし
最後に、せっかちな{customer}として最初に読み飛ばす一文を挙げてください`,
    ),
  ],
  closing: [
    p(
      [
        'Start with the mail that {aPlace} near you sends already, and make it one degree kinder.',
        'まず、身近な{place}が今送っている一通を、少しだけ親切に書き直すところから始めてください。',
      ],
      [
        'Five good messages and {result}: that is a story the {owner} will tell to colleagues for you.',
        '五通のおかげで{result}なら、その話は{owner}が同業の人に広めてくれます。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Drawing the five-message path for {places}' },
    { language: 'en', title: 'The welcome mail that answers "{ask1}"' },
    { language: 'ja', title: '{places}のステップメールを紙で設計する' },
    { language: 'ja', title: '{customer}に嫌われない自動メールの書き方' },
  ],
}
