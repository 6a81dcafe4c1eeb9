import type { Niche } from '../../writing/format.ts'

export const homeNiches: readonly Niche[] = [
  {
    slug: 'estate-agent',
    emoji: '🏠',
    th: 'นายหน้าอสังหาริมทรัพย์',
    budget: 1.25,
    place: ['estate agency', '不動産屋'],
    places: ['local estate agents', '地元の不動産屋さん'],
    owner: ['estate agent', '不動産屋の営業さん'],
    customer: ['home hunter', '部屋を探す人'],
    offer: ['flats and small houses', '賃貸と中古住宅'],
    items: [
      ['one-room flats', 'ワンルームの部屋'],
      ['family houses', '家族向けの一戸建て'],
      ['shop premises', '貸店舗'],
    ],
    asks: [
      ['Is it noisy at night?', '夜はうるさくないですか'],
      ['Are pets allowed?', 'ペットは飼えますか'],
    ],
    chore: ['copying the same flat into four portals', '同じ部屋を四つのポータルに入力する'],
    result: ['fewer viewings that lead nowhere', '無駄足になる内見が減る'],
    material: [
      'the floor plan, the fact sheet and what the last tenant said',
      '間取り図、物件概要、前の入居者の話',
    ],
    tone: ['sober and helpful', '誇張がなく親切な'],
    taboo: ['superlatives such as "best location in town"', '「最高」「完璧」といった最上級の言葉'],
    where: ['in their shop windows and through building managers', '店頭や管理会社のつながり'],
    busy: ['from January to March', '1月から3月'],
    quiet: ['in August', '8月'],
    terms: ['"deposit", "floor area" and "viewing"', '「敷金・礼金」「専有面積」「内見」'],
    scene: ['a key turning in an old door', '古い扉に差し込まれた鍵'],
    client: ['Midori Homes', '「みどり不動産」'],
    clientIs: ['a three-desk agency by the shopping arcade', '商店街の入口にある机三つの店'],
    catalogue: ['30 flats and houses on offer', '募集中の30物件'],
    theme: ['moving house and first evenings', '引っ越しと最初の夜'],
    fans: ['people who look at floor plans for fun', '間取り図を眺めるのが好きな人'],
    subject: ['moving house', '引っ越し'],
    crowd: ['floor-plan fans', '間取り好きの人'],
    motifs: ['door keys, cardboard boxes and tiled roofs', '鍵、段ボール箱、瓦屋根'],
    occasion: ['a housewarming', '新居のお祝い'],
    pools: {
      context: [
        [
          'An agent lives between the telephone and the car, and listings are finished in the evening from memory.',
          '営業さんは電話と車の間で一日を過ごし、物件紹介は夜に記憶を頼りに書いています。',
        ],
        [
          'The same flat stands on every portal with the same seven adjectives; whoever says something true about it is called first.',
          'どのポータルにも同じ部屋が同じ言葉で並びます。本当のことを一つ書いた店に、最初の電話がかかります。',
        ],
      ],
      insight: [
        [
          'Hunters think in minutes: to the station, to the supermarket, to a mother who helps with the child.',
          '部屋を探す人は、分で考えます。駅まで、スーパーまで、子どもを見てくれる実家まで。',
        ],
        [
          'Naming one drawback, say the slope on the way home, brings people who already accept it.',
          '坂があるといった短所をひとつ書いておくと、それを承知した人だけが内見に来ます。',
        ],
      ],
      rule: [
        [
          'Housing law forbids saying who should live there; describe the rooms and the street, not the neighbours.',
          '宅建業法と表示規約があり、徒歩分数は80メートルを1分とするなど、書き方が決まっています。最上級の表現も使えません。',
        ],
        [
          'A listing that is already let must come down at once; decoys cost an agency its good name and its membership.',
          '成約済みの物件は、すぐに下げなければなりません。おとり広告は処分の対象です。',
        ],
      ],
      contact: [
        [
          'Bring the text for one flat in their window, retold from the floor plan, and ask whether it is right.',
          '店頭の一件を選び、間取り図から書き直した紹介文を持って「事実と合っていますか」と尋ねます。',
        ],
        [
          'April is the month to visit: the rush is over, the commission is paid and the weak spots are fresh in mind.',
          '訪ねるなら4月です。繁忙期が終わり、手数料が入り、困ったことの記憶も新しいころです。',
        ],
      ],
      taste: [
        [
          'Floor-plan lovers measure; stairs that lead nowhere or a bath without a door are noticed first.',
          '間取りの好きな人は寸法を見ます。行き先のない階段や扉のない浴室には真っ先に気づきます。',
        ],
        [
          'New tenants need lists more than cushions: whom to tell, what to photograph, which meter to read.',
          '引っ越す人に要るのは、飾りより一覧表です。届け出る先、撮っておく傷、確かめるメーターの表が売れます。',
        ],
      ],
    },
  },
  {
    slug: 'pet-groomer',
    emoji: '🐩',
    th: 'ร้านอาบน้ำตัดขนสัตว์',
    budget: 1,
    place: ['grooming salon', 'トリミングサロン'],
    places: ['pet grooming salons', '個人のトリミングサロン'],
    owner: ['groomer', 'トリマーさん'],
    customer: ['dog owner', '飼い主さん'],
    offer: ['stress-free grooming', '犬に負担をかけないトリミング'],
    items: [
      ['puppy first baths', '子犬の初めてのシャンプー'],
      ['summer clips', 'サマーカット'],
      ['nail trims', '爪切り'],
    ],
    asks: [
      ['How often should he come?', 'どのくらいの間隔で通えばいいですか'],
      ['What if she is afraid of the dryer?', 'ドライヤーを怖がる子でも大丈夫ですか'],
    ],
    chore: ['calling owners while a wet dog waits', '濡れた犬を待たせて飼い主さんに電話する'],
    result: ['more rebookings at the right interval', 'ちょうどよい間隔での再予約が増える'],
    material: [
      'the breed price list, the intake card and photos of usual cuts',
      '犬種別の料金表、カルテの項目、定番カットの写真',
    ],
    tone: ['affectionate and practical', '愛情があって実用的な'],
    taboo: ['medical advice about skin', '皮膚の治療に踏み込んだ助言'],
    where: ["at dog parks and on vets' noticeboards", 'ドッグランや動物病院の掲示板'],
    busy: ['before the summer heat and before New Year', '夏前と年末'],
    quiet: ['in February', '2月'],
    terms: [
      '"undercoat", "teddy-bear cut" and "desensitising"',
      '「アンダーコート」「テディベアカット」「馴らし」',
    ],
    scene: ['a fluffy dog half wrapped in a towel', 'タオルにくるまれたふわふわの犬'],
    client: ['Wanpaku Grooming', '「わんぱくトリミング」'],
    clientIs: ['one groomer, two tables and a waiting list', 'トリマー一人、台二つ、予約待ちの店'],
    catalogue: ['28 breed prices and extras', '犬種別の料金とオプション28項目'],
    theme: ['dogs and their small vanities', '犬とそのささやかなおしゃれ'],
    fans: ['owners of curly-haired dogs', '巻き毛の犬と暮らす人'],
    subject: ['dogs', '犬'],
    crowd: ['dog people', '犬と暮らす人'],
    motifs: ['poodles, bows and soap bubbles', 'プードル、リボン、シャボンの泡'],
    occasion: ["a puppy's first birthday", '子犬の1歳の誕生日'],
    pools: {
      context: [
        [
          'Scissors in one hand and a nervous terrier in the other leave no third hand for messages.',
          '片手にはさみ、片手に落ち着かないテリア。メッセージに返事をする三本目の手はありません。',
        ],
        [
          'Dogs come too late: matted fur means two hours more and a shorter cut than anybody wanted.',
          '来るのが遅れると毛玉ができ、作業は2時間延び、誰も望まなかった短さになります。',
        ],
      ],
      insight: [
        [
          'Owners choose whoever describes how a frightened dog is handled; the price is read second.',
          '飼い主さんが選ぶのは、怖がる犬の扱い方を書いている店です。値段を読むのはその次です。',
        ],
        [
          'The word for the cut means something else in every salon, so show three lengths in millimetres.',
          'カットの呼び名は店ごとに違います。3段階の長さをミリで示すと、行き違いがなくなります。',
        ],
      ],
      rule: [
        [
          'A groomer may notice a rash and must not name it; the sentence ends with the vet.',
          'トリマーは湿疹に気づいても、病名は言えません。文章は必ず「獣医師へ」で終えます。',
        ],
        [
          'Animal trades show their registration; copy number and expiry exactly as they hang on the wall.',
          '動物取扱業は登録番号の掲示が義務です。番号と有効期限は、壁の標識どおりに写してください。',
        ],
      ],
      contact: [
        [
          "Meet them through a dog, your own or a neighbour's, and photograph the intake card while you wait.",
          '自分か近所の犬を連れていくのが近道です。待つ間に、受付の流れで戸惑ったところをメモしておきます。',
        ],
        [
          'The quiet quarter of an hour is before opening; a voice message sent the evening before is heard then.',
          '静かなのは開店前の15分です。前の晩に音声メッセージを送っておくと、そのときに聞いてもらえます。',
        ],
      ],
      taste: [
        [
          'Owners buy their own breed and colour, so make twelve dogs well rather than one general dog.',
          '飼い主さんは、自分の犬種と毛色のものしか買いません。「犬一般」より、12犬種を丁寧に作りましょう。',
        ],
        [
          'Ears and muzzle decide whether it is a poodle or a sheep; compare with photographs of the breed standard.',
          '耳とマズルの形しだいで、プードルは羊になります。犬種標準の写真と見比べてください。',
        ],
      ],
    },
  },
  {
    slug: 'renovation',
    emoji: '🔨',
    th: 'ผู้รับเหมารีโนเวท',
    budget: 1.25,
    place: ['renovation firm', '工務店'],
    places: ['small renovation firms', 'リフォームの工務店'],
    owner: ['builder', '工務店の社長さん'],
    customer: ['homeowner', '施主さん'],
    offer: ['kitchen and bathroom renovation', '台所と浴室のリフォーム'],
    items: [
      ['kitchen refits', '台所の入れ替え'],
      ['insulated windows', '内窓の設置'],
      ['small repairs', '小さな修繕'],
    ],
    asks: [
      ['Can we live here during the work?', '工事中も住んでいられますか'],
      ['Why did the price change?', 'なぜ金額が変わったのですか'],
    ],
    chore: ['typing up site photos after dark', '日が暮れてから現場写真の報告をまとめる'],
    result: ['fewer phone calls about when the plumber comes', '職人の到着時間を尋ねる電話が減る'],
    material: [
      'three finished projects with prices, site photos and the usual timetable',
      '価格のわかる施工例3件、現場写真、標準の工程表',
    ],
    tone: ['straight and reassuring', '率直で頼りになる'],
    taboo: ['fixed prices before a visit', '現地を見る前の確定金額'],
    where: ['through building suppliers and neighbourhood flyers', '建材店や地域のチラシ'],
    busy: ['in autumn, before the cold', '寒くなる前の秋'],
    quiet: ['in late January', '1月の下旬'],
    terms: ['"quotation", "load-bearing" and "defects list"', '「見積もり」「耐力壁」「手直し」'],
    scene: ['sawdust in the light of a bare bulb', '裸電球の光に舞う木くず'],
    client: ['Yamato Renovation', '「やまと工務店」'],
    clientIs: ['five carpenters and one office chair', '大工五人と事務椅子ひとつの会社'],
    catalogue: ['18 finished projects', '施工例18件'],
    theme: ['old houses and do-it-yourself', '古い家とDIY'],
    fans: ['owners of old houses', '古い家に手を入れながら暮らす人'],
    subject: ['old houses', '古い家'],
    crowd: ['old-house owners', '古い家の住人'],
    motifs: ['folding rules, paint brushes and old tiles', '折尺、刷毛、古いタイル'],
    occasion: ['somebody who has bought an old house', '古い家を買った人'],
    pools: {
      context: [
        [
          'The boss stands on a roof when the homeowner calls, and by the evening both have forgotten half of it.',
          '施主さんから電話が来るとき、社長は屋根の上です。夜には双方が話の半分を忘れています。',
        ],
        [
          'Good firms are booked for months and still lose work, because the quotation took three weeks.',
          '腕のよい会社は何か月も先まで埋まっています。それでも、見積もりに3週間かかって仕事を逃しています。',
        ],
      ],
      insight: [
        [
          'Dust, noise and strangers in the house worry people more than the sum; a plain timetable calms them.',
          '金額より、ほこりと音と家に入る人のことが心配の種です。わかりやすい工程表がいちばん安心させます。',
        ],
        [
          'Nobody believes perfect interiors; the photo of day four, with pipes showing, proves that these people work.',
          '完璧な完成写真は信じてもらえません。配管のむき出しになった4日目の一枚が、仕事ぶりを伝えます。',
        ],
      ],
      rule: [
        [
          'Changes are agreed in writing before the work; your templates must never read like a promise of price.',
          '追加や変更は、着工前に書面で合意するのが原則です。ひな形が金額の約束に読めないよう注意してください。',
        ],
        [
          "Some work needs a licence and some a permit; name the firm's registration exactly and claim nothing else.",
          '請負金額によっては建設業の許可が要ります。許可番号は正確に写し、できない工事を書かないことです。',
        ],
      ],
      contact: [
        [
          'Ring at half past seven, when the van is being loaded, and ask for ten minutes on a rainy day.',
          '朝7時半、車に道具を積むころに電話し、「雨の日に10分だけ」とお願いしてみてください。',
        ],
        [
          'Take one flyer from your letter box, keep the facts, rewrite the rest and bring it to the yard.',
          'ポストに入っていたチラシの事実だけを残して書き直し、資材置き場まで持っていきましょう。',
        ],
      ],
      taste: [
        [
          'Old-house people keep records: what was found in which wall, and what it cost.',
          '古い家に住む人は記録が好きです。どの壁から何が出て、いくらかかったか。',
        ],
        [
          'Tools should look used and be held properly; a hammer gripped at the head ends the fun.',
          '道具は使い込まれ、正しく握られていること。金づちの頭を持った絵では興ざめです。',
        ],
      ],
    },
  },
  {
    slug: 'house-cleaning',
    emoji: '🧹',
    th: 'บริการทำความสะอาด',
    budget: 1,
    place: ['cleaning firm', '清掃会社'],
    places: ['house cleaning services', 'ハウスクリーニング店'],
    owner: ['cleaning contractor', '清掃店の店主'],
    customer: ['household', 'ご家庭'],
    offer: ['deep cleaning for homes', '家庭の徹底清掃'],
    items: [
      ['air-conditioner cleans', 'エアコンの清掃'],
      ['end-of-lease cleans', '退去時の清掃'],
      ['kitchen hood cleans', 'レンジフードの清掃'],
    ],
    asks: [
      ['Do I have to be at home?', '立ち会いは必要ですか'],
      ['Will the smell stay?', '洗剤のにおいは残りますか'],
    ],
    chore: ["confirming tomorrow's addresses at ten at night", '夜10時に翌日の訪問先を確認する'],
    result: ['fewer jobs that overrun', '時間の延びる現場が減る'],
    material: [
      'the price list, the checklist per room and ten typical messages',
      '料金表、部屋ごとの作業表、よくあるメッセージ10通',
    ],
    tone: ['brisk and respectful', 'きびきびして礼儀正しい'],
    taboo: ['"removes 100 percent" claims', '「100%除去」という言い方'],
    where: ['on local service platforms and through letting agents', 'くらしのマーケットや管理会社'],
    busy: ['in December', '12月の大掃除の時期'],
    quiet: ['from the middle of January', '1月の半ば以降'],
    terms: ['"descaling", "residue" and "final inspection"', '「水垢」「拭き上げ」「仕上げ確認」'],
    scene: ['light on a spotless tap', '磨き上げた蛇口に映る光'],
    client: ['Kirari Cleaning', '「きらり清掃」'],
    clientIs: ['a couple with one van and 15 regular homes', '車1台で定期15軒を回る夫婦の店'],
    catalogue: ['17 cleaning services', '清掃メニュー17種類'],
    theme: ['tidy rooms and quick routines', '片づいた部屋と短い習慣'],
    fans: ['people who like a list to tick off', '一覧に印をつけるのが好きな人'],
    subject: ['tidy rooms', '片づいた部屋'],
    crowd: ['list lovers', '一覧好きの人'],
    motifs: ['brushes, lemon slices and folded cloths', 'ブラシ、輪切りのレモン、たたんだ布巾'],
    occasion: ['a move into a first flat', '初めての一人暮らし'],
    pools: {
      context: [
        [
          'Rubber gloves and touch screens do not go together, so each enquiry waits until the van.',
          'ゴム手袋では画面に触れません。問い合わせへの返事は、車に戻るまで待つことになります。',
        ],
        [
          'On the platforms the reply that comes first gets the job, good or bad.',
          'マッチングサイトでは、内容の良し悪しより先に返事をした店が選ばれます。',
        ],
      ],
      insight: [
        [
          'Customers are embarrassed by their kitchen; one line that says "we have seen worse" opens the door.',
          '台所を見られるのは恥ずかしいものです。「もっと大変な現場も見ています」の一行で、頼みやすくなります。',
        ],
        [
          'They fear extra charges on the doorstep, therefore list what costs more, with a photo of each.',
          '怖いのは当日の追加料金です。別料金になるものを写真付きで先に並べておきます。',
        ],
      ],
      rule: [
        [
          'Words such as "disinfects" need proof for the product and the surface; "cleans" is safe and true.',
          '「除菌」「抗菌」は、洗剤と素材ごとの根拠が要ります。「汚れを落とす」なら確かで正直です。',
        ],
        [
          "Inside other people's homes no photograph is harmless; crop letters, toys and views from the window.",
          'よその家の中に、無害な写真はありません。郵便物、玩具、窓の景色は切り取ります。',
        ],
      ],
      contact: [
        [
          'Book the smallest job yourself, and count the messages it took from enquiry to invoice.',
          'いちばん小さなメニューを自分で頼み、問い合わせから請求までに何通のやり取りがあったか数えてください。',
        ],
        [
          'Letting agents need these firms every week; ask one agency which cleaner they wish would answer faster.',
          '管理会社は、毎週清掃店を必要としています。「返事がもっと速ければ」と思う店はどこか聞いてみましょう。',
        ],
      ],
      taste: [
        [
          'List lovers print again each month, so a sheet has to survive a cheap black-and-white printer.',
          '一覧の好きな人は毎月印刷し直します。安い白黒プリンタでも読めることが条件です。',
        ],
        [
          'Never show bleach beside vinegar: this audience knows what happens and tells everybody.',
          '漂白剤と酢を並べて描いてはいけません。何が起こるか知っている人たちなので、すぐに広まります。',
        ],
      ],
    },
  },
  {
    slug: 'vet',
    emoji: '🐈',
    th: 'โรงพยาบาลสัตว์',
    budget: 1.25,
    place: ['veterinary practice', '動物病院'],
    places: ['neighbourhood vets', '町の動物病院'],
    owner: ['vet', '獣医さん'],
    customer: ['pet owner', '飼い主さん'],
    offer: ['care for cats and dogs', '犬と猫の診療'],
    items: [
      ['vaccination visits', 'ワクチン接種'],
      ['senior check-ups', 'シニア検診'],
      ['dental cleanings', '歯石取り'],
    ],
    asks: [
      ['Should I come now or wait?', '今すぐ連れて行くべきですか'],
      ['What will it cost?', '費用はどれくらいかかりますか'],
    ],
    chore: ['repeating the after-surgery advice by telephone', '手術後の注意を電話で繰り返し説明する'],
    result: ['calmer owners and fewer night calls', '飼い主さんが落ち着き、夜間の電話が減る'],
    material: [
      'the leaflets, the fee guide and the ten commonest questions at the desk',
      '説明書、料金の目安、受付でよくある質問10個',
    ],
    tone: ['calm and kind', '穏やかで思いやりのある'],
    taboo: ['diagnosis by text', '文章だけでの診断'],
    where: ['through pet shops and groomers nearby', '近所のペットショップやトリミングサロン'],
    busy: ['in the spring vaccination months', '春のワクチンの時期'],
    quiet: ['in November', '11月'],
    terms: ['"booster", "fasting" and "follow-up"', '「追加接種」「絶食」「再診」'],
    scene: ['a cat looking out of a carrier', 'キャリーから顔を出す猫'],
    client: ['Sora Animal Clinic', '「そら動物病院」'],
    clientIs: ["two vets and a waiting room with a cats' corner", '獣医二人、猫専用の待合がある病院'],
    catalogue: ['20 leaflets and notices', '説明書とお知らせ20種類'],
    theme: ['life with an ageing cat or dog', '年を重ねた犬や猫との暮らし'],
    fans: ['owners of senior pets', 'シニアの犬や猫と暮らす人'],
    subject: ['ageing pets', 'シニアのペット'],
    crowd: ['senior-pet owners', 'シニアの子と暮らす人'],
    motifs: ['sleeping cats, paw prints and feeding bowls', '眠る猫、足あと、ごはんの器'],
    occasion: ['a new kitten in the family', '子猫を迎えた家族'],
    pools: {
      context: [
        [
          'An owner hears a third of what is said beside a shaking animal, and calls about the rest at nine in the evening.',
          '震える動物のそばで、飼い主さんの耳に入るのは説明の三分の一です。残りは夜9時の電話になります。',
        ],
        [
          'Nurses type discharge notes standing up, between a blood sample and the next carrier.',
          '看護師さんは、採血と次のキャリーの合間に、立ったまま退院の説明を打っています。',
        ],
      ],
      insight: [
        [
          'The first question is always "is it serious?", so a text begins with signs that mean today and signs that can wait.',
          '最初の疑問はいつも「大丈夫でしょうか」です。今日連れてくるべき症状と、様子を見てよい症状から書き始めます。',
        ],
        [
          'Cost is a matter of shame; a range with its reasons spares both sides the silence at the desk.',
          '費用の話は切り出しにくいものです。理由の付いた目安があれば、受付での気まずい沈黙がなくなります。',
        ],
      ],
      rule: [
        [
          'Advertising by vets is limited by law, and doses are never yours to phrase; a vet signs each leaflet.',
          '獣医療法には広告の制限があります。薬の量に関わる文は自分で書かず、必ず獣医師の確認を受けます。',
        ],
        [
          'A patient file names a person and an animal; neither belongs in a chatbot.',
          'カルテには飼い主さんと動物の情報が入っています。どちらも生成AIに入力しないでください。',
        ],
      ],
      contact: [
        [
          "Take your own pet's leaflet home, rewrite it for a worried reader at midnight, and return it with a thank-you.",
          '自分の犬や猫でもらった説明書を、真夜中に不安な人が読むつもりで書き直し、お礼と一緒に渡してみてください。',
        ],
        [
          'Head nurses decide about paper; ask for them by role and avoid the morning surgery.',
          '紙ものを決めるのは看護師長さんです。午前の診察時間を避け、役職あてに連絡します。',
        ],
      ],
      taste: [
        [
          'Owners of old animals want dignity: grey muzzles drawn with love, and no angels.',
          '老いた動物の飼い主さんは、尊厳を大切にしています。白くなった口元を愛情をもって描き、天使の羽は付けません。',
        ],
        [
          'Whatever records food, weight and tablets in one line per day is used until the last day.',
          'ごはん、体重、薬を1日1行で書けるものは、最後の日まで使われます。',
        ],
      ],
    },
  },
]
