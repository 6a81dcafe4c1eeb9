import {
  bullets,
  code,
  either,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  table,
  type Method,
} from '../../writing/format.ts'

export const productDescriptions: Method = {
  slug: 'product-descriptions',
  difficulty: 'starter',
  hoursPerWeek: 5,
  startCost: [
    '$0–$20 (free plans are enough for the first client)',
    '0〜3,000円（最初の一件は無料プランで足ります）',
  ],
  prices: { trial: [40, 5000], set: [180, 24_000], upkeep: [60, 8000] },
  income: {
    of: 'set',
    low: 1,
    high: 3,
    basis: [
      '{low} to {high} complete sets a month at {price.set} each, with about {hours} hours of work a week. The first month usually brings no more than one paid trial of {price.trial}.',
      '1件{price.set}の一式を月に{low}〜{high}件、週{hours}時間ほどで仕上げた場合の目安です。最初の月は、{price.trial}の有料お試しが1件入れば順調です。',
    ],
  },
  titles: [
    [
      'Your first writing client among {places}: short descriptions',
      'はじめての依頼主は{places}。AIと書く短い説明文の仕事',
    ],
    [
      'Paid writing for {places}: from {item2} to {item3}',
      '{item2}から{item3}まで、{places}の紹介文を書く副業',
    ],
    [
      '{^catalogue}, one writer: product texts for {places}',
      '{catalogue}の説明文をまとめて引き受ける、{places}の書き手',
    ],
    ['Better words for {offer}: writing for {places}', '{offer}のよさが伝わる文章を、{places}に書く仕事'],
    ['"{ask1}" Answer it in print: texts for {places}', '「{ask1}」に先回りして答える、{places}の説明文'],
    [
      'Write descriptions for {places}, starting with {item1}',
      '{item1}から始める、{places}の紹介文ライティング',
    ],
    [
      'Texts that help {customers} choose: writing for {places}',
      '{customer}が選びやすくなる説明文を、{places}に届ける',
    ],
  ],
  thai: {
    title: 'รับเขียนคำบรรยายสินค้าให้{th}',
    summary: 'เริ่มงานเขียนคำบรรยายสินค้าและบริการให้{th} พร้อมราคาที่สมเหตุสมผลและข้อควรระวัง',
  },
  summary: [
    oneOf(
      [
        'A quiet writing service for {places}: you turn what they sell into short texts that answer what {customers} want to know, and you learn what to charge for it.',
        '{places}が扱うものを、{customer}の知りたいことに答える短い文章にまとめる仕事です。料金の決め方まで扱います。',
      ],
      [
        'How to write about {item1} and {item2} so that {anOwner} pays for the text and comes back for the next one.',
        '{item1}や{item2}の紹介文を書き、{owner}から次も頼まれる書き手になるためのガイドです。',
      ],
      [
        'A guide for patient beginners: find one {place}, write a handful of texts with an AI tool and your own eyes, and build a small regular income.',
        '{place}を一軒見つけ、AIと自分の目で数本の文章を仕上げ、小さな定期収入に育てるまでを、初心者向けにまとめました。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          "Ask {anOwner} about {item1} and you will hear a small story, told with pleasure. Look at the page where the same thing is sold and you find a name and a price. Between the story and the page lies work that is paid fairly, can be done from a kitchen table, and makes somebody's trade easier to understand.",
          '{owner}に{item1}のことを尋ねると、うれしそうに話してくれます。ところが、それを売っているページには名前と値段しかありません。話してくれたことと、ページに書かれていること。その間を埋めるのが、このガイドで扱う仕事です。自宅の机でできて、きちんと報酬になり、誰かの商いが少し伝わりやすくなります。派手さはありませんが、文章を丁寧に書きたい人に向いています。',
        ],
        [
          '"{ask1}" is a question that {places} hear every week, and it comes from a text that was never written. Whoever writes it spares the owner a hundred conversations and the {customer} a doubt. This guide is about that kind of writing: modest in length, careful with facts, and paid by people who notice the difference.',
          '「{ask1}」。{place}で毎週のように聞かれるこの質問は、書かれなかった説明文の跡です。誰かが一度書いておけば、店は同じ説明をくり返さずに済み、{customer}は迷わずに選べます。このガイドで扱うのは、そういう文章を書く仕事です。長さは控えめで、事実に忠実で、違いのわかる人がお金を払ってくれます。書くことが好きで、急がない人のために書きました。',
        ],
        [
          '{^aPlace} that does good work and describes it badly loses {customers} it will never hear from. A few honest sentences about {offer} would keep them, and writing those is work you can do from home, in the evening, with an AI at your elbow. This guide shows the way in, with the slow and awkward parts included.',
          '良いものを扱いながら説明の足りない{place}は、問い合わせもせずに離れていく{customer}を知らないうちに失っています。引き止めるのに要るのは、{offer}についての正直な数行です。その数行を、自宅で、夜の空いた時間に、AIの力も借りながら書く。このガイドでは、そんな小さな仕事の始め方をお伝えします。時間のかかるところ、地味なところ、最初に気まずい思いをするところも、隠さずに書きました。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'Meanwhile the texts about {item1} stay as they were typed on the first day, and nobody has time to ask whether they still tell {aCustomer} anything.',
      'その陰で{item1}の説明は開業した日に打ち込んだままになり、{customer}に伝わっているかを確かめる人もいません。',
    ]),
    p(
      oneOf(
        [
          'An AI tool writes a passable paragraph in ten seconds, which is exactly why passable paragraphs are worth nothing.',
          'AIは10秒でそれらしい段落を書きます。だからこそ、それらしいだけの段落には値段がつきません。',
        ],
        [
          'You are not hired to press a button; anybody can do that by now.',
          'ボタンを押すだけなら、もう誰にでもできます。頼まれるのはその先です。',
        ],
      ),
      [
        'What {places} pay for is the looking and asking before the draft, and the person who answers for every word about {item2} afterwards.',
        '{places}がお金を払うのは、下書きの前に見て聞いてくれることと、{item2}について書いた一語一語に責任を持つ人がいることに対してです。',
      ],
    ),
  ],
  tools: [
    bullets(
      lead(
        ['ChatGPT or Claude', 'ChatGPTまたはClaude'],
        [
          'for first drafts from your notes about {item1} and for trying out three lengths of one text. The free plan carries you through the first {place}; a paid plan costs about $20 a month.',
          '{item1}の取材メモから下書きを作り、長さを三通り試すのに使います。最初の{place}なら無料プランで足り、有料でも月3,000円ほどです。',
        ],
      ),
      lead(
        ['Google Sheets', 'Googleスプレッドシート'],
        [
          'one line for each of the {catalogue}, with columns for facts, draft, check and approval. It is free, and {owners} can comment from a telephone.',
          '{catalogue}を1行ずつ並べ、事実、下書き、確認、承認の列を作ります。無料で、{owner}もスマホからコメントできます。',
        ],
      ),
      lead(
        ['Your telephone', 'スマートフォン'],
        [
          'to photograph labels and to record ten minutes of {anOwner} talking about {offer}, with permission. No prompt gives you better sentences about {item1}.',
          '表示を撮影し、{offer}について{owner}が話す10分間を、許可を得て録音します。{item1}の文章に、これに勝る材料はありません。',
        ],
      ),
      lead(
        ['DeepL', 'DeepL'],
        oneOf(
          [
            'only if the shop wants a second language. The free version is enough for a check; a native reader has the last word on {terms}.',
            '外国語版も頼まれたときだけ使います。無料版で足りますが、{terms}のような言葉は母語話者の確認が欠かせません。',
          ],
          [
            'to read your own text in another language and back; whatever falls apart, such as {terms}, was not clear in the first place. Free.',
            '自分の文章を別の言語に訳し、もう一度戻してみます。{terms}の辺りで意味が崩れたら、もとの文が曖昧だったということです。無料で使えます。',
          ],
        ),
      ),
      lead(
        ['Fiverr or Upwork', 'ココナラ・クラウドワークス'],
        [
          'a page where {owners} can see prices and a sample about {item3}; opening it is free, but the platform keeps up to a fifth of each job.',
          '料金と{item3}の見本を載せる場所です。登録は無料で、{owner}から注文が入ると報酬の2割前後が手数料として引かれます。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'As for skill, you need patience with facts and an ear for a sentence that sounds like somebody.',
          '必要な力は、事実を確かめる根気と、「その人らしい声」を聞き分ける耳です。',
        ],
        [
          'No certificate is asked for; a habit of reading your own text aloud is.',
          '資格はいりません。いるのは、自分の文章を声に出して読む習慣です。',
        ],
      ),
      [
        'It helps to have bought {offer} yourself at least once, as {aCustomer} with real money and real doubts.',
        '{customer}の一人として、実際に迷いながら{offer}を選んでみた経験があれば、それがいちばん役に立ちます。',
      ],
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Choose one {place} and read everything', '{place}を一軒選び、全部読む'],
        [
          'Look {where} for somebody whose work you like and whose texts are short or old. Copy every existing line about {item1}, {item2} and {item3} into the sheet, so that you know what is missing.',
          '{where}で、仕事ぶりに惹かれるのに説明が短い、あるいは古い相手を探します。{item1}、{item2}、{item3}について今ある文をすべて表に写すと、足りないものが見えてきます。',
        ],
        oneOf(
          ['Give this an evening, not a week.', 'かける時間は一晩で十分です。'],
          ['Stop after one evening, even if it feels unfinished.', '途中でも、一晩で切り上げてください。'],
        ),
      ),
      lead(
        ['Write one sample without being asked', '頼まれる前に見本を一本書く'],
        [
          'Take the weakest text about {item1} and write it anew in 60 to 90 words. Use only what the {place} says in public, and mark each gap with a question instead of a guess.',
          '{item1}の説明のうちいちばん弱いものを、150〜200字で書き直します。使うのは{place}が公開している情報だけで、わからないところは推測で埋めず、質問として残してください。',
        ],
      ),
      lead(['Make contact with something in your hand', '手ぶらで声をかけない'], fromNiche('contact'), [
        'Three sentences are enough: what you noticed about {item1}, what you changed, and what five such texts would cost.',
        '伝えるのは、{item1}の説明で気づいたこと、直したところ、同じものを5本頼むといくらか、の三つだけです。',
      ]),
      lead(
        ['Interview before you prompt', 'AIより先に人に聞く'],
        [
          'Ask for {material}. Then let {anOwner} talk for ten minutes and ask what {customers} get wrong most often; the answer is usually the first line of the best text.',
          'まず{material}を預かります。それから{owner}に10分だけ話してもらい、{customer}がいちばん誤解しやすいことを聞いてください。{offer}の文章の最良の書き出しは、たいていその答えの中にあります。',
        ],
      ),
      lead(
        ['Draft with the tool, decide with your eyes', '下書きはAI、決めるのは自分'],
        [
          'Give the tool the facts about one of the {catalogue}, the tone ({tone}) and the list of words to avoid, above all {taboo}. Ask for three openings, keep none of them whole, and rebuild the text around the one detail only this {place} could have.',
          'AIに渡すのは、{catalogue}のうち一つ分の事実と、{tone}文章にしたいという希望、そして{taboo}をはじめとする避けたい表現の一覧です。書き出しを三つ出させ、どれもそのままは使わず、この{place}にしかない細部を中心に組み直します。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Check line by line', '一行ずつ確かめる'],
        oneOf(
          [
            'Next to each sentence about {item2} write where the fact comes from: recording, label or owner. A sentence without a source is struck out, however well it sounds.',
            '{item2}の説明は、録音か、表示か、店の人の話か、一文ごとに事実の出どころを書き添えます。出どころのない文は、どれほど響きがよくても消します。',
          ],
          [
            'Read the draft about {item2} aloud to yourself, then against the recording. Whatever the {owner} never said and no label shows has been invented and goes.',
            '{item2}の下書きを声に出して読み、次に録音と突き合わせます。{owner}の話にも表示にもない内容は、AIの作り話として削ります。',
          ],
        ),
      ),
      lead(
        ['Deliver in a form that fits', '使える形で渡す'],
        [
          'Hand over the sheet with a long and a short version of every text, ready for the page and for the card beside {item3}. Note two dates: when you will look at the questions that still come in, and when {busy} the texts should change.',
          '一本につき長短二種類を、ページ用と{item3}に添えるカード用に分けて渡します。あわせて、その後に届いた質問を見直す日と、{busy}に向けて文章を差し替える日を決めておきます。',
        ],
      ),
    ),
  ],
  monetization: [
    p(
      [
        'Begin with a trial: five texts about {item1} for {price.trial}, delivered within a week, with one round of changes.',
        '入り口は有料のお試しで、{item1}の説明5本を{price.trial}、納期1週間、修正1回で引き受けます。',
      ],
      oneOf(
        [
          'Working free of charge teaches {anOwner} that texts cost nothing.',
          '無料で引き受けると、{place}に「文章はただ」と覚えられてしまいます。',
        ],
        [
          'A small price is a better start with {places} than none, because a paid text is read and answered.',
          '少額でも料金をもらうほうが、{places}との関係はうまくいきます。お金を払った文章は、きちんと読まれるからです。',
        ],
      ),
    ),
    either(
      table(
        [
          ['Offer', '内容'],
          ['What is in it', '含まれるもの'],
          ['Price', '料金'],
        ],
        [
          ['Trial', 'お試し'],
          ['five texts about {item1}', '{item1}の説明5本'],
          ['{price.trial}', '{price.trial}'],
        ],
        [
          ['Complete set', '一式'],
          ['{catalogue}, long and short', '{catalogue}の長短二種類'],
          ['{price.set}', '{price.set}'],
        ],
        [
          ['Upkeep', '月々の手入れ'],
          ['new {item2} and seasonal changes', '{item2}の追加と季節の差し替え'],
          ['{price.upkeep} a month', '月{price.upkeep}'],
        ],
      ),
      bullets(
        lead(
          ['Trial, {price.trial}', 'お試し {price.trial}'],
          [
            'five texts about {item1}, so that both sides see how the other works.',
            '{item1}の説明5本です。互いの仕事の進め方を知るための一歩になります。',
          ],
        ),
        lead(
          ['Complete set, {price.set}', '一式 {price.set}'],
          [
            '{catalogue} in a long and a short version, with one visit or call.',
            '{catalogue}を長短二種類で仕上げます。訪問または通話1回を含みます。',
          ],
        ),
        lead(
          ['Upkeep, {price.upkeep} a month', '月々の手入れ {price.upkeep}'],
          [
            'new {item2}, seasonal changes and the answers to new questions.',
            '{item2}の追加、季節の差し替え、新しく届いた質問への対応を含みます。',
          ],
        ),
      ),
    ),
    p(
      [
        'A complete set of {catalogue} takes some eight to ten hours the first time and five once you know the trade.',
        '{catalogue}の一式は、最初は8〜10時間、慣れれば5時間ほどで仕上がります。',
      ],
      [
        'With {low} to {high} sets a month from {places} you arrive at {income}; that needs four or five contacts a week, because most of them will not answer.',
        '{places}から月に{low}〜{high}件受ければ、収入は{income}になります。返事のない{owner}のほうが多いので、週に4、5件は声をかけ続けることが前提です。',
      ],
    ),
    p(
      oneOf(
        [
          'Expect the first month to bring one trial, or none.',
          '最初の1か月は、お試しが1件あるかないかだと思っていてください。',
        ],
        [
          'In the first month most people earn a trial fee and a lesson.',
          '最初の月に手に入るのは、お試し1件分の報酬と反省くらいのものです。',
        ],
      ),
      [
        'Send proposals {quiet}, when {owners} have time to think, and offer upkeep before the rush that comes {busy}.',
        '提案を送るなら、{owner}に考える余裕のある{quiet}がよい時期です。月々の手入れは、{busy}の忙しさが来る前に勧めてください。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Invented facts', '作り話が混ざる'],
        [
          'A language model will happily add a detail to {item2} that nobody ever told it. One wrong line about {offer} costs more trust than twenty good ones earn.',
          '生成AIは、誰も話していない細部を{item2}の説明に平気で足します。{offer}について一行でも間違えば、良い文章20本分の信用が消えます。',
        ],
      ),
      lead(['Rules of the trade', '業界の決まり'], fromNiche('rule'), [
        'If {anOwner} asks you for {taboo}, say no and offer a sentence that is true.',
        '{owner}から{taboo}を求められても断り、事実の範囲で言い換えを提案してください。',
      ]),
      lead(
        ['Silence and refusals', '返事が来ない'],
        oneOf(
          [
            'Of ten {places} you write to, seven will not reply and two will say "later". That is the normal rate, and it says little about your sample.',
            '{places}10軒に送れば、7軒は返事がなく、2軒は「また今度」です。それが普通の割合で、見本の出来とはあまり関係がありません。',
          ],
          [
            'The first refusal from {anOwner} usually means "not now". Note the date, thank them, and come back {quiet}.',
            '{owner}の最初の「結構です」は、たいてい「今は」という意味です。日付を控えてお礼を言い、{quiet}にもう一度連絡します。',
          ],
        ),
      ),
      lead(
        ['Copyright and openness', '著作権と開示'],
        oneOf(
          [
            "Never feed a competitor's texts about {item1} to the tool for rephrasing; the result is still theirs. Tell the client in the offer that you draft with AI and check by hand, and look up whether your platform asks for the same.",
            '競合の{item1}の説明をAIに言い換えさせてはいけません。元の文章の権利は残ります。AIで下書きし人が確認していることは見積もりに書き、出品先の規約でも開示が必要かを調べておきます。',
          ],
          [
            'Put one line about AI drafts into every offer to {places}; those who mind would have found out anyway. Photographs and slogans belong to whoever made them, so ask before you quote or rework any.',
            '{places}への見積もりには、AIで下書きすることを必ず一行入れます。気にする相手には、いずれわかることです。写真やキャッチコピーには作り手の権利があるので、引用や手直しの前に確認してください。',
          ],
        ),
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Income from {places} is taxable from the first invoice in most countries. Keep receipts and platform statements, and set aside a fifth until you know your rate.',
            '会社員の副業では、{places}からの報酬などの所得が年20万円を超えると確定申告が必要です。20万円以下でも住民税の申告は要ります。手数料の明細と領収書を残しておきましょう。',
          ],
          [
            'Write every payment from {aPlace} into a simple list on the day it arrives. Ask your tax office what a small side income means for you before the year ends, not after.',
            '{place}からの入金は、その日のうちに一覧へ書き留めます。給与のほかの所得が年20万円を超えれば確定申告、超えなくても住民税の申告が必要です。迷ったら年内に税務署へ相談してください。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p(
      oneOf(
        [
          'This prompt is the one to start from with {places}; fill in the brackets after the interview, not before.',
          '{places}の仕事は、このプロンプトから始めてください。[ ]の中は、必ず話を聞いた後に埋めます。',
        ],
        [
          'Copy the prompt below, replace what stands in brackets with the words of your {owner}, and run it once for each text.',
          '下のプロンプトを写し、[ ]の中を{owner}本人の言葉に置き換えて、一本ごとに使います。',
        ],
      ),
    ),
    code(
      `You help me draft one text for {client}, {clientIs}.
Subject: [one of the {catalogue}]
Facts about it, each with its source (label, recording or {owner}): [ ]
Reader: {aCustomer} who asks "{ask1}" and "{ask2}"
Tone: {tone}, with these phrases of the {owner}'s own: [ ]
Never write: {taboo}; anything that is not in the facts.
Give me:
1. three first lines of at most 12 words that make {aCustomer} read on
2. one text of 80 words that answers "{ask1}" in passing
3. one card text of 20 words to stand beside {item1}
4. a list of everything you would need to ask the {owner}`,
      `{clientIs}、{client}の紹介文を一本、下書きしてください。
対象：[{catalogue}のうち一つ]
事実と出どころ（表示、録音、{owner}の話）：[ ]
読む人：「{ask1}」「{ask2}」と尋ねる{customer}
文体：{tone}文章で、残したい{owner}の言い回しは[ ]
書かないこと：{taboo}、事実欄にないこと
出力：
1. {customer}が続きを読みたくなる25字以内の書き出しを三つ
2. 「{ask1}」にさりげなく答える200字の説明文
3. {item1}に添える50字のカード文
4. {owner}に確認すべきことの一覧`,
    ),
    p([
      'Test it on {client}, a made-up example, before you use it for money: describe {scene} in one line and see whether a stranger can say what is sold there.',
      '本番の前に、架空の{client}で試してみましょう。{scene}を一行で描き、知らない人に「何の店か」を当ててもらいます。',
    ]),
    quote([
      'Before delivery: is every fact sourced, is "{ask2}" answered, have you kept out {taboo}, and would the {owner} say it this way to {aCustomer}?',
      '納品前の確認：{catalogue}の事実に出どころはあるか。「{ask2}」に答えているか。{taboo}は入っていないか。{owner}が{customer}に話すときの言葉になっているか。',
    ]),
  ],
  closing: [
    p(
      [
        'Choose one {place}, write one sample about {item1}, and send it with three sentences; that is the whole first week.',
        '{place}を一軒選び、{item1}の見本を一本書き、三つの文を添えて送れば、最初の1週間は十分です。',
      ],
      [
        'If the texts lead to {result}, the {owner} will notice without being told, and upkeep becomes an easy conversation.',
        '文章のおかげで{result}ようになれば、{owner}は言われなくても気づき、月々の手入れの話も切り出しやすくなります。',
      ],
      oneOf(
        [
          'Slow beginnings are the usual ones in this line of work.',
          'ゆっくりした始まりこそ、この仕事では普通のことです。',
        ],
        [
          'Be exact, be early, and be pleasant to work with.',
          '正確に、早めに、感じよく。それだけで選ばれます。',
        ],
        [
          "The second client comes from the first one's neighbour.",
          '二軒目の依頼は、一軒目のお隣から来るものです。',
        ],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'Rewriting one product text for {places}, start to finish' },
    { language: 'en', title: 'What {customers} look for before they decide' },
    { language: 'ja', title: '{item1}の説明文を30分で書き直す' },
    { language: 'ja', title: '{places}への提案メール、実例つき' },
  ],
}
