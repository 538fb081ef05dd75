// The words that the spelling check knows.
const words = new Set(`
  nori cogu lupafeme rivufe cokivujo gume taso guvu cojobaba gujohajo socobaco vukihano rinodiba
  johakijo vuconofe babanori solugu tagu ritacofe mefevuri dijodi sosolu baridiri nosoha lukino
  fetaba guhavu metavu mefe dife luguki hajo hajori baribano jono bahaco tarico hari kijo joki
  diri balugu riri hataki ribafe feha gugu dikidita badi ridino guguno feha soribagu cobagu
  taharijo jorijoco cokimeba soco jovulu dico pagudilu cokife jojojo rikita palufevu baki
  lujofedi dita gufe tafedi rinojo kipameco nopadi nohavuso basogupa ripapame gucofe guvu
  gumedife soguki pajogu disojoso riluta disovuso fecoluvu tacoki vudi hapanopa dilu vupahavu
  paki kikife mepa badino dicolu riri mecofeta nogubaha bapano tavuri tadime bacodi hameno hajo
  vudipaki sofevu lukivuki badiri vugulu norivuco riguludi vurico taco panopa basoha rifegu
  sovunota vuta soco dihakime palumegu megubagu hapacoki lupa kife jogulujo novufe banotame
  dimedilu fenodi pavugugu nofefe rinojoso mebano merifeki tapa dijoha hajo gumejojo kijobalu
  fepaba socogu luba jobavujo didi jomepata haferi dime lulu soritaba guguvu ricoso dimedi
  rifecoha noha haco jobarita barivuri pajohaso tagumegu cobata codiri havupapa luki diha
  jocomedi noditalu hanopajo cocomedi lubacojo vumediri guso kikifeco femehata gugu bahapaki
  kimejo rijojono jojo vusojo hafe kigupafe luco ricodi joco sopagu guha kisovu riha bavu kigugu
  febalu joso bamelu tagu meba tajomepa feta sorinopa jojo fefeme didi guguriba riri dijo
  babadipa nofediso lupa rinoluso josoriso coso pahaha hafepa hanomeha meso panogupa comejo feme
  soripapa pata gucodi jonopa pamefe guno jocoguha cotari mefe dilulujo nososome coki sopaki
  rihaso dipame kihapata baso jofe havu guhapa fejoluha mepa jofe sorivuso tadinono tavuguco
  padi dico mepahaba nokimedi haco lupajo patame gume hame rigumedi vupapa jojo diludiki
  ditanoco feba hametalu lunoguta lubasota nocojopa diguhagu nocolu dijohaki jopadi sofe fenolu
  padilu cofe jofejodi gulufe bapafedi kiguno jodi joco hanogulu bamenoso fefe felu difegu tajo
  rino vulufefe luvugu bajopaha takidi sobalu nojo kihame melu barisodi bacoco nolume kiferi
  vuvudi ribavuki soguno soguba dinotalu ludisoco bagudi rime dime nokibata taha bavuki pafe
  mevudi cokibavu gufeha pakinota havuha badihapa sohavujo merikime femeguha hadivuha pano copa
  codino guhanoha padi cotapapa halumeco panojofe cojo sofeco guvuhaco sori kino vujo risodi
  rivujo kimeta fekipano gulu gutari hameba jofedi meme tameki nocogu guta vuha guta megu feme
  hapajo luriso mebaco kivume febasojo tapaguvu tameno batavu vufevu tano ririhaso noriso
  mefekiri padinome gugugudi rilu vume bame dipajome memefe bapa didibari kijoki luvuso taba
  meno dipa novufepa pakidi joha vuriha kidivulu tasojo pafebadi tari bapano jono pafecovu diha
  vupajo bajomedi corilume hakigu pavuri mepakiha hajo paki paluguki joluso nosohajo vunofepa
  lunosodi guki ribaco hapa cofe pacogu johabajo riri dino ditata luco hamesodi didijo cocogu
  paki comeluha dino ditafeno mehafeme luriluki taki cono hakiba hanodi dimepa kijoripa noki
  feno sogu vuvugu noba ridijo josoguso gurifeso nofemeno jopa meba diri mesorita luno hapa
  rivudidi coguso noha jofevugu ditaha fenodiri nohajovu guha taluki meta haba someri guki
  divuha lupavu sopa kididigu kibaba hapa diridi comeso feri luha fepaco digufe medi jori bamefe
  guharidi dihata nono dinorijo nodita tagulufe hadidi vucoso haha pahavuta ricono tajoha hafedi
  meta guco dilumefe joguki pafefedi jojogu cogumevu pagu dirisogu kilu lukijo covu nolu bata
  somejo luluki tadijojo fegukiha rifegu bagu feba luvusoco baripame tanogujo rivusoso vumepagu
  tahaha gujolu kilu ridirico mepahagu patagujo rivufejo sohaguri hafediso luso josolu pajo luno
  fecogu hapagu halugu cohata fesojo jota lumeco lucojo tafesoba dirifeha sodico kime guba
  halucoki nono kifekiba jodicoco nomemeno luvu copa riba dinogufe hamejota didita jovu luso
  meriha kiha vucodife fehabadi cohajodi come jofegu corime fekinodi lupapa digu vuso vuhaki
  sofenori divu bata difelufe kijo kiri habadico kibapaki jorijo vucodiso ludife coco takino
  ricoguha feme panosori lusolu rijodi hakicodi metabavu digufe ridita kijo cono soki memecori
  tanoki fefe gugu banosoha colume pafe guki riki diso soridi jopajogu baco mejoki gunodiba sodi
  mekifeco sobadi hajo gumepa dino jojo hame soricoco vupa pahaki gufeso fevutavu palusono tapa
  kijokilu gudigu kimelu dife sotapa haso fepadi luguta rigusoki didiridi bajolu nojodilu bano
  pata jopaco mevu cojohapa tadiluba paco sojo nono soguluba dife patagu jotafeki lupaso kita
  fetano haso dipa gufe comepa jotafelu guno fecopafe bata hapasodi jomecori sokiha feha taha
  paco ditaki fecolugu sojo digubaso nopaha jofenojo tamedi cohakico tagugu tavu guha ludi
  jogujogu riki medi gunojo some kifeta nogu feribari fevu dijodime guki feme meso kivuvuba
  merife fedi bajo riririri jogukigu joco jolurino conono tadifeco ditarigu hakigu gulu risofe
  jobapata notalu sodi lubano soki rikijo gugudidi kilu rilucome vujori baba felufe jomepa ludi
  jogufe mehataso fecodi badihari riri gume halubadi baco merisogu hapagu pakimevu socoha kino
  tafenolu lugunono kinohapa gufe gugu guvuki kibabata bavumeta tame lusoba kicojojo lujofejo
  guvuriki mepahadi joluta mebajo kisome kiha gubano tadi gubaki rimeno pano hagu cojo vumecota
  vuvu vufedi vubasojo noco bagunoba jopafe taki bajodijo jojo tapame soluvu gupapa jofepame
  vuhaguha rihapa kime jofe mebaki bacoluco feta gusojovu memetaso ririluba vupa tacokime
  sobahaco banoco bapadime rivumeki baco tavucodi taridi jolugu dihakilu fefehalu hababa mebaba
  lujodijo fepa copa bajo dipagugu cojo bame rigufe fefejo cono meco paridivu tanono vulu
  tabariba sonodi mepaco cojo nomeba vupa jolu guco conofedi mefe mebafe kidife bavujo sojoha
  jome lupa bano feco ludi fehakita tatacono diri pari kijoki jocokivu hano coki sota jorilujo
  disosolu merinodi codibalu vuha memejopa lugujota hari luvujopa rino kime badico haconoha jota
  cogusofe babadilu vutadiso kilu jovu vuluta guki nopatata sovupajo hacofeme ririri jofedi
  sopabata sodi palu vujo mefelu sosocoba paluba noco vuba kivupalu colu gukilu pacoba vucoba
  hadi pahamefe merisome dijotame ripajoba ririsovu ritaha pakiha halu megucoba didi lupahalu
  havuha gugulume pahano divu kidimejo habaki jokiba nofefepa luba badikiso kibano rilu vulu
  haco vuso taso bahaki fefe nokihadi luguvugu jogucojo meno mejo vufeluta kiha kivucoki paco
  luguvuta fetameco badico jomedivu gufeco dicoguri meme rimeta diki vugu tanoha mekimeno hakivu
  babapa vuvugu paco nofejoki talu tabapaco vuhavuno vusopaso paki nonoguki ridikigu vufe bapalu
  rivuluha nokigugu guvunoha feguvu fevu sodibano tajo ribavu meco barivuta tavu rifeguno
  gubafeba nomecoba jopa vudipapa noguvujo padiha gufegu paguhaba rifeco lusometa diso hatadivu
  dijonolu bagufe nopaco talu haso joriki rivuluso tavu ririha lugupa mebaguso luguri luluno
  haluco bano dino mejo hata soriso some cohapapa gumevujo gudi parijo pakiluta baguluri
  kirimedi dipapa mecokiki gudiki noki bakife pajori lumefe mesoki cobari lukipa vupapalu febaha
  lufe hagudita palu sovubafe tahajolu sofehari tagu dibavu bariha nofetari luba guhadiri taco
  hajo vuta jolugu feha hacojo kigufeba nobaso jocofe pabapa ririlulu fesome dibahagu vudisolu
  luguba haha kiba nojovu pari felujo rife fefesoso bafefeso tame meha luhaha harigu havu
  kikicoba luluguri haso pajo sopa fecopa nota covu notaha kijobame nolu diharico taluhagu
  melucofe pari gupa meri rigu pahadi vuri mevu hagu kita vucorita rivu nome vumevudi ditaki
  guhafe pakife vurife vugujo tabalu soguvu mekiluri soco nojodita kicoba noha baco johabajo
  nopari mesovu sonolupa kipahavu jocome paconoco bamefefe nokifeki lutanodi haluso jopa
  conomeri solugu tafe dikiso vutajolu sopari vudilu pajovuno vufesofe luluso pahalu ferihaki
  bagumefe tadijo feba socosoha johari joguludi feri tagukiri novudipa taguhaba vufeno kisopa
  nocodi gukiluki fefe soriluki soba panoso pagu soki dijo gumeha febasota tahasoso gutari noba
  cocokiso feluluba jome gudita josovu gucohaki cocodi tanofe pajoriha pavugulu feluta jonome
  gudiguvu sofefefe paha febaha notagujo rikihapa vuguco lubameri jomerino tavufeco sogu
  paguluri paba feme gudijoso vuco lume vurilu pasoba nohaba copa sonosono metakiki cosori jojo
  luguhavu kigudivu corijono metadi diguno hadi nohajo luso menonono lume cojo bacotaki meba
  ricolu ditaba mejokiba fediso jodi lutajono ludicoco vunorime kiha hata lupa jonogu dinopa
  rime luba vuri mesoki pagupa kifebaki panoha kime sopafeta pavujojo femefe basobata gulu
  vudime bacovugu feha riluta lucotagu fesocori tapavuco gufejo feso tafegugu vuta kitanolu
  pavukico gukivufe cori hanomeno dimerigu luguco tadisofe pahapa sovuta taki vuhari kiso
  kinokiso fevuri soco paguri megu jopajogu norididi nojorilu pagudi melumepa nokipajo mefeba
  josori gusojo melu guvuno guridino baco divu cojocopa kilujovu diluno tapa nogu didi kimeco
  hajoriri hajopaha balulu rinoki dirinori sotagume noba pabahaba dimecota riha sojoco cocoso
  rilu gubavu jofehari nokihadi jovufe pataferi noso gutacopa febakiso menoco ferihafe cogu cojo
  diso lubalu kisoki tafenopa mejo rinovu kigumeco coba guno lumeno badico soluno fesotaha
  tameme hasofe fejomeno tajo jocojojo dijo kivuhano divuguta panokime mefeta digu gusoguso vuba
  sovu pajohaha pafeha rilu taso haba fecokilu taha guditaha guhahaso noco ririgugu guricovu
  nogupa nonopaco parime cocoki nogu norime rilu guki noguluvu vufevu nori jobajogu jopa tavu
  haguba pagujo noso kipanogu vuri tadiluta feferi guno diso pamehaba fedi divu taha bacofe
  fenome kikico babafeco luki socotafe vuco jovuno rime fejofeme jolurivu lugu jobapa sosoguba
  sopa gukinoha riso harikipa sojojo megu kikibaba soricopa kiba risojoco sohajo pajo vukidi
  sosota haso femeso guri tata riripa melufe ribasoki paguno josodi talu baba sokiso bavucovu
  pahadi fefe papameno gucoco cocoguha tahata hapa sorihadi josovu jobafevu socofeki lulu vugupa
  talucovu rivu hafe dipaba cobame kigu mevu colufedi fevukife disota joki medigu mesogufe hame
  bacocolu fefeta coki jojopata guferiso balujo fepafe fejoso soki dipame colurigu fegume cojo
  noki bahaki conono nogu hanomefe feguco gudipa mepame cogucovu diki jocojolu haba rivudi
  coguno vunoso hagu ludicojo tavupaso guvugu bajorita vucocolu taso vunoguri dilume joco rilu
  tata vuso jomemegu noluso haki kivu tajonogu sodino kiri melu hahavugu lume sojokiba ludisojo
  soco luri lubafepa mecota sotaluco dilutavu jolu feki covuguha nosojogu memeki coguri sopa
  bata cofetaki digume guri tacojo hadisoki mepapa dinohaso sohadita vuhajoso sogu diso sofeme
  bafemeki ripajo kisojota padiha jomenoha jono bahanodi gume sokijoba cota havumeso kihapa
  codico fevuta fegu taluco vucokiso noha parihagu gukivu kiso hafemeba megume mebajo sovusolu
  hajo hano lufeguri fehapa taba notacodi vusoki feki fenoha guco tadino paha vumeso pakimepa
  digucoco dipakigu basodi medidi disodi rijo bagu ridime fememefe lurijo pahajo noha notafeno
  dimebaco vuvu vusonori sorime vurihalu luri sobataba cotapari parijo taki tahavu fevupari
  mepapano rime jome padigu tafejota sodivu kibarico lupa tasoriha ribagu guno vukifefe codi
  vumepata hajoso difeta gusoba norisogu tajota lupasojo vuri vunofejo badi tafecome gukiba
  vunolufe hakidita tanono jofegu pano sotadiki hameme hatafefe copata nojoco tanoluso feba
  fenotavu fesotajo luco bamerivu corilulu fesojo bapabafe coco soluvuki cofeluri taguvu noha
  guvu bavukico tafevu rita conodife feme sohaki covu dihajo nobari vujodi pameri baco hamevu
  basovu cohari gubaki joguno jokimeso vuno rijoki vuco rivufeki guso cosoludi kihajo hagulu
  rifeba somenome gumefe vutavume meri cota riguridi pame habadiki dicodi mevubalu rihalu pakita
  gujo mefe lujojo pasoki palu hapa parico metalu jorijojo riba hahariri kikifeme lufe megunoha
  didi gucoha comefeme vuki nosojoco baluvuta rikilu joha guri sosodigu taco fedivu didinovu
  vujo vuha felupaha novujo cocopa sota fefeco lujo feluha hakiha haridi sokidino hano ludiguco
  taco nodipa joguta pameluri nota lume tajojo ludiso tagu haba tari sopalu divu cofehafe tadi
  ditahaki baba taki jocovu bahavuha fecoco sojo pajoha covugu pagu feba guguta josota gunonojo
  kisolu dirife hagu didifeco tano didi taribavu hafefeta megume havulu vusofe vukikigu josonono
  nomegupa mejo gucobata vuguriso bajomegu tavuguso kidi jomegu nocolu ribadi jovulu nome
  tahamelu cobavu vupa hahaguha felupa rimedilu gusonofe jofefe gubame vurisodi lucofe taba
  lufegu ripa vulucoso fejo cota rivuriki gugu fesome kipa diri hadi mecogu papavu noba diso
  pagu didifepa dicokijo riha guhano sokiha jojo coba hame riki lumegu pajovu fepaha paha mefeki
  nofevuso tapatapa soludi soba tataso gufenofe divumeta coba vukidi taco jovugu vujome febajoba
  norita fefe jogudi vutafeco guha nonofe coso ridi hame meguco cotanofe noha gujovufe felu jori
  papa bafe bakiluki guta kinosolu difelu hatapa pano ludi hakidi luvuvuha habaco kibari didi
  fekinoba pame vuta rijotano jopapa gutari mehadilu diso taha badiha notajoco halu feki dime
  ribapa nonomelu mekita dilufeno tari febameso sodi rivucolu fecota kijo bahata havulu bano
  bajoba kilu bapadilu medi gulupa josomeba bakisome bakisoba meferi jomemepa rilu sori fepabapa
  dinobaco sovu patafe femegume harivugu sogucoba babapa feco luno tame vubacoki guluvuki riki
  kivunolu tapa cohafe cocono dihanori coba tavufe habameri joluriba pano cohapafe nopadipa luki
  cokisodi bamebaba copaki rihalu mesodiha guco jodi sopa guhanome lubaha baso sokigu pameri
  coso taki hadididi cobari pajodi kijovuno hata kipa mefe nocomegu megumeta pataguso gujo
  sojocota gudi joba kitajoki socono bapa tabaha gudi rijoba tadilugu lufe guvulu menocoha
  pasodiba kiso lukino lulu tata ritaguki dino hame some noguhaha mevu diludivu papa nolu
  jogumevu tapa vuvupafe ririsodi taco norime hagulu tari nobadino fegurife basono taco disotajo
  pajomeba meba sojo dimedi feri tatakivu sodi gusovupa fetacodi feha rihavu cokivu gurisojo
  jobagupa someme dirigu ferijome guki lutagugu riba megumeha risosojo tano sofevufe coguvuta
  gunofegu mebasodi coriso papajopa fegupaki sonokiki sofe riripa mejodi mebagu joso rivugu
  dibata pavutalu kijo kimeki pacolu rikipagu kipaso feno cojonojo pameno vufe cogu lucolulu
  vuhabapa mecodipa gurime kipanori kinori jofe harihaha gufe kibavufe solujo medifeta joludi
  pajojo hafelu socovu covumepa tacoki johavu mejoluba bavuvugu rivukigu digukiha pasofe cori
  habariha noki bafegu tavu riluluba rihari nokipadi havu jopa dicosono tadiki bata vunovu kidi
  jomejopa vutadico divuta sopa rico bajori guripa mebatafe fepa kidiki nojodi nojodi fevu
  nokikipa lusoguta hajovuno dimehagu hadiguta diriki merimefe noha vume hagu fepa tafe ripa
  padi soki nojo come babaki mecolu dime sosogu johajo nonoco medi luhasodi memediki kikife
  sovuri socoso jonopa mekijo taha sokihalu hafebaha lubajoso coki febacovu hame sobafegu gujo
  colubaso pano riluta rinoki dicomeki gufeme mediri feluha noriluvu diri fetavufe gujo jofekiha
  guno mesoso cono guhatavu luhaso nosobano jocomelu kifeha rino paba kihariri some nopadi feha
  notaha cobaso dikimejo tajori tadiri jofevu tapafevu rinomeki diha rihasovu cokife notariki
  vuri medipa merivupa diso luvutata meha gucovuta mepa nopapa takipa riridi pano tasokiha
  cobaba ludino nome panolupa jono tafe luco paribame bajo meno hadiri sohalu fetahafe feconojo
  lukidiri kifesome parinojo mesofe haki bajo tadino mevu riha hari ferikiha diluso bajorivu
  hapaki ditahalu diguta gubavuha feme kigudiri sotasome diri bame sorigu taso some copalulu
  dipa guvubari ridikiba bagugu covukiha fefe vufefe disonovu paco ripaba vuco dipapa fediha
  guvu nonosome pameluta mejoba tafe taki vucolu kino jovugu guhahano meha coba febameme
  pabacofe colusoba febari tari pafevu ripa cokiguta hagu ripa panovu fetavuha ribapa lugu
  gusobajo bari fefe gutataso kinodi covu lugubano fehameme noririgu hari rifefe luta vuguco
  cono fefeba nofetaco tafelu femeso paha kilu kikipa guhame noba gume jorigu dife sovu melutaha
  nopaha tadiha sodi bajodi tacofeki bakiba kibari sonohano sometagu riluri rikisofe cobagu
  somefefe sosopadi meripa joha cogu luriki lusomefe covuco ritafe luvumeta cofe joso disovuvu
  fefenome sohafe soco fedimeco tatavuri coha rilu baha tapavuso mekidi lujo johajo lumedi
  tajota sodimeta dibaki pagudi guta tavu vuhanoco jobafe fehagu lucosori rijota pano kime
  vucolulu lumeripa palufegu feno jobapa gubajopa mehatata vudirico jori kiri nocopadi kigume
  fehagujo sono divurilu mecohavu nodi feso vuvubavu jofedipa dibapa noco coriki vuba difepa
  bafegu feme rikino corilu halujono riri pagupaco difeluki fevuta vufefeno kivuso rita sodirilu
  tatadi sofekita mevupa fetari pahame gukilulu vucopa bataco rijo dilu copavufe tajo nosovu
  guludivu rilu papame harime digu jotaha guluha gudico cogufeha haco ripa tajodilu papaco feki
  kihagu cobajovu lumerilu jonoba fesohaki dita vucoki diba vupame covuvu diso habatata merife
  dikidijo gupano meco mekikijo jolu jokipaco hajo diri pavuvu dicogume tadino pata tagu feha
  tacoki fenolulu dimeguba mebajoco luki pasono hahanolu tarijo febadi cohanono difefe diriba
  vugu lucorife luvusoco copa gujo kitagu risono babadi joco jofe sovuba bafetano nota sota
  vujoha mevufe lupaba kisoluki paco difedita ricovudi soluba taluvume medita diluhaki cosofevu
  vubalu rino pakivufe hameguha divujogu hariha jolu nopacoso gugufeno rinomeno covuno vujori
  hano paguvu guco gubaha patalupa pacojoha kilucoha takiri kiriso kikiri tafe vulu kiha ridife
  sofe pacovu diluvulu cono sorimeki vujodigu haba cokime mesorico nori kipano cono lume nopa
  rilulu codifejo rigudi rico sodi somejo gujodi kiso ritavu risogufe dibacoki kiha medihadi
  dihajo guluvuso hafediki kivugu disofe feki taco bata pasovu hasovupa cotalufe fecopapa vubaha
  cohadico havu megu ridi nososo noguha kivufe bata dita luta gurihaki nofe fetafe riri jotabaso
  johafe nonopajo cori bamejo pataba tavu ridibalu haco pata vufesolu habafeki ricoco ritagupa
  sotacolu vupa corihaba haditaki feha haludi sohanodi lupavu nohano gupalulu gulu vukita lujoha
  coluba coso taki tajotafe vuco socovu luvudi jome noguvu lukimevu guhaba covuha paki feluvuba
  vugufe kivu noso halu mehajodi pagucori sofe jodi pata jofe meluridi kipavu tanoriri sobaki
  gupanoco vuvufe cojoha vuri luguta kime sohasoki taluha vupaki diriba nocopafe novu rigudi
  lupa taba bafetame pahatari rihata sojo meta luta rico gusoba jome vugu ditavu bari diba
  taludita feba nodiha haki merihapa memebagu taricolu baluguba pacoba tafeba mefecome rino
  pafeme kirino fepalu dilu colu guso guso hahafevu sovu nori jovu meri jodiha baso risoha
  vuhacoha feha hakitafe rita feki bavuco paba fekivu sohaha guluco baguta takife gukiri copa
  guluta divubano fevufefe joco nogucolu basosopa divunojo lujoha nokiguha taludi kilufe soso
  tacolu basoferi hamevu vunogulu meki lulu vukijovu vukilu guhagu cohadigu rinoco fesogu lumeri
  kico jolurino nopa lubaco vuno fejoki haki rigu mefemejo coluri dimegu memejo meso noha noco
  pagugupa riguriba badife kinotaki nohagu gulume cogudi soluta vuhataba nori ritata ritanojo
  nopagu noha nojo jovu riludijo kirita hajobame vufeha dibagu kinopano fepabajo jocori covu
  guno mediri rigubafe vuhata cofe diferi nodiguvu vudicopa joha pasofeno fediha luguki hafeba
  bapa cotanofe luguno corilufe vudipajo nono baso meripaso sori rime sopadi hacocogu soba
  dicoridi bame nolu pakico nokijo halufeco havu meco rivu rijogu jolunono takigu vugutagu luco
  pagu guluta norife vulumeco hafelu kilu vuba tata covufe copajo ririvuki taferilu rilu rivupa
  meno fetaso luno pasoco mepa feki hataluno sometavu dikiba mejoki lukino coconoha dihatadi
  memehaki kiba luvu hapadico bajo gulubadi sodi nolulu hacoso jojo guki colu covu taco taki
  vuguba sofe nome noha dibapajo mesojo luno codi vugume noba dita pagume bata dirico jovu
  hameri comeriri kico pata haso gutabajo feludife noguba jojo joki fejolu lugumejo codife tajo
  coripapa bame hapacoha noba bamefe joriri mebaha cotagu pacovuha nodico ditaba bafevu pacosodi
  rididime diguhaba kipa lujo pabame haso dino pajorife ricolu guhavuba gujo coki kinosoha
  fetahaso ririludi tajo fekifeno riri joguha palupa coluri dibahaki papa jojo dinokipa sovuco
  batajo vuhamevu conosoki mepadime mehafeha tadi guvu jopa paluta panobapa ripajota nohavu
  hacori soki colu nogu lugu hakidiha diguno ludiki feha diba sonosoha kigu femeki dico difegu
  tapafefe cono febaki joba meso mekico gusono mebadi mepatalu come pacocoki nojo socota gucota
  hadijodi riri tasopa gulu dikibajo nojodi ditadi dilu cojota gutalujo taluvugu dipame pariso
  haguso mevuhano haditame lupa megu gubagu josohadi mesotaco noso vunoha vupajopa haguco kikime
  vuco meta cohanogu haha halu megulu hari gudi meridivu tadipalu nosono feri josokife bagukilu
  gujoso paki kitaki mesodi jofevu diri johajo gudino pamepaco novu tarita jovume fevu pafeme
  risodime jojotano sono pahagu papaluta pakijo nodiki coki disonota gulutadi kigu fecogupa dipa
  havu soconopa cofeha riba digu mekihari vuvu guhahajo guha hamepa vujocofe lunofe pavu dirilu
  havu fetadi nosobagu sonobafe dinovu meripano rinofe nono menolulu guludi megubaki gujori
  vurime codirife dilu fejogu hapa mekijo soha lusolume gupadivu papaguri luvurigu mejodi kiluta
  nokikijo gulu lujo tafefe tariba riki gujo kikiri lukijo vufememe nokino lujovupa fepaki
  lukipa riba somevudi fenoso kimeso cononolu luba dimekife kidicoha hanoba riritafe paluri
  lugubari rime jofeba pagucolu paso luki balu lusoha sofefejo vuhapaki diso kinoguno noguno
  sokife haso tanodi fediba nocojoso dinofejo nosodiso cofe kitagupa hajocopa jopa dijodi conoba
  vubano vuhavuco jobacoso diferiri kinohalu tametagu mefelu rino pamelu nohatapa sodipavu
  hatarijo sokiso hagu dimelufe lukifeba solugu colugu jodi kigugupa jono guguluki fepajo
  pasobafe lumefe rita lufeco kiguco dikiso dilumeno tadipa tatapa rikivuvu mehatadi febaba
  cogurino kisobame gupadita guvuba haso bataguba hahaha socogu pasono gudifefe merijolu
  mebapafe baguco rinono mehanome luvu jososo haki fesoguno cocopa mediguha dino kikidi rimehaso
  fedi dipadi rita cojo papafe gunotafe vubarife fejomeri vulu bari nomeba vulu rilukipa
  mesojono riri nome comeso lulumefe patacopa soguhalu guvuri gunodigu nohalu jota gunobagu
  bagufeme luvuno fenokilu sofe novuta takijoba guvu lunoguki taba dijo feba paba vusofe
  havucoso fekime taguki tahabame kikiluki kifelu rikimepa vuri meki dicobano hagutadi ripasori
  sogu sojome sotakivu palu kidi badirigu lurijo sovu rifegu joco nononojo meri vuno felusoco
  ludiki menojo hasonodi sojo mepahalu lubagu tabaco bahatari lucodita rijokita bavu kitaki
  rinogujo ricome codi vupa gume fetahari jolubafe meco jonoba meludi pacoripa hari covumeco
  josomepa codisogu diri dicotavu taridi dife joha pakivu hadibagu pagukico coba jodi mejomejo
  nobaso diba jorihalu fecome jobanojo panobaha feta dicodi riguhalu lujovu haco gudi metavuso
  mefe kifedi nobafeba vuco batavugu ricota baluno luso hafedi gudiha vuri ditacopa coco lufe
  gume sodimepa soso baba fejo vuriso bavumeno hanogupa jokiriri memeluno kijo fejo johaco
  risofe vujo digudife vuco basofeba febadi haha papaco tabacoco rilunoco dinokico kibavu
  kikijofe taso haferi gufediha soluki nojosojo gupavu fejojo rilunofe guvutadi kivuno dico pajo
  tanoco vupa febasojo sojoluso corife pagu vutagume sofemeha dicopadi jovu sodibaha hanoso
  ripaha vume fevufe jovuhano covume hakidi sosota gubata vuvudi fecome memeluha gutahaco johalu
  tagubata meba tavuhaki vuvu kiguba dino noguluki gubajo kiguhalu pacovu fejori meno hajori
  merisoba cosovulu menoguri joba cokime mehata tapa hagudiha pata lumejori kime guba tapa
  rigugulu luta nodi diditaki paguhagu kirime rifeki solunogu vume talu taco rimeso pavu baha
  diguki jofetaso tafe soriha kitaki banopata jota sodijoso nolutaha vuhavu notapa gulu lumekilu
  kino cofe mecosojo lujofevu baki kijo vuri baferiri bariluha mecopa jofevu gukimeta nori
  lucokico nori fejojoba hajo joditalu bacogulu menogu pagufeco noha josoha tacotaki vubari pafe
  fefepaha norime guvu taco rifetano panotaki jobaluno patatadi dijojogu merigu tatajo tafepafe
  feco banori guba banokita fejo palujo hafe dimesofe sojoguba pafe hahadigu tarita mefe
`.split(/\s+/));

export const spell = (text) =>
  text
    .split(' ')
    .map((word) => (words.has(word) ? word : `${word}?`))
    .join(' ');
