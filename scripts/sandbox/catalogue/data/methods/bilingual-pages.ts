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

export const bilingualPages: Method = {
  slug: 'bilingual-pages',
  difficulty: 'steady',
  hoursPerWeek: 5,
  startCost: [
    '$0–$40 (free translation tools; a paid reader for the first job)',
    '0〜5,000円（翻訳ツールは無料。最初の仕事の校閲に謝礼を）',
  ],
  prices: { card: [35, 4000], house: [190, 25_000], reader: [40, 5000] },
  income: {
    of: 'house',
    low: 1,
    high: 3,
    basis: [
      '{low} to {high} complete sets a month at {price.house}, of which about {price.reader} goes to a native reader each time. With {hours} hours a week the first complete set tends to come in month three, after two or three cards at {price.card}.',
      '一式（{price.house}）を月に{low}〜{high}件受けた場合で、毎回{price.reader}ほどを母語話者の校閲に払います。週{hours}時間なら、{price.card}のカードを二、三件納めた三か月目あたりに最初の一式が入ります。',
    ],
  },
  titles: [
    ['Two languages on one page: translation for {places}', '一枚に二つの言葉。{places}の日英案内を作る'],
    ['"{ask1}" in English: bilingual pages for {places}', '「{ask1}」を英語でも。{places}の案内づくり'],
    [
      'What visitors from abroad cannot read: translation for {places}',
      '海外の人にも読める案内に。{places}の翻訳副業',
    ],
    ['Signs, cards and pages: {places} in two languages', '看板からWebまで、{places}を二か国語にする'],
    [
      'How do you say "{item1}"? Translation for {places}',
      '「{item1}」は英語で何と言う。{places}の案内を訳す仕事',
    ],
    ['Plain English for {places}: bilingual signs and pages', '{places}のための、やさしい英語の案内文'],
    ['Visitors welcome: translating {item2} for {places}', '{item2}を海外の人にも。{places}の日英対訳づくり'],
  ],
  thai: {
    title: 'ทำป้ายและหน้าเว็บสองภาษาให้{th}',
    summary: 'แปลป้าย เมนู และหน้าเว็บของ{th}เป็นสองภาษาสำหรับนักท่องเที่ยว พร้อมการตรวจโดยเจ้าของภาษา',
  },
  summary: [
    oneOf(
      [
        'Help {places} speak to travellers and new neighbours: short, correct texts in two languages for doors, counters and web pages, with somebody who answers for them.',
        '{places}の入口、カウンター、Webページに、二か国語の短く正しい案内を。責任を持って仕上げる人になるためのガイドです。',
      ],
      [
        'If you read two languages well, {owners} have paid work for you that no telephone app finishes properly.',
        '二つの言葉が読める人に、翻訳アプリでは片づかない{owner}からの仕事があります。受け方と断り方をまとめました。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'A family from abroad stands in front of the door, reads what they can, takes a photograph of the rest and walks on. The {place} inside was open, friendly and half empty. Nobody did anything wrong; there was merely a sheet of paper missing, with nine lines that answer "{ask1}" in words they know.',
          '海外から来た家族が戸口で立ち止まり、読めるところだけ読み、残りを写真に撮って行ってしまいました。中の{place}は開いていて、席も時間も空いていたのに、です。誰も悪くありません。足りなかったのは、「{ask1}」にわかる言葉で答える紙が一枚だけ。その一枚を用意して歩く仕事を、このガイドでは順に見ていきます。完璧な語学力より、確かめる根気が頼りです。',
        ],
        [
          'Point a telephone at a notice in {aPlace} and it will tell you something, with great confidence, that is nearly right. Nearly is enough for a joke and not enough for opening hours, allergies or a deposit. Between the app and the costly agency lies a quiet trade for people who know two languages and check things.',
          '{place}の貼り紙にスマホをかざすと、自信たっぷりの訳が出てきます。ほとんど合っているのですが、営業時間や料金や注意書きでは「ほとんど」では困ります。かといって翻訳会社に頼むほどの量でもない。アプリと翻訳会社の間に、ぽっかり空いた場所があります。二つの言葉がわかり、面倒がらずに確かめる人のための、静かな仕事です。資格を問われることも、まずありません。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'Translating {item1} is the job that is always meant for next month.',
      '{item1}の英語版を作るのは、いつまでも「来月の仕事」のままです。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['DeepL', 'DeepL'],
        [
          'for a first version of every line about {item1}; the free plan is generous, and its glossary keeps {terms} from changing between pages.',
          '{item1}の案内の下訳に使い、用語集に{terms}を登録して訳のぶれを防ぎます（無料枠から）。',
        ],
      ),
      lead(
        ['Claude or ChatGPT', 'ClaudeかChatGPT'],
        [
          'AI as a second opinion: let it translate your version back and say what {aCustomer} might misread.',
          'AIに訳文を逆向きに訳させ、{customer}が誤解しそうな箇所を挙げさせます（二人目の目という役回りです）。',
        ],
      ),
      lead(
        ['A native reader', '母語話者の校閲'],
        [
          'about {price.reader} for a set on {offer}, found through Upwork or a language exchange; the one cost you must not save.',
          'クラウドワークスや語学交流で探し、{offer}の一式で{price.reader}ほどかかりますが、ここだけは節約しません。',
        ],
      ),
      lead(
        ['Canva and a printer', 'Canvaとプリンター'],
        [
          'for cards on the counter of the {place}, in a type size that grandparents can read.',
          '{place}のカウンターに置くカードを、年配の人にも読める大きさで組みます。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'You need one language from home and one you can read a newspaper in.',
          '母語のほかに、新聞が読める程度の言葉が一つあれば始められます。',
        ],
        [
          'Certificates impress agencies; shops are impressed by a card that works.',
          '検定の点数より、役に立つカード一枚のほうが店には響きます。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Walk through as a stranger', '初めて来た人になって歩く'],
        [
          'Visit {aPlace} and photograph everything written, from the door to the bill; circle what a guest without the language would have to ask.',
          '{place}を訪ね、入口から会計まで書かれたものをすべて撮り、言葉のわからない人が質問しそうな箇所に丸をつけます。',
        ],
      ),
      lead(['Bring a single card', 'カードを一枚持って行く'], fromNiche('contact'), [
        'Make one card that answers "{ask1}" and "{ask2}" in two languages, and mention that such a card costs {price.card}.',
        '「{ask1}」「{ask2}」に二か国語で答えるカードを一枚作り、同じものを{price.card}で作れると伝えます。',
      ]),
      lead(
        ['Shorten before you translate', '訳す前に短くする'],
        [
          'Ask for {material} and cut with the {owner}: half of it is habit, and what nobody reads in one language nobody needs in two.',
          '{material}を預かり、{owner}と一緒に削ります（一つの言葉で読まれない文は、二つにしても読まれません）。',
        ],
      ),
      lead(
        ['Make the word list', '用語の表を作る'],
        [
          'Settle twenty terms first, {terms} among them, and decide for each whether to translate, explain or keep the original with a gloss.',
          '{terms}を含む20語について、訳すのか、説明するのか、原語を残して注を添えるのかを先に決めます。',
        ],
        oneOf(
          [
            'This list becomes the most valuable file you deliver.',
            'この表は、納品物の中でいちばん長く使われます。',
          ],
          [
            'Names of dishes, people and places are asked about, never guessed.',
            '料理や人や土地の名は、推測せずに必ず尋ねます。',
          ],
        ),
      ),
      lead(['Write for the situation', '場面に合わせて書く'], fromNiche('insight'), [
        'Render what is meant, not what is written, and keep the manner of the {place}, which is {tone}.',
        '訳すのは字面ではなく意図で、{place}らしい{tone}調子を外国語でも保ちます。',
      ]),
      lead(
        ['Read, print, stand in front of it', '読んで、刷って、前に立つ'],
        [
          'Let the native reader correct, print a proof, and look at it in the light and at the distance in which {customers} will.',
          '校閲が済んだら試し刷りし、{customer}が見るのと同じ明るさと距離で読んでみます。',
        ],
      ),
      lead(
        ['Note what will change', '変わる箇所を控える'],
        [
          'Mark prices, hours and whatever is different {busy}, and give {anOwner} files in which those lines can be edited.',
          '料金、時間、{busy}だけの案内に印をつけ、そこだけ{owner}が直せるデータで渡します。',
        ],
      ),
    ),
  ],
  monetization: [
    table(
      [
        ['Set', '内容'],
        ['Made for {places}', '{places}に作るもの'],
        ['Fee', '料金'],
      ],
      [
        ['Card', 'カード'],
        ['answers to "{ask1}" and "{ask2}"', '「{ask1}」「{ask2}」への答え'],
        ['{price.card}', '{price.card}'],
      ],
      [
        ['Complete', '一式'],
        ['{catalogue}, signs, one web page', '{catalogue}、掲示、Web一ページ'],
        ['{price.house}', '{price.house}'],
      ],
    ),
    p(
      [
        "Name the reader's fee of {price.reader} openly when you quote for {aPlace}; it explains why you cost more than an app.",
        '見積もりでは校閲代の{price.reader}を隠さず書くと、アプリより高い理由が{owner}の腑に落ちます。',
      ],
      [
        'With {low} to {high} complete sets for {places} you take in {income} a month before that fee, and old clients add a line here and there.',
        '{places}から一式を月に{low}〜{high}件受けると、校閲代を払う前で{income}になり、以前の依頼主からも一行の追加が時々届きます。',
      ],
    ),
    p(
      oneOf(
        [
          'Ask first where people from abroad already come in; {owners} who have never met one will not pay for a sign.',
          '声をかけるのは、すでに海外の人が来ている{place}からにします。',
        ],
        [
          'Towns and chambers of commerce sometimes subsidise such work for {places}; one evening of reading their pages may double your fee.',
          '自治体や商工会が多言語化に補助を出すことがあり、{places}も対象になりえます。',
        ],
      ),
      [
        'Talks go best {quiet}, and the texts are then ready before the busy weeks.',
        '打ち合わせは{quiet}がよく、忙しくなる前に仕上がります。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['A wrong line with consequences', '実害の出る誤訳'],
        oneOf(
          [
            'Allergies, deposits, fire exits: here an error hurts people. Have every such line at {aPlace} confirmed in writing by the {owner}.',
            'アレルギー、料金、避難口の誤訳は人を傷つけます。この種の文は、{owner}に一行ずつ書面で確認してもらいます。',
          ],
          [
            'Take no contracts, medical texts or terms of business for {places}; say that these belong to a professional translator.',
            '{places}の契約書や医療に関わる文は引き受けず、専門の翻訳者の仕事だと伝えます。',
          ],
        ),
      ),
      lead(['Rules that travel', '訳しても消えない決まり'], fromNiche('rule'), [
        'A foreign language is no hiding place for {taboo}.',
        '外国語にしたからといって、{taboo}が許されるわけではありません。',
      ]),
      lead(
        ['Funny and famous', '笑われる訳'],
        [
          'A comic sign is photographed for years with the name of {aPlace} on it, so two people read each sheet, and one of them is not you.',
          'おかしな訳は{place}の名前ごと撮られて何年も出回るので、どの紙も自分以外のもう一人に読んでもらいます。',
        ],
      ),
      lead(
        ['Secrets and machines', '預かった情報とAI'],
        [
          'Staff lists and messages from {customers} do not go into a free AI tool, and the quotation says which parts were translated by machine first.',
          '{customer}からのメッセージや従業員の情報は無料のAIに入れず、機械で下訳した部分は見積書に記します。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'The fee to your reader is a cost, what {places} pay is taxable income; keep both invoices in one envelope.',
            '校閲の謝礼は経費、{places}からの報酬は収入です。差し引いた所得が年20万円を超えた会社員は確定申告をします。',
          ],
          [
            'Clients abroad and at home are taxed differently in some countries, so list the payments from {owners} by place and date.',
            '{owner}からの入金は日付順に控えます。源泉徴収されることもあるので支払調書を保管し、所得が年20万円を超えたら確定申告をします。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Give the tool this brief for {client} together with your word list, and never without.',
      '{client}を例にした依頼文で、用語の表と必ず一緒に渡してください。',
    ]),
    code(
      `Translate notices of {client}, {clientIs}, for readers from abroad who do not know the trade.
Word list (use exactly): {terms} = [ ] [ ] [ ]
Manner: {tone}; sentences of at most 14 words; no idioms
Texts, numbered (from {material}): [ ]
For each text give:
A. the translation, as short as a sign about {item1} must be
B. that version translated back
C. what {aCustomer} could misread, and a safer version
D. QUESTION FOR THE {owner} wherever a fact is missing
Leave numbers, names and times untouched, and never add {taboo}.`,
      `{clientIs}、{client}の案内を、業界を知らない海外の人向けに訳してください。
用語（このとおりに使う）：{terms}=[ ][ ][ ]
調子：{tone}文、一文14語以内、慣用句なし
原文（番号付き、{material}から）：[ ]
A. {item1}の掲示として読める短さの訳
B. 「{item1}」の訳を原語へ一語ずつ戻したもの
C. {customer}が誤解しそうな点と、より安全な言い方
D. 事実が足りない箇所は「{owner}への質問」
数字、名前、時刻は変えず、{taboo}を足さないこと`,
    ),
    quote([
      'Before it is printed: read by a native, numbers compared twice, "{ask2}" answered, and one reader from abroad asked to point at what is unclear at the {place}.',
      '印刷の前に：母語話者が読んだか、{catalogue}の数字を二度照合したか、「{ask2}」に答えているか、わかりにくい箇所を実際の読み手に指差してもらったか。',
    ]),
  ],
  closing: [
    p(
      [
        'Choose a street where several languages are heard, look in on three {places}, and write down what you could not have read.',
        'いろいろな言葉の聞こえる通りを選び、{places}を三軒のぞいて、読めなかったはずのものを書き留めてください。',
      ],
      oneOf(
        [
          'One good card on one counter speaks for you in both languages.',
          'カウンターに置かれた一枚の良いカードが、二つの言葉であなたを紹介してくれます。',
        ],
        [
          'When the sheets contribute to {result}, the {owner} will show them to the neighbours.',
          '案内のおかげで{result}ようになれば、{owner}は近所の店にも見せてくれます。',
        ],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'Translating a counter card for {places}' },
    { language: 'en', title: 'Three ways to explain {item1} to visitors' },
    { language: 'ja', title: '{places}の案内カードを英語にする' },
    { language: 'ja', title: '{terms}をどう訳すか' },
  ],
}
