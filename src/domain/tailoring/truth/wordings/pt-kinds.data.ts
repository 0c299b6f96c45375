/** Portuguese kinds that may be said for their members, and words that another implies; see `wordings.ts`. */
export const kindWordingsPt = `
ilha ilhas insular* < arquipelago acores madeira
peixe peixes pescado < otolito* atum sardinha* bacalhau captura* palangreiro*
cetaceo* baleias mamifero*_marinho* < cachalote* golfinho* roazes
reptil repteis < tartaruga* lagarto* cobra*
aves < cegonha* gaivota* aguia* grifo* abutre* cagarra*
mamiferos < morcego* lobo* raposa* veado* javali*
insetos < abelha* borboleta* escaravelho* mosquito*
cientific* < revisao_por_pares artigos_em_revistas congresso*
embarcac* navio* < palangreiro* traineira* arrastao* veleiro* ferry catamara*
campanha*_de_mar viagens_de_mar saidas_de_mar < embarqu*
conscientizac* consciencializac* sensibiliz* < campanha*
cansaco fadiga sonolencia
cinto_de_seguranca cintos_de_seguranca < cinto cintos
carne carnes < bife* costeleta* lombo picanha alcatra
frutos_do_mar marisco* < camarao camaroes lagosta*
laticinio* lacticinio* < leite queijo* iogurte* manteiga nata
doces doce doce_fino < brigadeiro* bombom bombons trufa*
bolo bolos < torta tortas tarte tartes cupcake*
bebidas_quentes < cafes cha chas
bebida_alcoolica bebidas_alcoolicas < vinho* cerveja* licor* aguardente*
ingrediente* < farinha acucar ovos manteiga fermento
produto*_de_limpeza < detergente* lixivia desinfetante*
artigo*_de_acolhimento amenities < sabonete* champo* xampu*
roupa roupas < lencois toalha* farda* uniforme* cortinado* colcha*
roupa_de_casa texteis_de_lar < lencois toalha* cortina* cortinado* colcha*
mobiliario moveis < secretaria* cadeira* mesas sofa sofas cama camas
eletrodomestico* < frigorifico* fogao fogoes maquina*_de_lavar micro-ondas geladeira*
equipamento_informatico equipamentos_informaticos material_informatico hardware < computador* portateis impressora* monitor monitores
periferico* < impressora* rato teclado* scanner*
dispositivo*_movel dispositivos_moveis < telemovel telemoveis tablet* smartphone* celular celulares
equipamento*_de_rede < switch switches router routers roteador* firewall*
sistema_operativo sistemas_operativos sistema_operacional sistemas_operacionais < linux windows macos ubuntu debian
virtualizac* < vmware hyper-v proxmox kvm
ferramenta*_de_automatizac* automac*_de_infraestrutura infraestrutura_como_codigo < ansible terraform puppet chef
contentor* containers < docker kubernetes
nuvem cloud computac*_em_nuvem < azure aws gcp microsoft_365
ferramenta*_de_colaborac* < teams slack microsoft_365 sharepoint
correio_eletronico e-mail < outlook exchange gmail
processador_de_texto processamento_de_texto < word
apresentac* < powerpoint canva prezi
software_estatistico < r spss stata sas
programac* linguagens_de_programacao < python java javascript php matlab r
base_de_dados bases_de_dados banco_de_dados < sql postgresql mysql oracle access
software_de_contabilidade < primavera phc sage toconline
software_de_gestao < sap primavera phc navision totvs
software_de_desenho < autocad archicad revit sketchup solidworks
modelac*_3d desenho_3d < sketchup solidworks rhino blender revit
edic*_de_imagem tratamento_de_imagem < photoshop lightroom gimp
edic*_de_video montagem_de_video < premiere davinci final_cut
edic*_de_som edic*_de_audio < audition audacity pro_tools
paginac* < indesign
sig sistema_de_informac*_geografica < qgis arcgis
software_hoteleiro < opera protel newhotel
software_clinico < sclinico medsys tasy glintt soarian mv
catalogo_informatizado software_de_biblioteca < koha
rede_social redes_sociais < facebook instagram linkedin tiktok youtube
plataforma_de_ensino plataforma_de_aprendizagem < moodle classroom blackboard
videoconferencia < zoom teams meet skype
comercio_eletronico < shopify magento woocommerce prestashop
desporto modalidade*_desportiva < futebol natac* andebol basquetebol voleibol atletismo judo
desporto_coletivo < futebol andebol basquetebol voleibol
esporte modalidade*_esportiva < futebol natac* voleibol basquete handebol judo
instrumento* musica < piano violino guitarra viola flauta saxofone
lingua_estrangeira linguas_estrangeiras idioma*_estrangeiro* < ingles frances espanhol alemao italiano
paises < espanha franca alemanha italia angola mocambique brasil
mercado_externo mercados_externos estrangeiro < espanha franca alemanha angola brasil
cereal cereais < trigo milho arroz aveia centeio
hortalica* hortic* < couve* alface* tomate* cenoura*
citrino* citrico* < laranja* limao limoes tangerina*
fruta fruto frutos < mirtilo* framboesa* morango* amora* cereja* pessego* maca macas pera peras melao meloes meloa* melancia* ananas banana* manga mangas
frutos_vermelhos < mirtilo* framboesa* morango* amora*
frutos_secos < amendoa* noz nozes avela* pinhao pinhoes castanha*
arvore arvores < pinheiro* eucalipto* sobreiro* carvalho* oliveira* castanheiro* platano*
flor flores < rosas cravos tulipas orquidea* lirios girassois
planta plantas < arbusto* flores suculenta* aromaticas
erva*_aromatica* aromaticas < coentros salsa hortela alecrim tomilho manjericao
gado animais < vacas bovinos ovelhas ovinos cabras caprinos porcos suinos
veiculo* viatura* meio*_de_transporte < autocarro* onibus camiao camioes caminhao caminhoes comboio* trem trens eletrico* taxi
veiculo*_pesado* pesados < camiao camioes autocarro* caminhao caminhoes carreta*
transporte_publico transportes_publicos < autocarro* onibus metro comboio* eletricos
equipamento_de_movimentac* meios_de_movimentac* < empilhador* porta-paletes ponte_rolante grua*
maquinas_de_construcao maquinas_de_obra equipamento_pesado < escavadora* retroescavadora* bulldozer* cilindro* niveladora*
maquina-ferramenta maquinas-ferramenta maquina* < torno fresadora* cnc esquadrejadora* orladora* tupia*
ferramenta*_manua* < martelo* alicate* chave*_de_fendas serrote* formao
ferramenta*_eletrica* < berbequim* rebarbadora* lixadora* aparafusadora*
instrumento*_de_medic* aparelho*_de_medic* < micrometro* paquimetro* multimetro* decibelimetro* torquimetro* caudalimetro* termometro*
sensor sensores < termopar* sonda sondas
metal metais < aco aluminio cobre latao inox ferro
material_de_construcao materiais_de_construcao materiais < cimento areia tijolo* argamassa telha* azulejo*
revestimento* < azulejo* ladrilho* mosaico* soalho papel_de_parede
acabamento* < pintura* estuque rodapes
trabalho*_em_madeira < marcenaria carpintaria
rede_de_agua rede_de_abastecimento < conduta* adutora*
obra_publica obras_publicas < estrada* ponte pontes escola* viaduto*
edificio* edificac* < moradia* predio* hospital hospitais escola* pavilhao pavilhoes
combustivel combustiveis < gasoleo gasolina diesel gas
energia*_renovave* < solar fotovoltaic* eolic* hidric* biomassa
instalac*_eletrica* < tomada* quadro*_eletrico* cablag*
doenca*_respiratoria* < asma dpoc pneumonia
doenca*_cronica* < diabetes hipertensao dpoc asma
doenca*_neurologica* < alzheimer parkinson avc esclerose
lesao lesoes < entorse* fratura* rotura* luxac*
profissional_de_saude profissionais_de_saude < medico* enfermeir* fisioterapeut* farmaceutic*
sinais_vitais parametros_vitais < tensao_arterial pressao_arterial frequencia_cardiaca temperatura
exame*_de_imagem imagiologia meios_de_diagnostico < radiografia* ecografia* tac ressonancia* raios-x
analise*_clinica* exames_laboratoriais < hemograma* glicemia colesterol
cuidados_de_higiene < banho banhos higiene_oral
ajuda*_tecnica* produto*_de_apoio < cadeira*_de_rodas andarilho* canadianas bengala*
medicamento* < antibiotico* analgesico* insulina anticoagulante*
crianca* menores < bebes meninos meninas
jovem jovens < adolescente* estudantes
disciplina* materia*_escolar* < matematica portugues historia fisica quimica biologia geografia filosofia
ciencias < biologia quimica fisica geologia
artes artistic* < musica teatro danca pintura escultura
peca*_processua* < peticao peticoes contestac* recurso* requerimento*
processo*_judicial processo*_judiciais < divorcio* insolvencia* injunc* inventario*
imposto* obrigac*_fiscais < iva irs irc icms iss imi
demonstrac*_financeira* < balanco balancos dre balancete*
meio*_de_pagamento < cartao dinheiro cheque* mb_way pix multibanco
produto*_financeiro* < credito* seguro* deposito* fundo fundos
seguro seguros ramo_seguros < automovel multirriscos vida_saude
imprensa comunicac*_social media < jornal jornais radio televisao revista*
conteudo* < artigo* video videos fotografia* podcast* post posts
evento* < feira* congresso* casamento* concerto* conferencia* gala galas festival festivais
espetaculo* < concerto* peca*_de_teatro opera bailado
espaco*_cultura* < museu* teatro* biblioteca* galeria*
espaco*_comercia* < loja* quiosque* supermercado*
unidade*_de_saude < hospital hospitais clinica* centro*_de_saude
estabelecimento*_de_ensino < escola* colegio* liceu* universidade*
espaco*_publico* < rua ruas praca pracas jardins parque*
zona*_verde* espaco*_verde* < jardins parque* relvado* canteiro*
grupo grupos < turma* equipa* equipe* brigada*
formac* < workshop* seminario* curso*
reuniao reunioes < assembleia* conselho*_de_turma plenario*
encontro* < reuniao reunioes seminario* jornada*
pessoa pessoas < utente* cliente* doente* aluno* morador* residente* idoso* trabalhador* participante* visitante*
pessoas_idosas seniores < residentes_do_lar utentes_do_lar
bairros < periferia zona_norte zona_sul
preco* valor valores < cotac* orcamento* tarifa* desconto*
prazo* < data_de_entrega datas_de_entrega
trabalhos_de_costura arranjos_de_costura arranjos < bainha* botoes
pedra* < marmore granito calcario xisto
quimic* produto*_quimico* < reagente* solvente* cloro acido acidos
gas gases < oxigenio propano butano azoto
agua_residual aguas_residuais < lamas efluente*
residuo* < lamas oleos_usados sucata entulho lixo papel_usado
risco* < queda quedas incendio* ruido
acidente* sinistro* < queda quedas colisao colisoes
`
