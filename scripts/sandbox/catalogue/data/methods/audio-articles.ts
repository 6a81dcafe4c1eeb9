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

export const audioArticles: Method = {
  slug: 'audio-articles',
  difficulty: 'starter',
  hoursPerWeek: 4,
  startCost: [
    '$5–$22 a month (voice licence; hosting can be free)',
    '0〜3,000円（音声の商用プラン、配信は無料）',
  ],
  prices: { article: [18, 2500], month: [65, 8500], archive: [160, 21_000] },
  income: {
    of: 'month',
    low: 2,
    high: 5,
    basis: [
      '{low} to {high} clients with four articles a month at {price.month} each, in about {hours} hours a week. It takes three to four months to find them, and one usually drops out on the way.',
      '月4本{price.month}の依頼主が{low}〜{high}軒、週{hours}時間ほどの場合です。そろうまでに3〜4か月かかり、途中で一軒はやめるものと考えておきます。',
    ],
  },
  titles: [
    [
      'Articles about {theme} for people who listen while driving',
      '運転中にも聴ける、{theme}の音声記事を作る',
    ],
    [
      'Let {customers} listen: the newsletters of {places} as audio',
      '{places}のお便りを、{customer}が聴ける音声に',
    ],
    [
      'Read aloud for {places}: audio articles for a monthly fee',
      '{places}の記事を音声にする、月決めの小さな仕事',
    ],
    ['What {places} wrote about {item1}, now as audio', '{places}が書いた{item1}の話を、音声で届ける'],
    ['Hands full, ears free: audio articles on {theme}', '手を止めずに聴ける、{theme}の音声記事'],
    ['Five minutes by ear: posts by {places} turned into audio', '耳で5分。{places}の投稿を音声にする副業'],
    [
      'Every page about {offer} with a play button: audio articles',
      '{offer}のページに再生ボタンを付ける、音声記事の仕事',
    ],
  ],
  thai: {
    title: 'แปลงบทความของ{th}เป็นเสียง',
    summary: 'รับทำบทความและจดหมายข่าวของ{th} ให้เป็นเสียงฟังง่ายทุกเดือน ด้วยขั้นตอนกึ่งอัตโนมัติ',
  },
  summary: [
    oneOf(
      [
        'Offer {places} an audio edition of what they already write, so that {fans} can hear it with their hands full.',
        '{places}がすでに書いている文章を音声にして、{fans}の耳に届ける仕事です。',
      ],
      [
        'A monthly job with little drama: articles about {theme} go in as text and come out as five pleasant minutes.',
        '{theme}の記事を文字で受け取り、聴きやすい5分の音声にして返す、毎月の静かな仕事の始め方です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'There is a text about {item1} somewhere that took {anOwner} two evenings and was opened by forty people. The others meant to, later, and later they were driving, cooking or folding washing, with their ears free. Giving a good text a second life as sound is light, regular work, and it gets quicker from month to month.',
          '{owner}が二晩かけて書いた{item1}の記事を、開いたのは40人。残りの人も読むつもりはあったのに、そのころには運転中か、料理中か、洗濯物をたたんでいました。でも、耳は空いていたはずです。よい文章を音にして、もう一度届ける。それは軽やかで規則正しい仕事で、月を追うごとに手間が減っていきます。家で静かに作業したい人のために、その始め方を書きました。',
        ],
        [
          'Reading on a screen is the first thing tired people give up. {^fans} still want to know about {theme}; they would simply rather be told. Most {places} with a blog or a newsletter have never thought of that, or do not know how. Here is a calm sideline for people who enjoy clean text and steady routines.',
          '疲れた人が真っ先にやめるのは、画面を読むことです。{fans}は今も{theme}のことを知りたがっていますが、できれば誰かに読んでほしいのです。ブログやお便りを続けている{places}の多くは、そこに気づいていません。気づいていても、やり方がわかりません。整った文章と決まった段取りが好きな人に合う、穏やかな副業です。道具選びから毎月の流れまで、順に説明します。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'Whatever is written about {item1} under such conditions ought to be used more than once.',
      'そんな中で書かれた{item1}の文章を、一度読まれて終わりにするのは惜しいことです。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['ElevenLabs or Amazon Polly', '音読さん・CoeFont'],
        [
          'AI voices for long texts; check that the plan covers publishing for clients such as {aPlace}, from about $5 a month.',
          '長文向きのAI音声（月1,000円前後から）で、{place}の名義で配信してよいかを規約で確かめます。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPT・Claude'],
        [
          'to mark what cannot be heard: tables, brackets, links, the price list of {item2}. Free plans suffice.',
          '表、かっこ、リンク、{item2}の料金表など、耳ではわからない箇所を無料版で洗い出します。',
        ],
      ),
      lead(
        ['Spotify for Creators', 'stand.fm・Spotify for Creators'],
        oneOf(
          [
            'free hosting with a feed; the account belongs to the {place}.',
            '無料で配信できます。アカウントは{place}の名義にします。',
          ],
          [
            'costs nothing, and its player fits into any page about {offer}.',
            '無料で、{offer}のページに再生ボタンを埋め込めます。',
          ],
        ),
      ),
      lead(
        ['Zapier or Make', 'Make'],
        [
          'a free scenario puts each new post of {aPlace} into your list; the listening stays human.',
          '{place}の新しい記事を無料枠で自動的に作業表へ入れ、聴く作業だけを人に残します。',
        ],
      ),
    ),
    p([
      'Add a pair of ears that stumble over a wrong stress in {terms}.',
      'あとは、{terms}の抑揚が少しおかしいだけで引っかかる耳があれば始められます。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Choose texts that age slowly', '古びない文章を選ぶ'],
        [
          'Read what {places} have published about {theme} in two years and pick those still true: an explanation, a story, the long answer to "{ask1}".',
          '{places}が2年のあいだに出した{theme}の文章を読み、今も正しいものを選びます。「{ask1}」に丁寧に答えた記事などが向いています。',
        ],
      ),
      lead(
        ['Turn one into a sample', '一本を見本にする'],
        [
          'Ninety seconds about {item1} suffice. The text is not yours, so the sample stays between you and the {owner}.',
          '{item1}の部分を90秒だけで十分です。文章の権利は相手にあるので、聴かせるのは{owner}だけにします。',
        ],
      ),
      lead(['Say hello', '声をかける'], fromNiche('contact'), [
        'Mention which article on {item1} you enjoyed before you mention that it can be heard.',
        '音声の話より先に、{item1}のどの記事が面白かったかを伝えます。',
      ]),
      lead(
        ['Rewrite for hearing', '耳に合わせて直す'],
        oneOf(
          [
            'Sentences lose their brackets, figures are rounded, "see below" disappears. What {customers} need exactly, such as the prices of {item2}, stays on the page.',
            'かっこを外し、数字を丸め、「下記参照」を消します。{item2}の料金のように正確さの要るものは、ページで見てもらいます。',
          ],
          [
            'Open with what the listener gets, repeat {terms} instead of "it", and let no sentence run beyond a breath. Every change goes back to the {owner}.',
            '最初に何の話かを告げ、「それ」は{terms}のような言葉に戻し、一文を一息に収めます。直した箇所は{owner}に見てもらいます。',
          ],
        ),
      ),
      lead(
        ['Render, listen, mend', '書き出し、聴き、直す'],
        [
          'Paragraph by paragraph, with a list of readings for {terms} and every name at the {place}. Walk while listening, as {customers} do; whatever makes you stop is wrong.',
          '段落ごとに書き出し、{terms}や{place}の固有名詞は読みの一覧で管理します。{customer}のつもりで歩きながら聴き、足が止まった所を直します。',
        ],
      ),
      lead(
        ['Publish with the text beside it', '文章と並べて公開する'],
        [
          'On the page of the {place} the player goes above the article, a line on the AI voice below. Fix a day with the {owner}, for instance the first Thursday, and prepare two pieces ahead of the rush {busy}.',
          '{place}のページでは、記事の上に再生ボタン、下にAI音声である旨の一行を置きます。公開日は第一木曜などと{owner}と決め、{busy}の分は2本先に作っておきます。',
        ],
      ),
    ),
  ],
  monetization: [
    table(
      [
        ['For {places}', '{places}向け'],
        ['Price', '料金'],
      ],
      [
        ['one article on {item1}, up to 900 words', '{item1}の記事1本（2,500字まで）'],
        ['{price.article}', '{price.article}'],
      ],
      [
        ['four a month, published for the {place}', '月4本、{place}での公開まで'],
        ['{price.month}', '{price.month}'],
      ],
      [
        ['twelve old texts about {theme} in one go', '{theme}の過去記事12本をまとめて'],
        ['{price.archive}', '{price.archive}'],
      ],
    ),
    p(
      [
        'An article costs ninety minutes at first and forty with good lists; {low} to {high} regular {places} bring {income}.',
        '1本に初めは90分、読みの一覧が育てば40分なので、{places}の月契約が{low}〜{high}件で{income}になります。',
      ],
      oneOf(
        [
          'Passive it is not, though it becomes light; the sales of the archive package are what feel like a gift.',
          '放っておいて入る収入ではありませんが、だんだん軽くなる仕事ではあります。',
        ],
        [
          'The first month may bring a single article and many polite replies.',
          '最初の月は1本きりと、丁寧なお断りの返事が届くくらいでしょう。',
        ],
      ),
      [
        'Suggest the archive {quiet}, when {anOwner} finds time to say which old texts still hold.',
        '過去記事のまとめは、{owner}に読み返す時間のある{quiet}に勧めます。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Texts by third parties', '他人の文章'],
        [
          'Guest articles and quotations on the pages of the {place} need the consent of their writers; a reading is a use of its own.',
          '{place}のサイトにある寄稿や引用は、書き手の許可なしに音声で配信できません。',
        ],
      ),
      lead(['Old texts, new duties', '古い記事、今の決まり'], fromNiche('rule'), [
        'Before an archive is voiced, have the {owner} read it for {taboo} and for prices of {item3} long gone.',
        '過去記事を音声にする前に、{taboo}や、もう違う{item3}の料金が残っていないか{owner}に見てもらいます。',
      ]),
      lead(
        ['The tireless voice', '疲れない声の欠点'],
        oneOf(
          [
            'An AI voice never runs out of breath and so exhausts its listeners; add pauses, cut after six minutes, and say openly that it is synthetic.',
            'AIの声は息が切れないぶん、聴く側が疲れます。間を入れ、6分で切り、合成音声であることは明記します。',
          ],
          [
            'Some {customers} dislike AI voices on principle. Offer the {owner} to read the first and last sentence in person.',
            'AIの声が苦手な{customer}もいます。冒頭と結びだけ{owner}に読んでもらうと、印象がやわらぎます。',
          ],
        ),
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Small monthly sums from {places} add up unseen; twelve months on one sheet are all a tax return asks for.',
            '{places}からの少額の入金も、積もれば年20万円を超えます。毎月一行の表を付けておけば、確定申告はその12行で済みます。',
          ],
          [
            'Voice licence, hosting and headphones are costs. Deduct them before you work out the tax on fees from {aPlace}.',
            '音声プランやヘッドホンは経費です。{place}などからの報酬から引いた所得が年20万円を超えれば確定申告、以下なら住民税の申告をします。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Paste an article about {item1} under this prompt, and keep the list of readings for next month.',
      'この指示文の下に{item1}の記事を貼り、出てきた読みの一覧は翌月のために保存します。',
    ]),
    code(
      `Prepare this article by {client} ({clientIs}) for listening.
Listener: one of the {fans}, hands busy, hears it once
Keep: every fact, the order, the phrases of the {owner}, the tone ({tone})
Change only what {customers} cannot hear: brackets, tables, links, decimals
First sentence: what {aCustomer} will know in five minutes
Repeat instead of "it": {item1}, {item2}, {offer}
Flag for the {owner}: {taboo}; prices of {item3}; dates; names
Close with the answer to "{ask2}" if the text contains it
Then give me a reading list: {terms}, names, numbers, each spelt by sound
Do not add a single fact about {theme}. Article: [ ]`,
      `{client}（{clientIs}）の記事を、聴くための原稿に直してください。
聴く人：{fans}（手はふさがり、聴くのは一度きり）
残すもの：すべての事実、順番、{owner}の言い回し、{tone}調子
直すもの：{customer}の耳に残らないかっこ、表、リンク、細かい数字
最初の一文：5分で{customer}が何を知るか
「それ」にせずくり返す言葉：{item1}、{item2}、{offer}
{owner}に確認する箇所：{taboo}、{item3}の料金、日付、名前
「{ask2}」への答えが本文にあれば、結びに置く
最後に読みの一覧：{terms}、固有名詞、数字をかなで
{theme}についての事実は一つも足さないこと`,
    ),
  ],
  closing: [
    p(
      [
        'Pick one text about {item1} that deserves an ear and give it ninety seconds.',
        '聴かれる値打ちのある{item1}の文章を一つ選び、90秒だけ音にしてみましょう。',
      ],
      [
        'Should the recordings bring {result}, the {owner} will keep the play button; should they not, stop after three months with a good conscience.',
        '音声のおかげで{result}なら、{owner}は再生ボタンを残したくなりますし、変化がなければ3か月で終えてかまいません。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'An article about {item1} becomes five minutes of sound' },
    { language: 'en', title: 'Cleaning a text of {places} for the ear' },
    { language: 'ja', title: '{item1}の記事を5分の音声にする' },
    { language: 'ja', title: '{places}のお便りを耳用に直す' },
  ],
}
