/** Portuguese adjectives beside the nouns they are made of, and the one who does beside what is done; see `wordings.ts`. */
export const adjectiveWordingsPt = `
rodoviari* viacao estrada* via_rodoviaria transito
rural rurais campo agricola* mato interior
urban* cidade* meio_urbano
costeir* litoral costa orla
fluvial fluviais rio rios
montanh* serra serran*
insular insulares ilha ilhas
alentejan* alentejo
algarvi* algarve
minhot* minho
transmontan* tras-os-montes
beira beiras beiro
ribatejan* ribatejo
duriense* douro
madeirens* ilha_da_madeira
acorian* acores
lisboet* lisboa
portuens* porto_cidade
brasileir* brasil
portugues* portugal
espanhol* espanha
frances* franca
alema* alemao alemaes alemanha
ingles* inglaterra britanic* reino_unido
italian* italia
europ* europa
african* africa
paulist* paulistan* sao_paulo
cearens* ceara
mineir* minas_gerais
baian* bahia
gauch* rio_grande_do_sul
nordestin* nordeste
radiofonic* radio radios
televisiv* televisao tv televisual
cinematografic* cinema filme*
teatral teatrais teatro* cenic*
coral corais coro coros
danca bailado coreografic*
jornalistic* jornalismo noticios*
editorial editoriais edicao edicoes
grafic* impressao tipografic* grafica
literari* literatura livros
poetic* poesia poemas
histori* historia
arqueologic* arqueologia escavac*
arquitetonic* arquitetura arquitectura
patrimonial patrimoniais patrimonio
museologic* museu* museografic*
bibliografic* bibliografia livros
linguistic* lingua* idioma*
gramatical gramaticais gramatica
matematic* matematica calculo
numeric* numero* algarismo*
geometric* geometria
quimic* quimica
biologic* biologia
bacteriologic* bacteria*
microbiologic* microbiologia microrganism*
genetic* genetica adn
molecular moleculares molecula*
laboratorial laboratoriais laboratorio*
cientific* ciencia* investigac*
experimental experimentais experiencia* ensaio*
analitic* analise*
clinic* clinica doente* paciente*
cirurgic* cirurgia* bloco
oncologic* oncologia cancro
cardiac* coracao cardiologia cardiovascular*
respiratori* respiracao pulmonar* pulmao
renal renais rim rins nefrologi*
cutane* pele dermatologi*
ocular oculares olho olhos visao visual
auditiv* audicao ouvido
oral orais boca bucal bucais
dentari* dente dentes odontologic* dentista*
osse* osso ossos ortopedi*
muscular musculares musculo*
articular articulares articulac*
lombar lombares costas
cervical cervicais pescoco
neurologic* neurologia cerebral cerebrais
psiquiatric* psiquiatria saude_mental
pediatric* pediatria criancas
materno materna maternidade mae maes
obstetric* obstetricia partos
ginecologic* ginecologia
alimentar alimentares alimento* alimentacao comida
dietetic* dieta*
farmaceutic* farmacia*
infecios* infeccios* infecao infecoes infeccao
higienic* higiene
sanitari* saude higiene
ecologic* ecologia ambiente
climatic* clima
meteorologic* meteorologia
pluvial pluviais chuva aguas_da_chuva
eletric* eletricidade energia_eletrica
eletronic* eletronica
mecanic* mecanica
hidraulic* oleo-hidraulic*
pneumatic* ar_comprimido
termic* calor temperatura
acustic* som ruido
sonor* som audio
solar solares sol fotovoltaic*
eolic* vento aerogerador*
nuclear nucleares
textil texteis tecido* vestuario
ceramic* ceramica
plastic* plastico*
quimico-farmaceutic* farmaceutic*
automovel automoveis auto carros
ferroviari* caminho-de-ferro caminhos_de_ferro comboio*
aeronautic* aviao avioes aviacao
aeroportuari* aeroporto*
maritim* mar navio*
naval navais navio* barco* construcao_de_navios
postal postais correio* correios
aduaneir* alfandega*
turistic* turismo turista*
vinicol* vinho* vinhos
vitivinicol* vinha vinho
agricola* agricultura campo
agropecuari* agricultura_e_pecuaria
pecuari* gado criacao_de_gado
leiteir* leite
horticol* horta* legumes
florestal florestais silvicol* silvicultura
piscicol* peixe* piscicultura
avicol* avicultura aves
apicol* apicultura abelhas mel
canin* cao caes
felin* gato gatos
equestr* cavalo* equitacao
comercial comerciais comercio venda vendas
cambial cambiais cambio
salarial salariais salario* vencimento*
monetari* moeda dinheiro
economic* economia
societari* sociedade* sociedades
contratual contratuais contrato*
legislativ* legislacao leis
judicial judiciais tribunal tribunais justica
penal penais crime crimes criminal criminais
civil civis direito_civil
laboral laborais trabalho trabalhista* trabalhistas
registral registo* predial
policial policiais policia*
prisional prisionais prisao prisoes
militar militares exercito tropa*
municipal municipais municipio* autarquic* camara_municipal concelhi*
autarquic* autarquia* autarquicas municipal municipais
governamental governamentais governo
ministerial ministeriais ministerio*
estatal estatais estado
parlamentar parlamentares parlamento
eleitoral eleitorais eleicao eleicoes
comunitari* comunidade*
social sociais sociedade
juvenil juvenis jovem jovens juventude
escolar escolares escola* alunos
universitari* universidade* faculdade*
academic* academia universidade
pedagogic* pedagogia ensino
didatic* ensino
letiv* aula* ano_escolar
educativ* educacao educacional educacionais
formativ* formacao
profissional profissionais profissao
estagiari* estagio
aquatic* agua piscina
futebolistic* futebol
recreativ* lazer tempos_livres recreacao
religios* religiao igreja
funerari* funebr* funeral funerais
residencial residenciais residencia* casa casas habitac*
predial prediais predio predios
domestic* casa domicilio lar
domiciliari* domicilio domiciliar domiciliares casa ao_domicilio
mobiliari* movel moveis mobilia
textual textuais texto*
digital digitais informatic* computador*
cibernetic* ciberseguranca
presencial presenciais presenca
manual manuais mao a_mao
diurn* dia de_dia
mensal mensais mes
anual anuais ano
vesperal tarde
feminin* mulher mulheres
masculin* homem homens
etari* idade
migratori* migracao migrantes
demografic* populacao
geografic* geografia
cartografic* mapa* cartografia
topografic* topografia terreno
sismic* sismo sismos
incendiari* incendio*
mineral minerais minerio*
extrac*_mineira mina minas
petrolifer* petroleo
motorist* conduc* conduz* ao_volante guiar
redator* redac* escrita escrev*
tradutor* traduc* traduz*
formador* formac*
editor* edic* editar editei
locutor* locuc* voz
padeir* pao padaria
pasteleir* pastelaria bolos
jardineir* jardim jardinagem
eletricist* eletricidade instalac*_eletricas
canalizador* canalizac*
pedreir* alvenaria
carpinteir* carpintaria
serralheir* serralharia
professor* ensino aulas docencia
educador* educac*
jornalist* jornalismo
tecnico*_de_suporte suporte_tecnico
telefonist* telefone atendimento_telefonico
seguranc* vigilancia
bombeir* socorro combate_a_incendios
enfermeir* enfermagem cuidados_de_enfermagem
fisioterapeut* fisioterapia
assistente*_social servico_social
advogad* advocacia
mediador* mediac*
agricultor* agricultura
viticultor* viticultura vinha
pescador* pesca
criador* criac*
tratador* tratamento_de_animais
estafeta* entrega* entregas
carteir* entrega_de_correio distribuic*_postal
distribuidor* distribuic* distribu* concessionaria*
concessionaria* distribuidor* distribuidora_de_energia
montador* montagem
`
