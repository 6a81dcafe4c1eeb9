import { bullets, code, fromNiche, lead, numbered, oneOf, p, type Method } from '../../writing/format.ts'

export const studyMaterial: Method = {
  slug: 'study-material',
  difficulty: 'steady',
  hoursPerWeek: 5,
  startCost: [
    '$0–$30 (books on the subject from the library, one test print)',
    '0〜4,000円（専門書は図書館で、あとは試し刷り代）',
  ],
  prices: { cards: [7, 900], workbook: [14, 1800], licence: [90, 12_000] },
  income: {
    of: 'workbook',
    low: 4,
    high: 18,
    basis: [
      '{low} to {high} workbooks a month at {price.workbook}, once three titles are out and one teacher or employer has recommended them. With {hours} hours a week the first title needs about two months and sells a handful of copies.',
      '教材が三点そろい、どこかの先生や職場に勧めてもらえるようになってから、ワークブック（{price.workbook}）が月に{low}〜{high}冊売れた場合です。週{hours}時間で最初の一冊に約二か月かかり、売れるのは数冊です。',
    ],
  },
  titles: [
    ['Learning the words of {theme}: study cards that sell', '{theme}を学ぶ人の単語カードを作って売る'],
    ['First week at work: study cards for {places}', '{places}で働き始める人の学習カードを作る'],
    ['A workbook for newcomers to {places}', '{places}の新人さんに渡したい入門ワークブック'],
    ['The working words of {places}: a study pack to sell', '{terms}から始める、{places}の入門ドリル'],
    ['Sixty study cards about {theme}', '{theme}の学習カード60枚を作って売る'],
    ['Small textbooks for {places}, written with an expert', '{owner}と作る、{places}の小さな教科書'],
    ['Write the workbook that {places} never had', '{places}になかった新人向けの練習帳を、かたちにする'],
  ],
  thai: {
    title: 'ทำการ์ดและสมุดฝึกสำหรับมือใหม่สาย{th}',
    summary: 'จัดทำการ์ดคำศัพท์และแบบฝึกหัดสำหรับผู้เริ่มงานในสาย{th} แล้วขายเป็นไฟล์หรือเล่มพิมพ์',
  },
  summary: [
    oneOf(
      [
        'Publish small, accurate study aids for people who start work with {places}, and earn from files, printed copies and the occasional licence.',
        '{place}で働き始める人のための、小さくて正確な教材を出版します。データ、冊子、職場への使用許諾の三通りで収入にします。',
      ],
      [
        'If you can explain things in small steps, beginners around {theme} will pay for a set of cards they can trust.',
        '物事を一段ずつ説明するのが得意なら、{theme}の初心者に信頼されるカードを作って売ることができます。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Day one in {aPlace}: somebody says {terms} in a single breath, everybody else nods, and the newcomer nods too. At home she searches for an hour and finds videos for professionals. A thin, well-made workbook would have spared her that evening, and there are more such evenings than publishers know about.',
          '{place}での初日。先輩が{terms}をひと息に口にし、みんながうなずくので、新人さんもとりあえずうなずきます。家に帰って検索しても、出てくるのはプロ向けの動画ばかり。薄くてもよくできた練習帳が一冊あれば、あの夜はずいぶん違ったはずです。そんな一冊を作り、必要な人に届ける仕事を、出版社がまだ気づいていない小さな市場から始めてみませんか。',
        ],
        [
          'Large publishers print for examinations with a hundred thousand candidates. Nobody prints for the forty people who will begin with {places} of your region this spring, although each of them would like to look less lost on Monday. If you enjoy putting things in order, that is a market of exactly the right size.',
          '大手の出版社が作るのは、何万人も受ける試験の本です。この春、近くの{place}で働き始める数十人のための本は、誰も作っていません。その人たちも、月曜の朝に少しでも落ち着いていたいと思っているのに、です。物事を順番に並べ直すのが好きな人にとって、これはちょうどよい大きさの市場です。専門家でなくても始められる道筋を書きました。',
        ],
      ),
    ),
    p(
      [
        'An AI can write a chapter about {offer} before your kettle boils, and half of it would embarrass the learner in front of {anOwner}.',
        'AIに頼めば{offer}の教科書は数分で書けますが、その半分は{owner}の前で恥をかく内容です。',
      ],
      oneOf(
        [
          'Your value lies in knowing whom to ask and in throwing out what is wrong.',
          '値打ちがあるのは、誰に確かめるかを知り、誤りを捨てられることです。',
        ],
        [
          'What you sell is the checking, arranged so that a tired person can use it.',
          '売りものは、疲れた人でも使える順に並べた「確かさ」です。',
        ],
      ),
    ),
  ],
  tools: [
    bullets(
      lead(
        ['NotebookLM', 'NotebookLM'],
        [
          'free; this AI answers only from the sources you upload, for instance {material}, and shows where each answer stands.',
          '無料で、{material}のような預かった資料だけをもとにAIが答え、出どころも示してくれます。',
        ],
      ),
      lead(
        ['Anki or Quizlet', 'AnkiまたはQuizlet'],
        [
          'to try a deck of {terms} on a real learner for a week before anything is printed.',
          '印刷の前に、{terms}などのカードを学習者に一週間試してもらいます。',
        ],
      ),
      lead(
        ['Canva or Affinity', 'CanvaかAffinity'],
        [
          'for pages with wide margins, in which someone with wet hands at the {place} can still read the type.',
          '{place}の現場でも読める大きな文字と、書き込める余白のある紙面を組みます。',
        ],
      ),
      lead(
        ['Gumroad for files, Amazon KDP for books', 'BOOTHとAmazon KDP'],
        [
          'the first keeps about a tenth, the second prints single copies for {fans} and asks whether AI wrote any of it.',
          'データはBOOTH、紙の本はKDPのペーパーバックが手軽で、{fans}にも一冊から届きます（KDPではAI使用の申告があります）。',
        ],
      ),
    ),
    p([
      'You need not have worked in {aPlace}, but you must have somebody who has, and who picks up the telephone.',
      '{place}で働いた経験はなくても構いませんが、経験のある人に電話で聞ける関係は欠かせません。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ["Write down a beginner's questions", '初心者の問いを集める'],
        [
          'Speak with three people who started with {places} less than a year ago, and ask what they were ashamed not to know.',
          '{place}で働き始めて一年以内の人を三人見つけ、知らなくて恥ずかしかったことを聞きます。',
        ],
      ),
      lead(
        ['Draw the border', '範囲を狭く区切る'],
        [
          'One title, one task: "{item1}" fills a workbook, "all about {offer}" would fill a lifetime.',
          '一冊で扱うのは{item1}だけ、と決めます（「{offer}のすべて」は一生かかっても終わりません）。',
        ],
      ),
      lead(
        ['Let sources come first', '資料を先にそろえる'],
        [
          'Collect official leaflets, two older books and an hour of talk with {anOwner} before the AI is allowed to draft a single card about {item2}.',
          '{item2}のカードをAIに下書きさせるのは、公的な資料、専門書二冊、{owner}の話1時間分がそろってからです。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['One card, one thing', '一枚に一つ'],
        [
          'Ask on the front what {customers} would ask, such as "{ask1}", and answer on the back in at most twenty words.',
          '表には「{ask1}」のように{customer}が本当に口にする問いを、裏には40字までの答えを書きます。',
        ],
      ),
      lead(
        ['Turn cards into exercises', 'カードを練習に変える'],
        [
          'For the workbook add sketches to label, a day at {client} with six mistakes to find, and a page to tear out for the pocket.',
          'ワークブックには、図に名前を書き入れるページ、{client}の一日から間違いを六つ探すページ、切り取って持ち歩けるページを足します。',
        ],
      ),
      lead(
        ['Have it read twice', '二人に読んでもらう'],
        [
          'A master of the trade looks for errors in {item3}; a beginner marks where attention wandered. Pay {owners} for that hour and name them on the title page.',
          '{owner}には{item3}の誤りを、初心者には退屈した箇所を見つけてもらいます。{owner}には謝礼を払い、監修として名前を載せます。',
        ],
      ),
      lead(
        ['Publish small, then listen', '小さく出して、耳を澄ます'],
        [
          'Put ten cards about {theme} online for nothing, with a link to the full set, and note each question readers send back.',
          '{theme}のカード10枚を無料で公開して全体版へつなぎ、届いた質問は残らず次の版の材料にします。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'There are three ways to be paid, and the third is the one people around {places} forget.',
      '収入の道は三つあり、{places}の世界で見落とされがちなのは三つ目です。',
    ]),
    bullets(
      lead(
        ['Cards as a file, {price.cards}', 'カードのデータ（{price.cards}）'],
        ['sixty cards about {theme}, printable at home.', '{theme}の60枚を、自宅で印刷できる形にします。'],
      ),
      lead(
        ['Workbook, {price.workbook}', 'ワークブック（{price.workbook}）'],
        [
          'forty pages on {item1}, as a file or printed singly.',
          '{item1}を扱う40ページで、データでも一冊ずつの印刷でも。',
        ],
      ),
      lead(
        ['Licence for a workplace, {price.licence} a year', '職場での使用許諾（年{price.licence}）'],
        [
          '{aPlace} may copy the sheets for its own staff and put its name on the cover.',
          '{place}が自分のスタッフの分を印刷でき、表紙に名前も入れられます。',
        ],
      ),
    ),
    p(
      [
        'With three titles and {low} to {high} workbooks a month the sales to {fans} and beginners come to {income}.',
        '三点そろって月に{low}〜{high}冊売れると、{fans}や新人さんからの収入は{income}です。',
      ],
      [
        'Offer licences some weeks before new people start, and in any case not {busy}, when {owners} have no hands free.',
        '使用許諾を勧めるのは新人が入る数週間前で、{owner}の手がふさがる{busy}は避けてください。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['A mistake in print', '印刷された間違い'],
        oneOf(
          [
            'Learners repeat what your card says in front of {customers}. One wrong number about {item1} and the recommendation is gone.',
            '学習者はカードの答えを{customer}の前でそのまま口にします。{item1}の数字を一つ間違えれば、推薦は取り消されます。',
          ],
          [
            'AI makes up sources as fluently as it makes up answers. Open each reference on {offer} yourself, and date every edition.',
            'AIは答えだけでなく出典まで作ります。{offer}の参考資料は自分で開いて確かめ、版ごとに日付を入れてください。',
          ],
        ),
      ),
      lead(['What the trade may say', '言ってよいこと'], fromNiche('rule'), [
        'A study card is no excuse for {taboo} either.',
        '教材であっても、{taboo}は載せません。',
      ]),
      lead(
        ['Copied exercises', '他の教材の引き写し'],
        [
          'Facts about {theme} are free, but the wording, order and drawings of another textbook are not; close it before you write.',
          '{theme}についての事実は誰のものでもありませんが、他の教科書の文章や配列、図版は別なので、書くときは閉じておきます。',
        ],
      ),
      lead(
        ['Slow shelves', '売れない時期'],
        [
          'Expect single-digit sales until {anOwner} or a teacher mentions the book; a free copy to ten of them does more than advertising.',
          '{owner}か先生が話題にしてくれるまで売れるのは月に数冊で、広告より見本を10人に送るほうが効きます。',
        ],
      ),
      lead(
        ['Tax and openness', '確定申告と表示'],
        oneOf(
          [
            'State on the imprint page that AI helped to draft and that {anOwner} checked; book sales are taxed like other side income.',
            '奥付に「AIで下書きし、{owner}が監修」と記します。教材の売上も副業の所得なので、年20万円を超えたら確定申告をします。',
          ],
          [
            'Readers among {fans} accept AI drafts if you say so. Tax offices want the yearly total of all platforms, so download the statements in January.',
            'AIの下書きだと明かしても、{fans}は監修者がいれば納得します。各サイトの売上明細は1月にまとめ、所得が年20万円を超えたら確定申告へ。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'With this prompt a tool may only use what you give it about {item1}; the last line is the one that saves you.',
      '{item1}について渡した資料だけを使わせるプロンプトで、いちばん大事なのは最後の一行です。',
    ]),
    code(
      `You write study cards for someone in the first month at {aPlace}.
Use only the sources below. Subject: {item1}
Sources, numbered ({material}): [ ]
For each card:
FRONT a situation with {aCustomer} in one line, or a term such as {terms}
BACK the answer in 20 words, with source
TRAP the mistake beginners at {client} make
Never write {taboo}.
Make 12 cards on {item1}, from easy to hard, then 3 that mix in {item2}.
If the sources do not answer "{ask2}", write MISSING and the question I should put to the {owner}.`,
      `{place}で働き始めて一か月目の人の学習カードを作ってください。
使ってよいのは下の資料だけ、主題は{item1}
資料（番号付き、{material}）：[ ]
表：{customer}との一場面を一行で、または{terms}などの用語
裏：40字以内の答えと資料の番号（主題は{item1}）
落とし穴：{client}の新人がやりがちな間違い
書かないこと：{taboo}
{item1}のカードを易しい順に12枚、{item2}を混ぜた応用を3枚
資料で「{ask2}」に答えられなければ「不足」と書き、{owner}に尋ねる質問を添える`,
    ),
  ],
  closing: [
    p(
      [
        "Three conversations, twelve cards, one honest reader: that is a fortnight's work, and it shows whether {places} want more.",
        '三人の話、12枚のカード、正直な読み手が一人そろえば、{place}で求められているかどうかがわかります。',
      ],
      oneOf(
        [
          'If a newcomer who used them nods on Monday and means it, you have written a textbook.',
          '月曜の朝、新人さんが本当にわかってうなずいたなら、それはもう立派な教科書です。',
        ],
        [
          'Should the cards contribute to {result}, ask the {owner} for a sentence you may print on the back.',
          '教材が役に立って{result}ようになったら、{owner}に推薦の一言をお願いしましょう。',
        ],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'Twelve study cards on {item1}, checked line by line' },
    { language: 'en', title: 'What beginners at {places} wish they had known' },
    { language: 'ja', title: '{terms}を一枚ずつカードにする' },
    { language: 'ja', title: '{places}の新人さんに聞いた、最初の一か月' },
  ],
}
