import type { Niche } from '../../writing/format.ts'

export const learningNiches: readonly Niche[] = [
  {
    slug: 'language-school',
    emoji: '🗣️',
    th: 'โรงเรียนสอนภาษา',
    budget: 1,
    place: ['language school', '語学教室'],
    places: ['small language schools', '少人数の語学教室'],
    owner: ['language teacher', '語学教室の先生'],
    customer: ['learner', '受講生さん'],
    offer: ['conversation lessons for adults', '大人向けの会話レッスン'],
    items: [
      ['trial lessons', '体験レッスン'],
      ['exam courses', '試験対策コース'],
      ['travel phrase workshops', '旅行会話の講座'],
    ],
    asks: [
      [
        'I forgot everything from school, which level am I?',
        '学校で習ったことを全部忘れたのですが、どのレベルですか',
      ],
      ['Can I move a lesson?', 'レッスンの振替はできますか'],
    ],
    chore: ['making a new worksheet every Sunday night', '日曜の夜に新しいプリントを作る'],
    result: ['fewer learners who stop after the first term', '最初の学期でやめる受講生さんが減る'],
    material: [
      'the course plan, three worksheets and the placement questions',
      'コースの計画、プリント3枚、レベル分けの質問',
    ],
    tone: ['patient and lively', '根気よく明るい'],
    taboo: ['fluency promised by a date', '「○か月でペラペラ」という約束'],
    where: ["in libraries and in local parents' groups", '図書館や地域の保護者の集まり'],
    busy: ['in the weeks before exam season', '検定前の数週間'],
    quiet: ['over the summer break', '夏休みの間'],
    terms: [
      '"placement test", "false friends" and "shadowing"',
      '「レベルチェック」「多読」「シャドーイング」',
    ],
    scene: ['a pencil under a half-finished sentence', '書きかけの文の下に置かれた鉛筆'],
    client: ['Kotoba House', '「ことばの家」'],
    clientIs: ['two teachers and 60 adult learners', '先生二人に社会人の受講生60人の教室'],
    catalogue: ['14 courses and workshops', 'コースと講座14種類'],
    theme: ['learning a language as an adult', '大人になってからの語学'],
    fans: ['adults who study on the train', '電車の中で勉強する社会人'],
    subject: ['adult language learning', '大人の語学'],
    crowd: ['busy learners', '学ぶ社会人'],
    motifs: ['speech bubbles, dictionaries and train tickets', '吹き出し、辞書、切符'],
    occasion: ['a friend who moves abroad', '海外へ引っ越す友人'],
    pools: {
      context: [
        [
          'Teachers are paid for the lesson and not for the two hours around it, and those two hours never get shorter.',
          '先生の収入になるのは授業の時間だけです。その前後の2時間は無給のまま、いつまでも短くなりません。',
        ],
        [
          'A school with two teachers competes with an app that costs less than one lesson, so it has to show what an app cannot do.',
          '先生二人の教室が、レッスン1回分より安いアプリと比べられます。アプリにできないことを見せるほかありません。',
        ],
      ],
      insight: [
        [
          'Adults are ashamed of their level; a placement text that says "you may guess" gets more answers than any offer.',
          '大人は自分のレベルを恥ずかしく思っています。「当てずっぽうで構いません」と書いたレベルチェックは、どんな割引より回答が集まります。',
        ],
        [
          'They stay for the first small success outside the class, an understood announcement or a joke, so write about that.',
          '続く理由は、教室の外での小さな成功です。車内放送が聞き取れた、冗談が通じた、そういう話を書いてください。',
        ],
      ],
      rule: [
        [
          'Long courses paid in advance come with cancellation rights; the text of an offer must not hide them.',
          '2か月を超え5万円を超える語学講座には、特定商取引法のクーリング・オフや中途解約の決まりがあります。案内文で隠してはいけません。',
        ],
        [
          'Textbook pages are copyrighted, also as a worksheet; take the grammar point and write new sentences.',
          '教科書のページは、プリントに写しても著作物です。文法項目だけを借り、例文は新しく作ります。',
        ],
      ],
      contact: [
        [
          'Ask a teacher which worksheet they remake most often, and bring it back the next day, finished.',
          'いちばん作り直しているプリントはどれかを尋ね、翌日に完成品を届けてみてください。',
        ],
        [
          'Write in the first week of the holidays, when the accounts are done and the next term is not yet planned.',
          '連絡は休みの最初の週がよい時期です。会計が終わり、次の学期はまだ白紙です。',
        ],
      ],
      taste: [
        [
          'Grown-up learners refuse cartoon animals; they want material that may lie open on a train.',
          '大人の学習者は動物の絵を嫌がります。電車で開いていても恥ずかしくないものを求めています。',
        ],
        [
          'One mistake in the sample page costs the sale, so have a native speaker read it before anybody else.',
          '見本のページに間違いがひとつあれば、それで終わりです。誰よりも先に母語話者に読んでもらってください。',
        ],
      ],
    },
  },
  {
    slug: 'piano',
    emoji: '🎹',
    th: 'ห้องเรียนเปียโน',
    budget: 1,
    place: ['music school', '音楽教室'],
    places: ['piano and music teachers', 'ピアノと音楽の個人教室'],
    owner: ['music teacher', '音楽教室の先生'],
    customer: ['pupil', '生徒さん'],
    offer: ['lessons for children and late starters', '子どもと大人の初心者向けのレッスン'],
    items: [
      ['first-year lessons', '1年目のレッスン'],
      ['recital evenings', '発表会'],
      ['duet workshops', '連弾の講座'],
    ],
    asks: [
      ['Do we need a real piano?', '本物のピアノが必要ですか'],
      ['How much should a child practise?', '毎日どれくらい練習すればいいですか'],
    ],
    chore: ['typing the recital programme for the fourth time', '発表会のプログラムを四度も打ち直す'],
    result: ['more pupils who practise between lessons', '次のレッスンまで練習してくる生徒さんが増える'],
    material: [
      "the practice notes, last year's programme and the rules about missed lessons",
      '練習のメモ、昨年のプログラム、お休みの決まり',
    ],
    tone: ['encouraging and clear', '励ましに満ちて明快な'],
    taboo: ['talk of talent and prodigies', '「才能」「神童」といった言葉'],
    where: ['through music shops and school noticeboards', '楽器店や学校の掲示板'],
    busy: ['in the month before the recital', '発表会の前の1か月'],
    quiet: ['in the first weeks of the summer holidays', '夏休みの初め'],
    terms: ['"legato", "sight-reading" and "dynamics"', '「レガート」「初見」「強弱」'],
    scene: ['small fingers on worn keys', '古い鍵盤の上の小さな指'],
    client: ['Room Otonoha', '「おとのは音楽教室」'],
    clientIs: ['one teacher with 32 pupils and an upright piano', 'アップライト1台で32人を教える先生'],
    catalogue: ['11 courses and events', 'コースと催し11種類'],
    theme: ['music practice and small recitals', '練習の日々と小さな発表会'],
    fans: ['parents of music pupils', '楽器を習う子の親'],
    subject: ['music practice', '楽器の練習'],
    crowd: ['music parents', '習う子の親'],
    motifs: ['piano keys, metronomes and stave lines', '鍵盤、メトロノーム、五線'],
    occasion: ['a first recital', '初めての発表会'],
    pools: {
      context: [
        [
          'Lessons fill the hours after school, and that is exactly when parents send their questions.',
          '放課後の時間はレッスンで埋まり、保護者の質問もちょうど同じ時間に届きます。',
        ],
        [
          'A teacher with thirty pupils has sixty parents, one recital and no office.',
          '生徒30人の先生には、保護者が60人と発表会がひとつ付いてきます。事務員はいません。',
        ],
      ],
      insight: [
        [
          'Parents who cannot read music sit next to the practising child; a note they understand is worth a second lesson.',
          '練習に付き合うのは、楽譜の読めない親です。その人にわかるメモは、レッスンもう1回分の値打ちがあります。',
        ],
        [
          'What brings adults back to an instrument is one piece they could almost play at fifteen.',
          '大人が楽器に戻ってくるきっかけは、15歳のころもう少しで弾けた一曲です。',
        ],
      ],
      rule: [
        [
          'Sheet music may not be copied because it is for children; old composers are free, modern editions of them often are not.',
          '子どものためでも、楽譜のコピーは原則できません。作曲家の権利が切れていても、新しい校訂版や編曲には権利があります。',
        ],
        [
          "A recital film shows other people's children; ask every family, and keep the link private.",
          '発表会の動画には、よその子も写ります。全家庭の同意を取り、公開範囲を限ってください。',
        ],
      ],
      contact: [
        [
          "Speak to teachers six weeks after a recital, when the relief has gone and next year's date is set.",
          '声をかけるなら発表会の6週間後です。ほっとした気分も落ち着き、翌年の会場が決まるころです。',
        ],
        [
          'The local music shop knows every teacher by name; leave your sample on its counter.',
          '地元の楽器店は、先生の名前をすべて知っています。見本をカウンターに置かせてもらいましょう。',
        ],
      ],
      taste: [
        [
          'Musicians count the keys; groups of two and three black ones must be right or nobody buys.',
          '音楽をする人は鍵盤を数えます。黒鍵の「二つ、三つ」の並びが違えば、誰も買いません。',
        ],
        [
          'Parents look for whatever makes practice visible: a path to colour in, a week that fits on the fridge.',
          '親が探しているのは、練習が目に見えるものです。塗っていく道や、冷蔵庫に貼れる1週間の表が喜ばれます。',
        ],
      ],
    },
  },
  {
    slug: 'bookshop',
    emoji: '📚',
    th: 'ร้านหนังสือมือสอง',
    budget: 0.8,
    place: ['bookshop', '古書店'],
    places: ['second-hand bookshops', '町の古書店'],
    owner: ['bookseller', '古書店の店主'],
    customer: ['reader', '本好きのお客さん'],
    offer: ['well-chosen second-hand books', '選び抜かれた古本'],
    items: [
      ['illustrated old books', '挿絵のある古い本'],
      ['mystery paperbacks', '文庫のミステリー'],
      ['surprise parcels', 'おまかせの選書便'],
    ],
    asks: [
      ['Do you buy whole shelves?', '棚ごと買い取ってもらえますか'],
      ['Is there any writing in it?', '書き込みはありますか'],
    ],
    chore: ['typing condition notes for a hundred spines', '背表紙100冊分の状態を入力する'],
    result: ['more old stock that finds a reader', '眠っていた在庫に買い手がつく'],
    material: [
      "the stock list, photos of covers and the bookseller's spoken remarks",
      '在庫表、書影、店主が話してくれた一言',
    ],
    tone: ['bookish and dry', '本好きらしく少しとぼけた'],
    taboo: ['the word "rare" for common editions', 'ありふれた版を「希少」と呼ぶこと'],
    where: ["at book fairs and on the shop's own page", '古本市や「日本の古本屋」の店舗ページ'],
    busy: ['during the autumn reading weeks', '秋の読書週間'],
    quiet: ['in early summer, before the holidays', '梅雨どき'],
    terms: ['"first edition", "foxing" and "dust jacket"', '「初版」「ヤケ」「帯付き」'],
    scene: ['a finger tipping a book off the shelf', '棚から本を引き出す指先'],
    client: ['Hoshi Books', '「星文庫」'],
    clientIs: ['9,000 books, one stove and a sleepy cat', '本9,000冊とストーブと眠そうな猫の店'],
    catalogue: ['50 newly priced books', '値付けしたばかりの50冊'],
    theme: ['old books and rainy reading days', '古い本と雨の日の読書'],
    fans: ['people who own more books than shelves', '棚より本の多い人'],
    subject: ['old books', '古い本'],
    crowd: ['book lovers', '本好きの人'],
    motifs: ['stacked spines, reading lamps and library stamps', '積んだ背表紙、読書灯、蔵書印'],
    occasion: ['a reader who already has everything', '何でも持っている読書家'],
    pools: {
      context: [
        [
          'Books come in by the vanload and go out singly, and each of them wants a price, a grade and two lines.',
          '本は車いっぱいで届き、一冊ずつ出ていきます。その一冊ごとに、値段と状態と二行の説明が要ります。',
        ],
        [
          'The bookseller knows which shelf a title stands on, and this knowledge exists nowhere else.',
          'どの棚に何があるかは店主の頭の中にあり、ほかのどこにも書かれていません。',
        ],
      ],
      insight: [
        [
          'Readers forgive a bent corner and never a hidden one; the exact fault is part of the pleasure.',
          '角の折れは許されますが、隠した折れは許されません。傷みの正確な描写も楽しみのうちです。',
        ],
        [
          'They buy the neighbour of the book they came for, so a good text names two others.',
          '目当ての隣にある本が売れます。だから、よい紹介文はほかの二冊にも触れています。',
        ],
      ],
      rule: [
        [
          'Blurbs and reviews belong to those who wrote them; write from the book and quote a line at most, with the source.',
          '帯の文や書評は書いた人のものです。自分の言葉で紹介し、引用は出典を添えて最小限にします。',
        ],
        [
          "Buying from the public needs a dealer's licence and proof of identity, so advertisements for buying follow fixed wording.",
          '買い取りには古物商の許可と本人確認が要ります。買い取りの案内文は、決まりに沿って書きます。',
        ],
      ],
      contact: [
        [
          'Buy a book, find an error in its online listing, and mention it kindly along with your improved version.',
          '一冊買い、ネットの説明の誤りに気づいたら、直した文と一緒にそっと伝えてください。',
        ],
        [
          'Booksellers pack up at fairs on Sunday at four; carry two boxes for somebody and stay for the talk.',
          '古本市の撤収は日曜の4時です。誰かの箱を二つ運べば、話が始まります。',
        ],
      ],
      taste: [
        [
          'Readers notice books whose spines carry nonsense letters, which generators love to draw; blur or retype them.',
          '画像生成は背表紙に意味のない文字を描きます。本好きは必ず気づくので、ぼかすか打ち直してください。',
        ],
        [
          'Quotations must be right and free of rights; half of those that circulate were never written by the person named.',
          '名言は、正確で権利の切れたものだけを使います。出回っているものの半分は、その人の言葉ではありません。',
        ],
      ],
    },
  },
  {
    slug: 'museum',
    emoji: '🏛️',
    th: 'พิพิธภัณฑ์ขนาดเล็ก',
    budget: 1,
    place: ['museum', '資料館'],
    places: ['small local museums', '地方の小さな資料館'],
    owner: ['museum curator', '資料館の学芸員さん'],
    customer: ['visitor', '来館者'],
    offer: ['local history displays', '郷土の歴史展示'],
    items: [
      ['school tours', '学校向けの見学'],
      ['special exhibitions', '企画展'],
      ['craft afternoons', '手仕事の体験会'],
    ],
    asks: [
      ['How much time do we need?', '見学にはどれくらいかかりますか'],
      ['What was this tool for?', 'この道具は何に使ったのですか'],
    ],
    chore: ['answering school groups one by one', '学校からの問い合わせに一件ずつ答える'],
    result: ['longer visits and better questions', '滞在が長くなり、質問が深くなる'],
    material: [
      'the object list, the label texts and an hour with the oldest volunteer',
      '収蔵品の一覧、今の解説文、古株のボランティアさんの話1時間',
    ],
    tone: ['clear and curious', '明快で好奇心のある'],
    taboo: ['legends told as facts', '言い伝えを史実のように書くこと'],
    where: ['through the town hall and the tourist office', '役場や観光協会'],
    busy: ['in the school trip weeks of autumn', '秋の社会科見学の時期'],
    quiet: ['in deep winter', '真冬の間'],
    terms: ['"provenance", "loan" and "label text"', '「来歴」「借用」「キャプション」'],
    scene: ['a wooden loom behind glass', 'ガラスの向こうの木の織機'],
    client: ['Silk Road House', '「まゆの里資料館」'],
    clientIs: [
      'a former silk mill with two staff and nine volunteers',
      '製糸場の跡で職員二人とボランティア九人が守る館',
    ],
    catalogue: ['36 objects on display', '展示品36点'],
    theme: ['old tools and local history', '古い道具と土地の歴史'],
    fans: ['people who read every label', '解説を全部読む人'],
    subject: ['local history', '土地の歴史'],
    crowd: ['history lovers', '歴史好きの人'],
    motifs: ['spinning wheels, old maps and iron keys', '糸車、古地図、鉄の鍵'],
    occasion: ['a grandparent who loves to explain', '話し好きの祖父母'],
    pools: {
      context: [
        [
          'Two people run the house, and one of them is at a meeting about the roof.',
          '館を回しているのは二人で、そのうち一人はたいてい屋根の修理の会議に出ています。',
        ],
        [
          'Budgets are settled a year ahead and are small; what is left over in February has to be spent by March.',
          '予算は一年前に決まり、額もわずかです。ただし、2月に余った分は3月までに使わなければなりません。',
        ],
      ],
      insight: [
        [
          'Visitors read the first twelve words of a label and then look for somebody to tell them the rest.',
          '来館者が読むのは解説の最初の30字ほどです。あとは、話してくれる人を探しています。',
        ],
        [
          'Teachers book where the paperwork is easiest: route, toilets, lunch place and a sheet for the pupils in one message.',
          '先生が選ぶのは手配の楽な館です。順路、トイレ、昼食の場所、児童用のワークシートが一度に届けば決まります。',
        ],
      ],
      rule: [
        [
          'Loaned objects and photographs carry rights of their own; ask which of them may be shown outside the house.',
          '借用品や古写真には、それぞれ権利者がいます。館の外で使ってよいものを必ず確かめてください。',
        ],
        [
          'A language model invents dates with a straight face, so the curator checks every year and every name.',
          '生成AIは年号を平然と作り出します。年代と人名は、学芸員がひとつ残らず確認します。',
        ],
      ],
      contact: [
        [
          'Apply in January with a fixed price and a start date in February; that is when leftovers are looked for.',
          '提案は1月に、固定の金額と2月開始で出します。残った予算の使い道を探している時期です。',
        ],
        [
          'Volunteers are the way in: accompany one tour, and ask who writes the labels.',
          'ボランティアガイドの案内に一度参加し、解説は誰が書いているのか尋ねてみてください。',
        ],
      ],
      taste: [
        [
          'Label readers enjoy a correct detail more than a striking picture; the number of spokes will be counted.',
          '解説を読む人は、見栄えより正しい細部を喜びます。糸車の輻の数まで数えられると思ってください。',
        ],
        [
          'Local history sells locally: the name of the river on the front is worth more than any beautiful wheel.',
          '郷土ものは地元で売れます。美しい絵より、表に書かれた川の名前のほうが効きます。',
        ],
      ],
    },
  },
  {
    slug: 'nursery',
    emoji: '🧸',
    th: 'โรงเรียนอนุบาล',
    budget: 1,
    place: ['nursery', '保育園'],
    places: ['nurseries and day-care homes', '小規模の保育園'],
    owner: ['nursery director', '保育園の園長さん'],
    customer: ['parent', '保護者さん'],
    offer: ['day care for small children', '少人数の保育'],
    items: [
      ['settling-in weeks', '慣らし保育'],
      ['monthly letters', '園だより'],
      ['outdoor days', '園外保育'],
    ],
    asks: [
      ['What happens if my child has a fever?', '熱が出たらどうなりますか'],
      ['May we bring our own food?', '食べ物を持ち込んでもいいですか'],
    ],
    chore: ['writing the monthly letter during nap time', 'お昼寝の時間に園だよりを書く'],
    result: ['fewer questions at the door in the morning', '朝の玄関での質問が減る'],
    material: [
      "last year's letters, the house rules and the calendar of events",
      '昨年の園だより、入園のしおり、年間行事表',
    ],
    tone: ['kind and orderly', 'やさしくきちんとした'],
    taboo: ['names and faces of children', '子どもの名前や顔'],
    where: ["through the local authority's list and parents' circles", '自治体の施設一覧や子育てサークル'],
    busy: ['before the new year group starts in April', '4月の入園前'],
    quiet: ['in the middle of August', 'お盆のころ'],
    terms: ['"settling in", "key person" and "contact book"', '「慣らし保育」「担任」「連絡帳」'],
    scene: ['a row of tiny rubber boots', '並んだ小さな長靴'],
    client: ['Donguri Nursery', '「どんぐり保育園」'],
    clientIs: ['a house with 19 children and six carers', '子ども19人と職員六人の園'],
    catalogue: ['25 letters and notices a year', '年間25通のお便りとお知らせ'],
    theme: ['small children and ordinary days', '小さな子どもと何でもない日'],
    fans: ['carers and parents of under-fives', '保育士さんと幼い子の親'],
    subject: ['nursery days', '園の毎日'],
    crowd: ['carers and parents', '保育士さんと親'],
    motifs: ['rubber boots, acorns and paper boats', '長靴、どんぐり、紙の舟'],
    occasion: ["a carer's last day at work", '退職する保育士さんへのお礼'],
    pools: {
      context: [
        [
          'Carers write with one hand on a sleeping back, and each letter has to be ready before the first child wakes.',
          '保育士さんは、眠る子の背中に片手を置いて書いています。最初の子が起きるまでに仕上げなければなりません。',
        ],
        [
          'There are more forms than children in a small nursery, and the person who fills them in also warms the bottles.',
          '小さな園では、子どもの数より書類の数が多いくらいです。しかも書く人は、ミルクを温める人でもあります。',
        ],
      ],
      insight: [
        [
          'Parents read on a telephone at a red light; what to bring and until when must stand in the first two lines.',
          '保護者は信号待ちのスマホで読みます。何をいつまでに持っていくのか、最初の二行に書いてください。',
        ],
        [
          'What calms them is an ordinary scene told exactly, rather than adjectives about loving care.',
          '安心させるのは「愛情あふれる保育」という言葉ではなく、何気ない一場面の正確な描写です。',
        ],
      ],
      rule: [
        [
          "Children's data is the most protected there is: no names, no photographs and no health notes in any AI tool.",
          '子どもの情報は最も慎重に扱うものです。名前、写真、健康の記録は、どの生成AIにも入力しません。',
        ],
        [
          "Notices on illness follow the health office's wording; simplify the sentences around it and leave the core untouched.",
          '感染症のお知らせは、自治体の文面に沿います。前後をわかりやすくしても、中身は変えません。',
        ],
      ],
      contact: [
        [
          'Directors listen after half past four and in the last week of the month, when the letter is still missing.',
          '園長さんに話を聞いてもらえるのは、夕方4時半以降か、園だよりがまだできていない月末です。',
        ],
        [
          'Begin with the nursery of somebody you know; trust is everything here, and cold letters go unanswered.',
          '知り合いの通う園から始めてください。信頼がすべての世界で、飛び込みの手紙に返事は来ません。',
        ],
      ],
      taste: [
        [
          'Carers spend their own money on material that saves one evening, and they share good finds with the whole team.',
          '保育士さんは、一晩分の手間が省ける教材なら自腹で買います。よいものは職場じゅうに広まります。',
        ],
        [
          'Safety is seen first: no small parts, no hot drinks near a child, nobody without a helmet.',
          'まず見られるのは安全です。小さな部品、子どものそばの熱い飲み物、ヘルメットのない自転車は描かないこと。',
        ],
      ],
    },
  },
]
