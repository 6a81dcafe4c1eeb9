import {
  bullets,
  fromNiche,
  item,
  lead,
  numbered,
  oneOf,
  p,
  table,
  type Method,
} from '../../writing/format.ts'

export const audioGuides: Method = {
  slug: 'audio-guides',
  difficulty: 'steady',
  hoursPerWeek: 5,
  startCost: [
    '$0–$40 (a clip-on microphone and one month of hosting)',
    '0〜5,000円（ピンマイクと音声の置き場所）',
  ],
  prices: { first: [70, 9000], set: [240, 32_000], season: [45, 6000] },
  income: {
    of: 'set',
    low: 1,
    high: 2,
    basis: [
      'One finished set of six recordings at {price.set}, in good months {high}, with about {hours} hours a week. The first set takes most people six weeks from the first conversation to the invoice.',
      '6本一式{price.set}を月に{low}〜{high}件、週{hours}時間ほどで仕上げた場合の目安です。最初の一式は、声をかけてから請求書まで6週間ほどかかります。',
    ],
  },
  titles: [
    [
      'A minute of sound about {item1}: audio guides for {places}',
      '{item1}の話を1分聴く、{places}の音声ガイド',
    ],
    ['Six recordings at a time: audio guides for {places}', '6本ずつ作る音声ガイド。耳で楽しむ{places}'],
    [
      'What {customers} want to hear about {item2}: audio guides for {places}',
      '{item2}の話を{customer}に。{places}の音声ガイド制作',
    ],
    ['Make audio guides about {theme}, heard on the spot', '{theme}の話を、その場で聴ける音声ガイドにする'],
    [
      'Scan, listen, understand: QR-code audio guides for {places}',
      'QRコードで聴ける、{places}の音声ガイドを作る',
    ],
    [
      '"{ask2}" Press play: audio guides for {places}',
      '「{ask2}」に再生ボタンで答える。{places}の音声ガイド',
    ],
    [
      'Turn what {anOwner} tells about {item3} into an audio guide',
      '{owner}が語る{item3}の話を、音声ガイドに仕立てる',
    ],
  ],
  thai: {
    title: 'ทำออดิโอไกด์ให้{th}',
    summary: 'ผลิตเสียงบรรยายสั้น ๆ หลัง QR โค้ดให้{th} ตั้งแต่การสัมภาษณ์ อัดเสียง ไปจนถึงการตั้งราคา',
  },
  summary: [
    oneOf(
      [
        'Produce small sets of recordings with which {places} tell {customers} more than a sign can, and sell them at a fixed price.',
        '看板には書ききれないことを{customer}に聴いてもらう。{places}に短い音声の一式を定額で納める仕事の入門です。',
      ],
      [
        'For people who like to ask and to listen: turn what {anOwner} knows about {theme} into a guide for the ear, and invoice it.',
        '{theme}について{owner}が知っていることを、耳で楽しむガイドに仕立てて報酬を得る方法です。話を聞くのが好きな人に。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Stand still for a quarter of an hour where {aCustomer} first meets {offer}, and watch. People look, read half a card, reach for a telephone and put it away again. They would have liked a voice just then, somebody who knows the trade and takes one minute of their time. Making that minute is pleasant work, and {places} can afford it.',
          '{customer}が{offer}にはじめて触れる場所で、15分ほど人の動きを眺めてみてください。見て、カードを半分読み、スマホを出しかけてしまう。あの瞬間にほしいのは、よく知っている人の声で聴く、たった1分の話です。その1分を作るのは楽しい仕事で、{places}にも手の届く値段で引き受けられます。人の話を引き出すのが好きな人、散歩しながら音を聴くのが好きな人に向けて、始め方を書きました。',
        ],
        [
          'The best guide to {offer} is usually the {owner}, and the {owner} is usually busy. What gets told twice a week to a lucky {customer} could be there for everyone, at any hour and in two languages. This guide follows one small set of recordings from the first visit to the paid invoice, including the afternoon when nothing works.',
          '{offer}についていちばん上手に話せる{owner}は、たいてい手がふさがっています。運のよい{customer}だけが週に二度ほど聴ける話を、誰もがいつでも、外国語でも聴けるようにする。それがこの仕事です。最初の訪問から請求書まで、六本の小さな音声ができるまでを順にたどります。うまくいかない午後のことも、隠さず書いておきました。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'A recording about {item1} does its talking without asking for a minute of that day.',
      '{item1}の音声がひとつあれば、忙しい日にも代わりに話してくれます。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['A clip-on microphone', 'ピンマイク'],
        [
          'about $25 and worth it: the {owner} forgets it while walking, and the room stays in the background.',
          '3,000円前後のもので十分です。{owner}が歩きながらでも自然に話せます。',
        ],
      ),
      lead(
        ['ElevenLabs', 'VOICEVOX・CoeFont'],
        [
          'an AI voice for the second language, so that visitors from abroad hear about {item1} too; paid work needs a paid plan, from $5.',
          '{item1}の英語版や、{owner}が声を出したがらないときのAI音声です。商用の条件とクレジット表記を声ごとに確かめます。',
        ],
      ),
      lead(
        ['NotebookLM', 'NotebookLM'],
        [
          'free, for questioning a long interview about {item2} without losing sight of who said what.',
          '{item2}の長い聞き取りから、誰が何を言ったかを出典つきで探せます。無料で使えます。',
        ],
      ),
      lead(
        ['A page per stop', '音声を置くページ'],
        oneOf(
          [
            'a plain page on the site of the {place} with a player and the full text; izi.TRAVEL is a free substitute.',
            '{place}のサイトに、再生ボタンと全文を載せたページを作ります。なければSTUDIOの無料プランで足ります。',
          ],
          [
            'host the sound where the {place} keeps control of it, so that the codes on the wall outlive your contract.',
            '置き場所は{place}の名義にします。契約が終わっても、壁のQRコードが生き続けるようにするためです。',
          ],
        ),
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Find the waiting minutes', '待っている数分を見つける'],
        [
          'Go through the {place}, or through its web pages if nobody visits in person, and mark six spots where {customers} pause. Wherever {item1} come up, there is one.',
          '{place}を歩き、来店のない商売ならサイトをたどって、{customer}が立ち止まる場所を六つ探します。{item1}の話題が出る場所は、ほぼ必ず入ります。',
        ],
      ),
      lead(['Ask for half an hour', '30分だけもらう'], fromNiche('contact'), [
        'Your request stays the same: half an hour with a microphone, and one finished minute about {item1} in return.',
        'お願いすることはひとつで、マイクをつけて30分話してもらい、お返しに{item1}の1分を仕上げて渡します。',
      ]),
      lead(
        ['Let the expert wander', '語り手を歩かせる'],
        oneOf(
          [
            'People remember with their hands. Ask the {owner} to handle things while talking about {item2}, and put the question "{ask2}" last.',
            '人は手を動かすと思い出します。{owner}には物を手に取りながら{item2}の話をしてもらい、「{ask2}」は最後に尋ねます。',
          ],
          [
            'Start with the oldest thing in the {place} and ask who used it; stories about {item2} follow on their own.',
            '{place}でいちばん古いものを指して、誰が使ったのかを尋ねます。{item2}の話は、そこから自然に出てきます。',
          ],
        ),
      ),
      lead(
        ['Cut to 130 words', '350字に削る'],
        [
          'Give the transcript to an AI tool and ask for six stories of one minute, each opening with something to look at, such as {scene}. Rewrite them until the {owner} would sign every line; {material} serve as proof.',
          '文字起こしをAIに渡し、{scene}のような「見るもの」で始まる1分の話を六つ提案させます。{owner}が全文にうなずくまで直し、裏づけには{material}を使います。',
        ],
      ),
      lead(
        ['Choose whose voice it is', '誰の声かを決める'],
        [
          'The {owner} speaks best for {item1}, hesitations included. Use a synthetic voice for translations and for prices of {item3}, which change.',
          '{item1}の話は、つかえても{owner}の声がいちばんです。合成音声は、翻訳版と、{item3}の料金のように変わる部分に回します。',
        ],
      ),
      lead(
        ['Hang the codes and watch', 'コードを貼って見届ける'],
        [
          'Print the code at hand height with eight words above it, then watch three {customers} use it. Whoever gives up has shown you the fault; mend it before {places} nearby see it.',
          '手の高さにコードを貼り、ひと言添えて、{customer}三人が使う様子を見ます。途中でやめた人が直すべき所を教えてくれるので、ほかの{places}に見せる前に直します。',
        ],
      ),
    ),
  ],
  monetization: [
    bullets(
      item([
        'One recording about {item1}, text and sound: {price.first}. Most {places} begin here.',
        '{item1}の音声1本（原稿と録音）：{price.first}。多くの{places}はここから始めます。',
      ]),
      item([
        'The set of six, with codes and pages, for one {place}: {price.set}.',
        '{place}ひとつ分の6本一式、コードとページ付き：{price.set}。',
      ]),
      item([
        'A seasonal exchange of one stop, ready {busy}: {price.season}.',
        '{busy}に合わせた1本の差し替え：{price.season}。',
      ]),
    ),
    p(
      [
        'A set costs you about twelve hours, so {low} or {high} a month is the honest ceiling beside a job, which means {income} from {places}.',
        '一式に12時間ほどかかるので、本業の傍らなら月{low}〜{high}件が限度です。{places}からの収入は{income}と見ておきます。',
      ],
      oneOf(
        [
          'In the beginning there will be single recordings only, and weeks between them.',
          '初めは1本だけの注文が、何週間も間をあけて入る程度です。',
        ],
        [
          'Two of your first three conversations will end in "nice idea, next year".',
          '最初の三件のうち二件は「面白いね、来年また」で終わります。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(['Errors get a loudspeaker', '間違いが拡声される'], fromNiche('rule'), [
        'Keep {taboo} out of every minute, and date each text so that the {place} knows when to check it.',
        'どの1分からも{taboo}を外し、{place}が見直せるよう原稿に日付を入れます。',
      ]),
      lead(
        ['Nobody presses play', '再生されない'],
        [
          'One visitor in ten is a decent rate, and telling the {owner} so beforehand saves you an unhappy talk in spring.',
          '10人に1人が聴けば悪くない数字です。{owner}には始める前に伝えておきます。',
        ],
      ),
      lead(
        ['Whose words, whose voice', '言葉と声の権利'],
        oneOf(
          [
            'Stories told by neighbours or staff of the {place} need their consent, and music needs a licence for public playback.',
            '{place}の職員やご近所の話を使うなら同意を取り、曲は公開の場で流せる条件のものを選びます。',
          ],
          [
            'Put in writing that the {owner} may use the recordings without limit, and that you may not reuse the voice to train anything.',
            '音源は{owner}が無期限に使えること、声をほかの学習や複製に使わないことを書面にします。',
          ],
        ),
        [
          'Wherever an AI voice speaks, the page of the {place} says so in one line.',
          'AI音声を使ったページには、{place}の名前でその旨を一行添えます。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'A set sold to {aPlace} is business income, and the microphone is a cost you may deduct; keep both slips for your tax return.',
            '{place}からの報酬は雑所得になるのが一般的で、マイク代は経費です。差し引いて年20万円を超えたら確定申告をします。',
          ],
          [
            'Towns and associations behind {places} pay late, so tax for December may fall due before the money arrives.',
            '{places}の後ろに役所や組合がいると入金は遅れます。確定申告は入金日でなく納品した年で考えるのが原則です。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Here is a plan for six stops at {client}, a fictitious example; replace the right-hand column with what your {owner} tells you.',
      '架空の{client}を例にした6本の設計表です。右の列を、あなたの相手である{owner}の話に置き換えて使います。',
    ]),
    table(
      [
        ['Stop at the {place}', '{place}での場所'],
        ['First line', '最初の一言'],
        ['The story to ask for', '聞き出す話'],
      ],
      [
        ['1 Entrance', '1 入口'],
        ['Before you go in, look for {scene}.', '入る前に、{scene}を探してみてください。'],
        ['how {offer} began here, with a year', '{offer}を始めた年ときっかけ'],
      ],
      [
        ['2 {item1}', '2 {item1}'],
        ['You may be asking: {ask1}', '「{ask1}」とよく聞かれます。'],
        ['the honest answer and one exception', '正直な答えと、例外をひとつ'],
      ],
      [
        ['3 {item2}', '3 {item2}'],
        ['Most people pass this too quickly.', 'ここは早足の人が多い場所です。'],
        ['a mistake the {owner} made with it', '{owner}の失敗談'],
      ],
      [
        ['4 The back room', '4 裏方'],
        ['You cannot see it from where you stand.', 'ここからは見えない仕事があります。'],
        ['what happens {busy}', '{busy}の一日'],
      ],
      [
        ['5 {item3}', '5 {item3}'],
        ['Listen for a moment before I go on.', '少しだけ、音を聴いてみましょう。'],
        ['{terms}, one of them explained', '{terms}のどれかひとつの説明'],
      ],
      [
        ['6 Way out', '6 出口'],
        ['Take one question home with you.', '問いをひとつお持ち帰りください。'],
        ['how the {owner} says goodbye: {tone}', '{tone}別れの挨拶'],
      ],
    ),
  ],
  closing: [
    p(
      [
        'Begin with a single minute about {item1}; you will know by its end whether you like this work.',
        'まずは{item1}の1分だけ作ってみれば、この仕事が好きかどうかはわかります。',
      ],
      [
        'And if the guide brings {result}, offer the {owner} the next season rather than more stops.',
        'ガイドのおかげで{result}なら、{owner}には本数を増やすより季節の差し替えを勧めてください。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'One minute about {item1}: from interview to QR code' },
    { language: 'en', title: 'Walking through {aPlace} with a microphone' },
    { language: 'ja', title: '{item1}の音声ガイドを1本作る' },
    { language: 'ja', title: '{owner}の話を350字に削るまで' },
  ],
}
