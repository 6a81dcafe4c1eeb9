import {
  bullets,
  code,
  either,
  fromNiche,
  item,
  lead,
  numbered,
  oneOf,
  p,
  table,
  type Method,
} from '../../writing/format.ts'

export const faqChatbots: Method = {
  slug: 'faq-chatbots',
  difficulty: 'steady',
  hoursPerWeek: 5,
  startCost: [
    '$0–$40 (one paid month of a bot builder while you learn)',
    '0〜6,000円（練習のあいだだけ有料プランを1か月使う場合）',
  ],
  prices: { pilot: [60, 8000], build: [250, 35_000], care: [40, 5000] },
  income: {
    of: 'build',
    low: 1,
    high: 2,
    basis: [
      '{low} to {high} finished bots a month at {price.build}, built in about {hours} hours a week. Care at {price.care} a month is not counted, and months without a new bot are common in the first year.',
      '{price.build}のボットを月に{low}〜{high}件、週{hours}時間ほどで仕上げた場合です。月{price.care}の見守り料は含めていません。最初の年は、新規の依頼がない月もあります。',
    ],
  },
  titles: [
    [
      'When {customers} ask at night: chatbots for {places}',
      '{customer}の夜の質問に答える、{places}のチャットボットづくり',
    ],
    [
      'Fewer repeated questions for {places}: chatbots about {offer}',
      '{offer}の質問に答えるチャットボットを、{places}に作る',
    ],
    [
      '"{ask1}" Build a small chatbot that answers for {places}',
      '「{ask1}」に24時間答える、{places}の小さなチャットボット',
    ],
    [
      '{^catalogue}, one honest chatbot: side work with {places}',
      '{catalogue}を覚えたボットで、{places}を手伝う副業',
    ],
    [
      'A chatbot that knows {item2} and its own limits, for {places}',
      '{item2}に詳しく、迷えば人につなぐ。{places}のチャットボット',
    ],
    [
      'Answers about {item1} at any hour: FAQ bots for {places}',
      '{item1}の問い合わせに、{places}の代わりに即答するボット',
    ],
  ],
  thai: {
    title: 'สร้างแชตบอตตอบคำถามที่พบบ่อยให้{th}',
    summary: 'เรียนรู้วิธีทำแชตบอตตอบคำถามซ้ำ ๆ ให้{th} ตั้งแต่เก็บคำถามจนถึงดูแลรายเดือน',
  },
  summary: [
    oneOf(
      [
        'Build small question-and-answer bots for {places}, so that {customers} get a correct reply about {offer} while the owner sleeps.',
        '{places}のために小さな応答ボットを作る仕事です。{owner}が眠っている間も、{customer}に正しい答えが届くようにします。',
      ],
      [
        'A service for people who like order more than code: take the questions that reach {aPlace} every day and give them a reliable answer.',
        'プログラムより整理整頓が得意な人に向いた仕事です。{place}に毎日届く質問に、確かな答えを用意します。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          '"{ask1}" Behind that small question stood {aCustomer} who wanted to know it at ten at night and found nobody there. {^places} lose more people to silence than to price. This guide is about a modest service that puts the right answer there at any hour, and about the moments when a machine should keep quiet.',
          '「{ask1}」。そう尋ねたかった{customer}は、夜10時の画面の前で待ちきれず、ページを閉じてしまいました。{places}は、値段で負けるより、返事の遅さで人を逃しているのかもしれません。このガイドで扱うのは、いつ聞かれても正しい答えが返るように整える、地味で喜ばれる仕事です。機械に答えさせてはいけない場面のことも、正直に書きました。',
        ],
        [
          'Open the inbox of {aPlace} and read twenty messages. Perhaps five are new; the others ask what has been answered a thousand times. Nobody likes typing those replies and nobody likes waiting for them. There is a decent small trade in lifting that load from {owners}, and it can be learned without being a programmer.',
          '{place}の受信箱を20通だけ見せてもらうと、本当に新しい相談は5通ほどです。あとは、これまで何百回も答えてきた質問のくり返し。打つほうも待つほうも、楽しくはありません。その負担を{owner}の肩から下ろす仕事は、プログラマーでなくても覚えられます。どこまで任せ、どこから人が答えるのか、その線引きも含めてお話しします。',
        ],
        [
          'Chatbots have a poor name and mostly deserve it: they smile, they misunderstand, they will not let you through to a person. {^places} can do better with something small that knows {offer} and admits the rest. Making such a bot is patient work, and it finds buyers because everybody has met a bad one.',
          'チャットボットの評判は、あまりよくありません。愛想はよいのに話が通じず、人にもつないでくれないからです。けれども、{offer}のことだけをよく知り、わからないことは「わかりません」と言える小さなボットなら、{places}の役に立ちます。根気のいる仕事ですが、誰もが悪い例を知っているぶん、良いものの価値はすぐに伝わります。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'By evening "{ask1}" has been answered by hand once more, in a hurry and never twice in the same words.',
      '夜になるころには「{ask1}」への返事がまた一通、急いで、毎回少しずつ違う言い方で打たれています。',
    ]),
    p([
      'What changes hands is less a program than a list of correct answers about {offer}, agreed with the {owner}, and a bot that never leaves it.',
      '売るのはプログラムというより、{owner}と合意した{offer}についての正しい答えの一覧と、そこからはみ出さないボットです。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Tidio or Chatbase', 'LINE公式アカウント'],
        [
          'a chat window for the website of {aPlace}. Both can be tried free; the plans that {aPlace} really needs cost about $30–$40 a month, and the client pays them directly.',
          '{customer}が普段から使っている窓口です。応答メッセージは無料プランでも設定でき、{place}に新しい費用をほとんどかけずに始められます。',
        ],
      ),
      lead(
        ['Dify or Botpress', 'DifyやチャネルトークのAI機能'],
        [
          'for a bot that has to look things up in a list such as the {catalogue}; free to learn on, if you have a quiet weekend.',
          '{catalogue}のような一覧を参照させたいときに使います。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPTまたはClaude'],
        [
          'sorts a hundred anonymised messages into a dozen questions and suggests how {aCustomer} would phrase each of them.',
          '名前を消した100通の問い合わせを十数個の質問にまとめ、{customer}らしい聞き方の候補を、無料の範囲で出してくれます。',
        ],
      ),
      lead(
        ['Google Sheets', 'Googleスプレッドシート'],
        [
          'holds question, answer, source and date for everything said about {item1}; the bot reads it, and the {owner} can correct it.',
          '{item1}などの質問、答え、根拠、確認日を並べる台帳です。ボットはここを読み、{owner}もここを直せます。',
        ],
      ),
    ),
    p(
      [
        'You should be able to explain {offer} in plain sentences and to say "I will ask" without shame.',
        '必要なのは、{offer}をやさしい言葉で説明する力と、「確認します」とためらわずに言える素直さです。',
      ],
      oneOf(
        ['Code is optional.', 'コードは書けなくてもかまいません。'],
        ['Nobody will ask whether you can program.', 'プログラミングの経験は問われません。'],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Build a demonstration for yourself', 'まず自分で試作する'],
        [
          'Pick a public website from {places} in another town and make a private bot of its ten plainest facts. Ask it "{ask1}" in five clumsy ways and note where it stumbles.',
          '別の町の{place}のサイトから、公開情報だけで10問のボットを手元に作ります。「{ask1}」を五通りの下手な聞き方で試し、つまずいた箇所を控えてください。',
        ],
      ),
      lead(['Show it to somebody nearby', '身近な相手に見せる'], fromNiche('contact'), [
        'Bring the demonstration on your telephone and let {anOwner} type the strangest question of the week.',
        '試作はスマホで見せ、今週いちばん変わっていた質問を{owner}に打ってもらいましょう。',
      ]),
      lead(
        ['Count real questions', '本物の質問を数える'],
        [
          'Ask for a month of messages with the names taken out, along with {material}. Tally them; "{ask1}" and "{ask2}" will probably stand near the top, and ten questions often cover most of the pile.',
          '名前を伏せた1か月分の問い合わせと、{material}を預かります。数えてみると上位に来るのは「{ask1}」「{ask2}」のようなもので、10問ほどで大半が片づくことも珍しくありません。',
        ],
      ),
      lead(
        ['Agree on every answer', '答えを一つずつ合意する'],
        [
          'Write each answer in two or three {tone} sentences and have the {owner} tick it off with a date. Leave out {taboo}, whoever asks for it.',
          '{tone}文章で一問につき二、三文にまとめ、{owner}に日付入りで承認をもらいます。頼まれても{taboo}は入れません。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Draw the line to a human', '人に渡す線を引く'],
        [
          'List what goes straight to a person: complaints, emergencies, money back, and anything about {item3} that depends on the single case. For these the bot gives the number of the {place} and stops.',
          '苦情、緊急、返金、そして{item3}のうち事情によって答えが変わるもの。これらは一文でお詫びし、{place}の電話か連絡フォームにつなぎます。',
        ],
      ),
      lead(
        ['Let strangers break it', '他人に壊してもらう'],
        [
          'Give three friends the role of an impatient {customer} and five minutes each. Every wrong reply about {item2} becomes a new line in the sheet, not an excuse.',
          '友人三人に、せっかちな{customer}の役で5分ずつ使ってもらいます。{item2}についておかしな返事が出たら、言い訳せずに一覧へ一行足します。',
        ],
      ),
      lead(
        ['Go live quietly and read along', '静かに公開し、記録を読む'],
        [
          'Start {quiet} with a small button that says "automatic answers". Read the log of the {place} twice a week for a month; this reading is what the monthly fee will be for.',
          '公開は{quiet}に、「自動応答です」と書いた小さなボタンから始めます。最初の1か月は週2回、{place}の会話記録に目を通してください。毎月の料金は、{customer}の言葉を読むこの作業に対していただきます。',
        ],
      ),
    ),
  ],
  monetization: [
    either(
      table(
        [
          ['Stage', '段階'],
          ['What {anOwner} receives', '{owner}が受け取るもの'],
          ['Fee', '料金'],
        ],
        [
          ['Pilot', 'お試し'],
          ['ten answers around {item1}, two weeks', '{item1}まわりの10問、2週間'],
          ['{price.pilot}', '{price.pilot}'],
        ],
        [
          ['Bot', '本番'],
          ['about forty answers on {offer}, tested', '{offer}の約40問、動作確認つき'],
          ['{price.build}', '{price.build}'],
        ],
        [
          ['Care', '見守り'],
          ['log reading, changes {busy}', '記録の確認、{busy}の差し替え'],
          ['{price.care} a month', '月{price.care}'],
        ],
      ),
      p([
        'Three prices are enough. Ten answers around {item1} as a two-week pilot cost {price.pilot}; a tested bot with some forty answers on {offer} costs {price.build}; reading the log and changing answers {busy} costs {price.care} a month.',
        '料金は三段階で足ります。{item1}まわりの10問を2週間試すお試しが{price.pilot}。{offer}について約40問を備えた本番が{price.build}。記録の確認と{busy}の差し替えを含む見守りが月{price.care}です。',
      ]),
    ),
    p(
      [
        'A first bot for {aPlace} eats fifteen hours, the fourth perhaps seven, because half of the questions return.',
        '一体目は15時間ほどかかりますが、{place}の質問は半分が共通しているため、四体目には7時間くらいになります。',
      ],
      [
        'At {low} to {high} bots a month you reach {income}. Six {places} under care are worth more than one lucky month.',
        '月に{low}〜{high}件で{income}です。ただ、{places}を6軒見守るほうが、当たり月が一度あるより家計は安定します。',
      ],
      oneOf(
        [
          'In the first two months, count on a pilot and little else.',
          '最初の2か月はお試し1件、と見ておきましょう。',
        ],
        [
          'The beginning pays badly; plan for one pilot in six weeks.',
          '出だしの収入はわずかで、6週間にお試し1件が目安です。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['A confident wrong answer', '自信たっぷりの誤答'],
        [
          'A generative bot fills gaps about {item2} with invention; switch off free answers where you can, and let it say "please ask the {place}" instead.',
          '生成型のボットは、{item2}について知らないことを作って埋めます。自由回答はできるだけ切り、「{place}に直接お尋ねください」と言わせるほうが安全です。',
        ],
      ),
      lead(['What the trade forbids', '業種ごとの制約'], fromNiche('rule')),
      lead(
        ['Personal data', '個人情報'],
        oneOf(
          [
            'Messages from {customers} contain names and sometimes worse. Work only with copies in which they are removed, and ask which country the bot provider stores its logs in.',
            '{customer}からの連絡には名前や電話番号が含まれます。消した写しだけを使い、会話の記録がどの国に保存されるのかも提供元の規約で調べます。',
          ],
          [
            'The bot should not ask {customers} for birthdays, health or card numbers. Put a short privacy line next to the button and delete old logs every month.',
            'ボットから{customer}に、生年月日や健康、カード番号を尋ねてはいけません。ボタンの横に取り扱いの一文を置き、古い記録は毎月消します。',
          ],
        ),
      ),
      lead(
        ['Pretending to be a person', '人のふりをする'],
        [
          'Say openly that {customers} are talking to an AI; in some countries the law asks for it. A bot with a human name and a photo of {anOwner} makes people angry when they find out.',
          'AIが答えていることは、{customer}に最初に明示します。{owner}の名前や写真をかぶせたボットは、気づかれたときの怒りが大きく、国によっては法律にも触れます。',
        ],
      ),
      lead(
        ['Prices that change, and tax', '料金改定と税金'],
        oneOf(
          [
            'Bot plans become dearer without much notice, so let the account belong to the {place}. Your own fees are income: record them and ask the tax office early what a side business owes.',
            'ボットの料金プランは突然上がるので、契約は{place}の名義にします。受け取った報酬は記録し、副業の所得が年20万円を超えたら確定申告をしてください。',
          ],
          [
            'Free plans of bot builders shrink, and then {places} ring you first. Keep a handover note, and a tenth to a quarter of each payment back for tax.',
            '無料枠が縮むと、{places}はまずあなたに電話をかけてきます。引き継ぎ書を用意しておきましょう。報酬は一部を取り置き、年20万円を超える所得があれば確定申告をします。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'These instructions keep a bot for {aPlace} on a short lead; attach the answer sheet below them.',
      '{place}のボットを勝手に走らせないための指示文です。',
    ]),
    code(
      `You answer for {client}, {clientIs}, and say that you are automatic.
Use only the attached sheet about the {catalogue}; otherwise say
that you do not know and that the {owner} can be asked directly at [contact].
Length and manner: at most three sentences, {tone}.
Never give: {taboo}.
Hand over at once: complaints, emergencies, refunds, single cases of {item3}.
Before going live try "{ask1}" with a spelling mistake, then
"{ask2}" in another language, one question about {item2} that
the sheet does not answer, and one rude message from {aCustomer}.`,
      `あなたは{clientIs}、{client}の自動応答で、AIであることを最初に名乗ります。
添付した{catalogue}の一覧だけを根拠に答えてください。
載っていないこと：わからないと伝え、{owner}の連絡先[ ]を案内
長さと文体：三文までの、{tone}文章
答えてはいけない内容：{taboo}
すぐ人に渡す：苦情、緊急、返金、{item3}の個別相談
公開前に試すこと：誤字まじりの「{ask1}」、外国語の「{ask2}」、
一覧にない{item2}の質問、{customer}からの失礼なひと言`,
    ),
    bullets(
      item([
        'Column headings for the sheet: question as {customers} put it, answer, source, approved by, date, and what changes {busy}.',
        '一覧の見出し：{customer}の言い方、答え、根拠、承認者、日付、{busy}に変わること。',
      ]),
      item([
        'Weekly note to the {owner}: how many asked, what the bot could not answer, which line on {item1} you changed.',
        '{owner}への週報：質問の件数、答えられなかったこと、直した{item1}の行。',
      ]),
    ),
  ],
  closing: [
    p(
      [
        'Keep the bot small, let {anOwner} approve each word, and read what {customers} write to it.',
        'ボットは小さく保ち、{owner}の承認を一語ずつ取り、{customer}が書き込んだ言葉を読み続けてください。',
      ],
      [
        'If the {place} notices {result}, you have earned the next month.',
        '{result}ようになったと{place}に言われたら、翌月の契約も自然に続きます。',
      ],
      oneOf(
        ['Ten good answers beat a hundred guesses.', '百の推測より、十の正しい答えです。'],
        ['Start with ten answers this weekend.', '今週末、まず10問から始めましょう。'],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'Ten questions, one afternoon: a bot for {places}' },
    { language: 'en', title: 'Testing a bot with impatient {customers}' },
    { language: 'ja', title: '「{ask1}」に答えるボットを作ってみた' },
    { language: 'ja', title: '{places}のLINE応答、設定の全手順' },
  ],
}
