/** Things of work in Portuguese, with kinds that may be said for their members; see `wordings.ts`. */
export const thingWordingsPt = `
madeira madeiras < carvalho castanho pinho mogno nogueira faia mdf contraplacado aglomerado teca eucalipto
mobiliario moveis movel < roupeiro* armario* comoda* cadeira* mesas estante* secretarias aparador*
roupeiro* guarda-fato* guarda-roupa* armario*_de_roupa
placa placas chapa chapas painel paineis
ferragem ferragens dobradica* puxador* fecho*_de_porta corredica*
prego* parafuso* elemento*_de_fixac*
cola colas adesivo*
lixa lixas abrasivo*
folheado* laminado* folha_de_madeira folhas_de_madeira
soalho* sobrado* pavimento*_de_madeira piso_de_madeira assoalho*
rodape* rodapes guarnic* aros aro
escada* escadaria* degrau degraus
moldura* caixilho* aro aros
antigo antigos antiguidade* antigas de_epoca
seculo_xix oitocentist*
seculo_xviii setecentist*
seculo_xvii seiscentist*
seculo_xvi quinhentist*
azulejaria azulejo* paineis_de_azulejos
estatua* escultura* imagem_sacra imagens_sacras
tela telas quadro quadros pintura*
telha telhas cobertura* telhado*
viga vigas barrote* vigamento* travejament*
pilar pilares coluna* suportes_verticais
laje lajes placa placas
alicerce* fundac* sapata*
andaime* plataforma*_de_trabalho estrutura*_provisoria*
argamassa* massa_de_cimento reboco*
areia areias brita inerte inertes
estrada* via vias rodovia* arruament*
passeio passeios calcada* passeio_publico
lancil lancis guia_de_passeio meio-fio
asfalto betuminos* alcatrao
conduta* tubagem tubagens tubo tubos canalizac* tubulac* encanament*
coletor coletores esgoto* saneamento rede_de_esgotos
fossa* caixa_de_visita caixas_de_visita camara_de_visita
contador contadores medidor medidores hidrometro* hidrometros
fuga fugas rutura ruturas vazamento* ruptura* perdas_de_agua perda_de_agua
reservatorio* deposito* tanque* cisterna*
bomba bombas eletrobomba* equipamento_de_bombagem bombag*
caudalimetro* medidor_de_caudal medidores_de_caudal
lama lamas lodo lodos biossolido*
aguas_residuais esgoto* efluente* aguas_servidas
agua_potavel agua_para_consumo agua_de_consumo agua_da_torneira agua_de_abastecimento
eta estac*_de_tratamento_de_agua estac*_de_tratamento_de_aguas
etar estac*_de_tratamento_de_aguas_residuais ete estac*_de_tratamento_de_esgoto
cqo carencia_quimica_de_oxigenio dqo demanda_quimica_de_oxigenio
cbo5 cbo carencia_bioquimica_de_oxigenio dbo dbo5 demanda_bioquimica_de_oxigenio
cloro hipoclorito desinfetante
caldeira* gerador*_de_vapor
esquentador* aquecedor*_de_agua termoacumulador* cilindro cilindros
radiador radiadores emissor*_termico* aquecedor*
bomba_de_calor bombas_de_calor
ar_condicionado climatizac* aparelho*_de_climatizac* split splits
conduta_de_ar condutas_de_ar ventilac*
painel_fotovoltaico paineis_fotovoltaicos painel_solar paineis_solares modulo_solar modulos_solares modulos_fotovoltaicos
inversor inversores conversor conversores
aerogerador* turbina*_eolica* eolica*
parque_eolico parques_eolicos eolic*
subestac* posto*_de_transformac*
disjuntor disjuntores protec*_eletrica* quadro_eletrico
transformador* posto_de_transformac*
linha_eletrica linhas_eletricas rede_eletrica
alta_tensao at linhas_de_alta_tensao
lampada* luminaria* ponto*_de_luz
interruptor* aparelhag*_eletrica*
fibra_otica fibra_optica fibra
antena* estac*_emissora* torre torres
central_telefonica centrais_telefonicas pabx ppca
roteador* router routers encaminhador*
comutador* switch switches
firewall firewalls corta-fogo
disco_rigido discos armazenament*
servico_de_diretorio < active_directory ldap
maquina_virtual maquinas_virtuais vm vms < vmware hyper-v
sistema_de_tickets gestao_de_pedidos < jira zendesk freshdesk glpi otrs
ferramenta_de_monitorizac* monitorizac* < grafana zabbix nagios prometheus datadog
linguagem_de_consulta consultas_a_base_de_dados < sql
framework_web < django laravel rails spring
biblioteca_javascript < react vue
computac*_na_nuvem nuvem cloud < aws azure gcp
cabecalho* rodapes_de_pagina
tabela* quadro*_de_dados folha*_de_calculo
tabela_dinamica tabelas_dinamicas pivot
formula* calculos
cartografia mapa mapas carta carta_topografica
gps recetor_gps sistema_de_posicionament*
estac*_total taqueometro* aparelho_topografico
drone drones vant veiculo*_aereo*_nao_tripulado*
sig sistema_de_informac*_geografica < qgis arcgis
solo solos terreno* terra terras
talhao talhoes parcela* lote lotes leira*
hectare hectares ha
tonelada* ton t
quilograma* quilo quilos kg
litro litros l
metro_quadrado metros_quadrados m2
metro_cubico metros_cubicos m3
quilometro* km
hectolitro* hl
euro euros eur
uva uvas < touriga aragonez alvarinho arinto
vinha* vinhedo* videira* vinhas
cepa* videira* bacelo*
lagar lagares prensa prensas
cuba cubas tanque* deposito* dorna*
barrica* pipa pipas casco cascos tonel toneis barril barris
garrafa* frasco* vasilhame
rolha* vedante*
mosto sumo_de_uva
azeite oleo_de_oliva
olival olivais oliveira*
pomar pomares arvores_de_fruto fruteira*
fruta frutas fruto frutos < maca macas pera peras laranja laranjas pessego* cereja* morango* banana* kiwi kiwis uva uvas amendoa*
legumes horticolas hortalicas verduras < tomate* alface* cenoura* batata* cebola* couve* pimento* pepino* abobora* feijao brocolo*
cereal cereais < trigo milho centeio cevada aveia arroz
leguminosa* < feijao grao ervilha* fava favas lentilha*
fruto*_seco* < amendoa* noz nozes avela* castanha* pinhao
citrinos citricos < laranja laranjas limao limoes tangerina* toranja*
horta hortas terreno_horticola
estufa* tunel tuneis abrigo abrigos
semente* gra sementes
plantula* muda mudas planta_jovem plantas_jovens
erva_daninha ervas_daninhas infestante* ervas mato
praga pragas doenca*_das_plantas
fitofarmac* fitossanitari* fitofarmaceutic*
gondola gondolas prateleira* < reposic* repositor* repus repor
herbicida* fitofarmac* pesticida* agrotoxico* defensivo*_agricola*
adubo* fertilizante* estrume composto compostag*
trator tratores maquina_agricola maquinas_agricolas alfaia* alfaias
ceifeira* debulhadora* colheitadeira*
rocadora* corta-relva cortador*_de_relva maquina*_de_cortar_relva
motosserra* serra_eletrica
sistema_de_rega sistemas_de_rega irrigac* gota-a-gota aspersor*
furo furos poco pocos captac*_de_agua
gado animais < vacas vitelos bois ovelhas cabras porcos novilhos bezerros
gado_bovino bovino* vaca vacas boi bois bovinicultura
gado_ovino ovino* ovelha* carneiro* borrego*
gado_caprino caprino* cabra* cabrito*
gado_suino suino* porco* leitao leitoes suinicultura
aves < frangos galinhas perus patos codornizes
aviario* avicult* pavilhao_de_frangos granja* aves
racao racoes alimento*_composto* forragem forragens alimentac*_animal
vacaria* estabulo* curral currais sala_de_ordenha
redil ovil aprisco
leite produc*_leiteira leiteir* lacticinio* laticinio*
queijo* queijaria lacticinio*
mel apicult* apicola colmeia* abelha*
cortica sobreiro* montado
lenha biomassa madeira_de_queima
embarcac* barco* traineira* navio* lancha*
rede_de_pesca redes_de_pesca arte_de_pesca artes_de_pesca aparelho*_de_pesca rede redes
pescado peixe < sardinha* carapau bacalhau atum pescada robalo dourada polvo
marisco mariscos < camarao camaroes ameijoa* mexilhao ostras lagosta*
lota mercado_do_peixe
carne carnes < bovino vitela borrego frango porco peru
carcaca carcacas peca*_de_carne meia-carcaca
enchido* chouric* salsich* charcutaria fumeiro
pao paes < broa* carcaca* baguete* papo-secos
massa massas < esparguete lasanha
bolo bolos pastelaria < croissant* tarte* pasteis_de_nata queque*
farinha* materia-prima
insumo* ingrediente* materia-prima materias-primas
forno fornos < forno_de_lenha
fermento levedura* massa-mae
molho molhos temperos
caldo caldos fundo_de_cozinha fundos
sobremesa sobremesas < pudim mousse gelado* tarte*
bebidas < vinhos cervejas sumos refrigerantes cafes cocktails
carta_de_vinhos lista_de_vinhos garrafeira
loica louca pratos copos talheres palamenta
talher talheres faqueiro
toalha* atoalhado* roupa_de_mesa
tabuleiro* bandeja*
buffet bufe mesa_de_pequenos-almocos
cadeia_de_frio temperatura*_de_conservac* refrigerac*
camara*_de_frio camara*_frigorifica* arca*_congeladora* frigorifico* frigorificos
validade validades prazo*_de_validade data*_de_validade
alergenio* alergenico* substancia*_alergenica*
lencois roupa_de_cama lencol
amenity amenities amenidade* artigo*_de_acolhimento
minibar mini-bar frigobar
andar andares piso pisos
elevador* ascensor* monta-cargas
chave chaves fechadura* cartao_de_acesso
roupa roupas vestuario < camisa* calcas casaco* vestido* fato fatos saia* camisola*
uniforme* farda* fardas fardament*
tecido tecidos < algodao linho seda poliester ganga burel
linha_de_costura fio fios linhas
maquina_de_costura maquinas_de_costura < overlock corte_e_cose
molde moldes escantilh*
fecho_eclair zipe* ziper*
botao botoes aviament*
bainha* bainhas remate*
pele peles couro couros curtume*
sola solas solado
anel aneis joia* < colar colares pulseira* brinco*
ouro prata metal_precioso metais_preciosos
relogio* relojoaria
louca_ceramica ceramica* faianca* porcelana* gres
barro argila pasta_ceramica
vidrado* esmalte*
viatura* veiculos < ligeiros autocarros camioes carrinhas motociclos ambulancia*
autocarro* autocarros onibus veiculo_de_passageiros veiculos_de_passageiros
eletrico eletricos metro comboio*
comboio* trem trens composic*
locomotiva* material_circulante
carruagem carruagens vagao vagoes
via_ferrea linha_ferrea carris carril trilhos ferrovia*
motociclo* mota motas moto motos motocicleta*
bicicleta* ciclo ciclos
semirreboque* reboque* atrelado*
cisterna* camiao-cisterna camioes-cisterna
tacografo* registador_de_tempos
travoes travao freio freios sistema_de_travagem
embraiagem embraiagens embreagem
suspensao amortecedor* molas
correia correias correia_de_distribuic*
escape escapes tubo_de_escape
velas vela_de_ignic* ignic*
centralina* unidade_eletronica modulo_eletronico
oleo_de_motor lubrificante* oleos
peca*_automovel peca*_auto autopecas componentes_automoveis
ligeiros automoveis_ligeiros viaturas_ligeiras carros
pesados veiculos_pesados viaturas_pesadas camioes
porta-paletes transpalete* paleteira*
tapete_rolante tapete_transportador transportador*_de_tela esteira_transportadora esteira
guia_de_transporte guias_de_transporte documento*_de_transporte cmr carta_de_porte
manifesto_de_carga lista_de_carga romaneio packing_list
contentor contentores container containers conteiner*
cais cais_de_carga doca docas plataforma_de_carga
guindaste* grua gruas ponte_rolante pontes_rolantes
carga cargas mercadoria* < frutas madeira congelados
carga_perigosa mercadorias_perigosas materias_perigosas adr produtos_perigosos
carta_registada cartas_registadas correio_registado registado registados
vale_postal vales_postais vales
giro giros volta voltas percurso* rota rotas
bagagem bagagens mala malas volumes
bilhete* titulo*_de_transporte passe passes
torno tornos maquina-ferramenta
prensa prensas balance
robo robos brac*_robotico* celula*_robotizada*
automato* plc plcs controlador*_programave*
sensor sensores detetor* sonda sondas
calibrador* paquimetro* instrumento*_de_medida micrometro*
balanca* bascula*
eletrodo* mig tig mag
aco acos < inox inoxidavel
metal metais < aco ferro aluminio latao cobre zinco bronze
aluminio perfil_de_aluminio perfis_de_aluminio
estrutura*_metalica* construc*_metalica* metalomecanica
caixilho* janela* caixilharia esquadria*
portao portoes gradeament* grade grades
plastico* polimero* < pvc polietileno polipropileno pet
borracha elastomero*
tinta tintas < esmalte acrilica
papel cartao cartoes cartolina*
embalagem embalagens < caixas sacos frascos latas
produto_acabado produtos_acabados produto_final produtos_finais
defeito* nao_conformidade* imperfeic*
garantia garantias pos-venda
peca*_de_reposic* sobresselente* sobressalente* peca*_sobresselente*
ficha_tecnica fichas_tecnicas especificac*_tecnica*
plano_de_manutenc* calendario_de_manutenc* programa_de_manutenc*
ocorrencia* incidente* registo_de_ocorrencia
relatorio_de_turno relatorios_de_turno passagem_de_turno folha_de_turno
extintor* equipament*_de_extinc* meios_de_extinc*
mangueira* agulheta*
capacete* luvas oculos_de_protec* equipamento_de_protec*
incendio* fogo fogos sinistro*
incendio*_florestal* incendio*_rural* fogo*_florestal* fogo*_rural*
ambulancia* viatura_de_emergencia viaturas_de_emergencia veiculo_de_socorro
maca macas padiola*
desfibrilhador* dae desfibrilador*
cadeira_de_rodas cadeiras_de_rodas
andarilho* auxiliar*_de_marcha canadiana* muleta*
colchao_antiescara* colchoes_antiescara*
fralda* produto*_de_incontinencia
cateter cateteres sonda sondas
soro soros perfusao perfusoes fluidoterapia
seringa* agulha*
oxigenio oxigenoterapia
insulina injec*_de_insulina
comprimido* medicac*_oral
pomada* creme cremes
medicamento* medicac* < antibiotico* insulina analgesico* vacinas
doenca* patologia* enfermidade*
doenca*_cronica* patologia*_cronica* doente*_cronico*
hipertensao tensao_alta pressao_alta
cancro oncolog* cancer neoplasia* tumores
fratura* osso*_partido* trauma traumatolog*
avc acidente_vascular_cerebral derrame*
dor_lombar lombalgia* costas
coluna coluna_vertebral costas
obesidade excesso_de_peso
depressao ansiedade perturbac*_do_humor
dependencia* adicoes toxicodepend* alcoolismo
protese* aparelho*_dentario*
dentadura* protese*_removive*
oculos lente lentes armac*
aparelho_auditivo aparelhos_auditivos protese_auditiva proteses_auditivas
radiografia* rx raio-x raios-x
tac tomografia* tomografia_computadorizada tomografia_computorizada
rm ressonancia* ressonancia_magnetica
mamografia* exame_da_mama
analises_clinicas exames_laboratoriais exames_de_sangue analises_ao_sangue
hemograma* analise*_de_sangue
reagente* produto*_quimico* solvente*
vidraria material_de_vidro
pipeta* micropipeta*
microscopio* lupa lupas
espectrofotometr* espetrofotometr*
cromatograf* hplc gc
estufa_de_cultura incubadora*
placa*_de_petri meio*_de_cultura
caderno_de_laboratorio caderno*_de_registos
protocolo_experimental procedimento_experimental protocolo*
artigo_cientifico artigos_cientificos publicac*_cientifica* paper papers
tese dissertac* trabalho_de_mestrado
bolsa_de_investigac* bolsa_de_pesquisa
quadro_branco quadro_interativo lousa*
manual_escolar manuais_escolares livro*_escolar* livro*_didatico*
caderno*_de_exercicios ficha*_de_trabalho exercicio*
pauta pautas notas avaliac*
diario_de_turma sumario sumarios registo_de_aulas
brinquedo* jogos material_ludico
fantoche* marioneta* teatro_de_bonecos
horta_escolar horta_pedagogica
plano_individual plano_educativo_individual pei programa_educativo_individual
documento_de_identificac* cartao_de_cidadao bilhete_de_identidade rg identidade
certidao certidoes registo_civil
registo_predial registos_prediais conservatoria*
edital editais aviso_publico concurso*
despacho* decis* deliberac*
deliberac* resoluc* decis*
regulamento* postura* regimento*
coima* multa* contraordenac*
taxa_municipal taxas_municipais taxas tarifas
plano_diretor_municipal pdm ordenament*
orcamento_participativo participac*_cidada
acao_judicial acoes_judiciais processo_judicial processos_judiciais litigio*
peca_processual pecas_processuais articulado* peticoes contestac*
prova provas meios_de_prova elementos_de_prova
testemunha* depoimento* depoente*
contraordenac* infrac*
procurac* mandato* mandatos
testamento* heranca* partilha* inventario*
marca_registada marcas_registadas propriedade_industrial
contrato_de_trabalho contratos_de_trabalho contrato_laboral
acordo_coletivo contratac*_coletiva convenc*_coletiva
boletim_informativo newsletter* folha_informativa
noticia* peca*_jornalistica* artigo*
reportagem reportagens peca pecas trabalho*_jornalistico*
cronica* coluna colunas artigo*_de_opiniao
manchete* titulo titulos primeira_pagina
guiao guioes roteiro* argumento*
camara camaras camera cameras maquina_fotografica maquinas_fotograficas
microfone* captac*_de_som
mesa_de_som mesa_de_mistura consola consolas mesa_de_audio
coluna_de_som colunas_de_som sistema_de_som pa
projetor projetores holofote* foco focos
palco palcos estrado*
figurino* guarda-roupa trajes
adereco* aderecos objetos_de_cena
partitura* pauta_musical
instrumento_musical instrumentos_musicais < piano violino guitarra flauta clarinete acordeao saxofone trompete
peca_de_teatro pecas_de_teatro espetaculo* encenac*
equipamento_desportivo equipamentos_desportivos material_desportivo
campo campos relvado* recinto_de_jogo
balneario* vestiario*
piscina* tanque_de_natac*
prova_desportiva provas_desportivas competic* torneio*
epoca_desportiva epoca epocas temporada temporadas
modelo_3d modelo_tridimensional maqueta* maquete*
caderno_de_encargos especificac*
mapa_de_quantidades medic* quantidades
auto_de_medic* autos_de_medic* medic*
telas_finais desenhos_finais as_built
orcamento* estimativa_de_custo estimativas_de_custo
contabilidade escrita_comercial escriturac*
balancete* mapa*_contabilistico*
nota_de_credito notas_de_credito
extrato*_bancario* movimento*_bancario*
ordem_de_pagamento ordens_de_pagamento pagamentos
saft saf-t ficheiro_de_faturac*
divida*_em_atraso credito*_mal_parado incobrav* valores_por_receber
apolice* contrato*_de_seguro seguro seguros
sinistro* participac*_de_sinistro ocorrencia*
premio_de_seguro premios_de_seguro
credito_habitac* credito_a_habitac* emprestimo*_habitac* emprestimo*_para_casa
cartao_de_credito cartoes_de_credito cartao_bancario
conta_corrente contas_correntes conta_bancaria contas_bancarias
caixa_automatica caixas_automaticas multibanco atm
taloes talao recibo* comprovativo*
terminal_de_pagamento terminais_de_pagamento tpa multibanco maquininha
cartao_de_fidelizac* programa_de_fidelizac* programa_de_fidelidade cartao_cliente
catalogo_online catalogo_digital
saldos promoc* descontos liquidac*
expositor expositores ilha ilhas topo_de_gondola
etiqueta_de_preco etiquetas_de_preco precario* precos
artigos_em_falta rutura_de_stock ruturas_de_stock falta_de_stock
inventario_anual contagem_anual inventario_fisico
wifi wlan rede_sem_fio redes_sem_fio rede_sem_fios redes_sem_fios wireless
bainha* encurt*
arranj* encurt*
`
