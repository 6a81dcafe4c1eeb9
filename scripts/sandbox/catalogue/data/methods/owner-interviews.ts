import {
  bullets,
  code,
  fromNiche,
  item,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  sub,
  type Method,
} from '../../writing/format.ts'

export const ownerInterviews: Method = {
  slug: 'owner-interviews',
  difficulty: 'steady',
  hoursPerWeek: 6,
  startCost: ['$0–$17 (a transcription plan for one month)', '0〜2,000円（文字起こしツールを1か月使う場合）'],
  prices: { first: [80, 10_000], package: [200, 28_000], series: [170, 23_000] },
  income: {
    of: 'package',
    low: 1,
    high: 3,
    basis: [
      '{low} to {high} conversations a month, each turned into three articles for {price.package}, in about {hours} hours a week. The first one usually takes twice as long and is sold for {price.first}.',
      '1回の取材から記事3本を仕上げる{price.package}のセットを月に{low}〜{high}件、週{hours}時間ほどで受けた場合です。最初の一件は時間が倍かかり、{price.first}で受けるのが普通です。',
    ],
  },
  titles: [
    [
      'One hour of talk, three articles: interviews with {places}',
      '一時間の話が三本の記事に。{places}のインタビュー記事',
    ],
    [
      'What {anOwner} knows about {item1}, turned into articles',
      '{owner}の知る{item1}を、インタビュー記事にする副業',
    ],
    ['Listen first: articles about {offer} from {places}', '聞くことから始まる、{offer}を語る{places}の記事'],
    [
      'The stories behind {item2}: interviews with {places}',
      '{item2}の裏にある話を、{places}に聞いて記事にする',
    ],
    [
      'Their words, your keyboard: articles on {item3} for {places}',
      '話すのは本人、書くのはあなた。{item3}と{places}の記事',
    ],
    [
      '"{ask1}" An interview worth reading, for {places}',
      '「{ask1}」をじっくり聞いて書く、{places}の記事づくり',
    ],
  ],
  thai: {
    title: 'สัมภาษณ์เจ้าของ{th}แล้วเขียนเป็นบทความ',
    summary: 'เปลี่ยนบทสนทนาหนึ่งชั่วโมงกับเจ้าของ{th}ให้เป็นบทความที่น่าอ่าน',
  },
  summary: [
    oneOf(
      [
        'Turn what {owners} say into articles that sound like them, for their website or journal, and get paid by the conversation.',
        '{owner}の話を、その人の声が聞こえる記事にまとめ、サイトやnoteに載せてもらう仕事です。報酬は取材1回ごとに受け取ります。',
      ],
      [
        'For good listeners: a ghostwriting service around {theme}, built on one recorded hour and a careful hand.',
        '聞き上手な人のための、{theme}をめぐる聞き書きサービスです。録音した一時間と丁寧な手仕事が土台になります。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'There are people who cannot write a line about {offer} and who, over a cup of tea, talk about it for an hour so that you forget the time. Every trade has them. What they say is worth keeping, and almost nobody keeps it. You might, if you are curious, discreet, and patient enough to listen to the same recording three times.',
          '{offer}について一行も書けないのに、お茶を飲みながらだと一時間でも話し続ける人がいます。聞いているほうも時間を忘れるほどです。どの業界にもそういう人がいて、その話はたいてい、誰にも書き留められないまま消えていきます。好奇心があって、口が堅くて、同じ録音を三回聞き直せる人なら、それを記事という形で残せます。書くより聞くほうが得意な人に向いた仕事です。',
        ],
        [
          'Ask {anOwner} for a blog post and you will wait until winter. Ask a question about {item1} instead, the right one, and the post is spoken before the coffee is cold. Between those two requests lies a pleasant profession that needs no stage, no camera and no genius, only attention and a decent sense of order.',
          '{owner}にブログを書いてほしいと頼むと、冬まで待つことになります。ところが{item1}について、よい質問を一つ投げかければ、コーヒーが冷めないうちに記事一本分の話が聞けます。この違いの中に、気持ちのよい仕事があります。舞台もカメラも才能もいりません。いるのは注意深さと、話を順序よく並べる感覚です。はじめての取材で緊張する人にも、準備の仕方からお伝えします。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'Next to nothing of what {anOwner} has learned about {item2} over the years ever reaches a page.',
      '{owner}が{item2}について身につけたことは、どこにも書かれないまま積もっていきます。',
    ]),
    p([
      'A transcript is made by AI in minutes. Deciding which ninety seconds about {offer} matter is still done by a person, and that is you.',
      '文字起こしはAIが数分で済ませますが、{offer}の話のうち、どの90秒が大事なのかを決めるのは人の役目です。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['A telephone and a clip-on microphone', 'スマートフォンとピンマイク'],
        [
          'because {aPlace} is rarely silent; the microphone costs about $15 and saves {aPlace} a second visit.',
          '{place}が静かなことはまずないので、2,000円ほどのマイクがあると、聞き直しの一晩が浮きます。',
        ],
      ),
      lead(
        ['Otter or Whisper', 'NottaまたはWhisper'],
        [
          'turns the hour into text; check words such as {terms} by ear, for these go wrong first.',
          '一時間の話を文字にする道具ですが、{terms}のような言葉から間違うので、そこは耳で確かめます。',
        ],
      ),
      lead(
        ['Claude or ChatGPT', 'ClaudeまたはChatGPT'],
        [
          'finds themes in a long transcript and proposes three headings; a free plan handles one {owner} at a time.',
          '長い書き起こしから話題を拾わせるのに使い、{owner}一人分なら無料プランで足ります。',
        ],
      ),
      lead(
        ['WordPress, Medium or Substack', 'noteまたは自社サイト'],
        [
          'is where the article appears, under the name and in the account of the {owner}.',
          '記事の置き場所で、必ず{owner}の名義とアカウントで公開します。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Practise on somebody you love', '身近な人で練習する'],
        [
          'Interview an uncle or a neighbour about {theme} for twenty minutes and write 400 words. A recording of {theme} also shows how often you interrupt.',
          '{theme}について家族や隣人に20分だけ話を聞き、800字にまとめると、自分がどれだけ話をさえぎるかがわかります。',
        ],
      ),
      lead(['Ask for an hour, not an order', '注文ではなく一時間をもらう'], fromNiche('contact'), [
        'Once you are talking, ask for one hour about {item1}; the first article belongs to the {owner} for {price.first}, if they like it.',
        '話ができたら、{item1}のことで一時間だけいただけないかと頼みます。気に入ってもらえたら、最初の記事を{price.first}で納めます。',
      ]),
      lead(
        ['Prepare nine questions', '質問を九つ用意する'],
        [
          'Three about the work, three about mistakes, three about {customers}. "{ask2}" is a good one to begin with, since every {owner} has an answer ready.',
          '仕事のこと、失敗のこと、{customer}のことを三つずつ用意します。最初は「{ask2}」がよいでしょう。{owner}が答え慣れているからです。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Record with a spoken yes', '録音は同意の声から'],
        [
          'Let the {owner} agree aloud to being recorded, and to the use of AI on it. Then be silent for three seconds after each answer about {offer}; the best sentence comes in the third.',
          '録音とAIでの文字起こしについて、最初に{owner}の同意を声でもらいます。{offer}の答えの後は3秒黙ってください。よい一言はその後に出てきます。',
        ],
      ),
      lead(
        ['Choose before you write', '書く前に選ぶ'],
        [
          'Mark what surprised you, what only this {place} could say and what helps {aCustomer}. Three marks together make an article.',
          '驚いたところ、その{place}にしか言えないところ、{customer}の役に立つところに印をつけます。三つ集まれば記事一本です。',
        ],
      ),
      lead(
        ['Draft in their voice', '本人の声で書く'],
        [
          'Let AI arrange the passages about {item2}, then put the original words of the {owner} back wherever it has smoothed them. The text should be {tone}.',
          '{item2}の部分の並べ替えはAIに任せ、滑らかにされた言い回しは{owner}の元の言葉に戻します。目指すのは{tone}文章です。',
        ],
      ),
      lead(
        ['Read it to them', '読み聞かせて確認する'],
        [
          'Read the text about {item1} aloud on the telephone. What makes the {owner} hesitate is changed at once, even if it was your favourite.',
          '{item1}の原稿を、電話で10分かけて読み上げます。{owner}が言いよどんだ箇所は、自分の気に入った一文でもその場で直します。',
        ],
      ),
    ),
  ],
  monetization: [
    bullets(
      lead(
        ['One conversation, {price.package}', '取材1回の三本セット {price.package}'],
        [
          'an hour of recording and three articles: the story of {item1}, an answer to "{ask1}", a portrait of the {place}.',
          '一時間の録音をもとに、{item1}の物語、「{ask1}」への答え、{place}の紹介文を書きます。',
        ],
      ),
      lead(
        ['From the second time, {price.series}', '2回目以降 {price.series}'],
        [
          'the same for {owners} who come back each season; you know the voice by then.',
          '季節ごとに頼んでくれる{owner}向けの料金です（声を知っているぶん早く書けます）。',
        ],
      ),
    ),
    p(
      [
        'One package for {aPlace} takes seven to eight hours, so {low} to {high} a month are the limit beside a job and bring {income}.',
        '{place}一軒のセットに7〜8時間かかるので、本業のかたわらなら月{low}〜{high}件が限度で、{income}になります。',
      ],
      oneOf(
        [
          'Before the first package there is usually one article for {aPlace} at the starting price and a month of asking around.',
          'それまでにはたいてい、{place}の記事一本を初回料金で書き、ひと月ほど声をかけて回る期間があります。',
        ],
        [
          'The first two months seldom bring more than a single article for one {owner}.',
          '最初の2か月は、{owner}一人の記事一本で終わることも多いものです。',
        ],
      ),
      [
        'Go and listen {quiet}; {busy} no one has an hour to give.',
        '話を聞きに行くなら{quiet}がよく、一時間の余裕がない{busy}は避けます。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Words nobody said', '言っていない言葉'],
        [
          'AI likes to round off a quotation. Each sentence in quotation marks must be on the recording of that {owner}, or it goes.',
          'AIは発言をきれいに整えたがるので、かぎ括弧に入れるのは、{owner}の録音にある言葉だけにします。',
        ],
      ),
      lead(
        ['What should stay in the room', '記事にしないこと'],
        [
          'An hour of trust produces gossip about {customers} and colleagues, and sometimes {taboo}. None of it is printed.',
          '打ち解けると、{customer}や同業者の噂も、{taboo}も出てきます。どれも記事には入れません。',
        ],
        fromNiche('rule'),
      ),
      lead(
        ['Whose text is it', '誰の文章か'],
        oneOf(
          [
            'Agree in writing that the {owner} may use the articles for ever and you may show one as a sample. Old photographs of the {place} have authors too; ask.',
            '記事は{owner}が自由に使え、一本は見本として公開できると書面で決めます。{place}の古い写真にも撮影者の権利があるので、確認してください。',
          ],
          [
            'As a ghostwriter you stay invisible unless the {owner} offers a line. Settle copyright, samples and the mention of AI before the recorder runs.',
            '代筆なので、名前が出るかどうかは{owner}しだいです。著作権、見本としての使用、AIを使ったことの書き方は、録音の前に決めておきます。',
          ],
        ),
      ),
      lead(
        ['Cold feet', '公開の取りやめ'],
        [
          'Some {owners} see themselves in print and withdraw. Let the {owner} pay half of the fee on the day of the interview.',
          '活字になった自分を見て、公開をやめる{owner}もいます。{place}での取材の日に、報酬の半分を受け取る約束にしましょう。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Fees from {places} belong in your tax return, and the microphone and the train to the interview count as expenses.',
            '{places}からの原稿料は、源泉徴収されて届くことがあります。引かれた分も含めて確定申告で精算できるので、支払調書と交通費の控えを残してください。',
          ],
          [
            'Writing for {anOwner} is self-employed work in the eyes of the tax office, however small it is. Keep bills and tickets in one envelope.',
            '{owner}からの原稿料も、年20万円を超える副業の所得になれば会社員でも確定申告が必要です。マイク代や交通費は経費になるので、控えを残します。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'The nine questions, written out for {client}, {clientIs}; ask them in this order and leave out what does not fit.',
      '{clientIs}、{client}を訪ねる場合の九つの質問です。合わないものは飛ばします。',
    ]),
    code(
      `1. {^aCustomer} asks "{ask2}". Your answer, word for word?
2. In your work with {item1}, what am I not seeing?
3. Which day do you remember {busy}?
4. What went wrong with {item2}, and what did it cost?
5. What would you never do again when it comes to {offer}?
6. What do beginners believe about {theme}?
7. Which {customer} taught you something?
8. What do you do while others sleep? ({chore}?)
9. What will {client} look like in ten years?
Prompt: "Transcript of {anOwner}: [ ]. List eight passages with time code: surprising, useful for {aCustomer}, or only possible here. Quote literally, rewrite nothing."`,
      `1. {customer}に「{ask2}」と聞かれたら、いつも何と答えますか
2. {item1}の仕事で、素人の目に見えていないところはどこですか
3. 忘れられない一日はいつですか（たとえば{busy}）
4. {item2}の失敗で、高くついたものは何ですか
5. {offer}のことで、二度としないと決めたことはありますか
6. {theme}について、初心者はどんな思い込みをしていますか
7. 教えられることの多かった{customer}はどんな人でしたか
8. {chore}ときに考えていることは何ですか
9. 十年後の{client}はどうなっていますか
AIへの指示：「{owner}の書き起こし[ ]から、意外な話、{customer}に役立つ話、ここでしか聞けない話を八つ、時刻つきで原文のまま抜き出してください」`,
    ),
    sub(['Before it is published', '公開の前に']),
    bullets(
      item([
        'Every quotation of the {owner} has a time on the recording.',
        '{owner}の発言は、すべて録音の時刻と結びついている。',
      ]),
      item(['Prices and dates about {item1} were asked for twice.', '{item1}の値段と日付は二度確かめた。']),
      item([
        'A stranger to {theme} understands the first paragraph.',
        '{theme}を知らない人にも、最初の段落がわかる。',
      ]),
    ),
    quote([
      'And would {anOwner} read it aloud to the family at dinner?',
      '{owner}は、この記事を夕食の席で家族に読んで聞かせたくなるでしょうか。',
    ]),
  ],
  closing: [
    p(
      [
        'Twenty minutes with a neighbour this week, one hour with {anOwner} next month: that is a sensible pace.',
        '今週は隣の人と20分、来月は{owner}と一時間くらいの歩みで十分です。',
      ],
      [
        'The articles may well lead to {result}, but what most {owners} mention first is that somebody listened.',
        '記事がきっかけで{result}こともあります。それでも{owner}が真っ先に口にするのは、話を聞いてもらえたことのうれしさです。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Nine questions for {anOwner}, asked for real' },
    { language: 'en', title: 'From transcript to article: one hour about {item1}' },
    { language: 'ja', title: '{owner}への取材、準備から録音まで' },
    { language: 'ja', title: '{item1}の話を一時間聞いて記事にする' },
  ],
}
