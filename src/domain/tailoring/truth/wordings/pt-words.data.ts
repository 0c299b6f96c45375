/** Everyday Portuguese words, loan words, adjectives and fixed phrases that say the same; see `wordings.ts`. */
export const wordWordingsPt = `
testemunho* depoimento* relato* declarac*
seccao seccoes pagina paginas caderno rubrica*
impressao grafica ida_para_a_grafica imprimir tipografia
episodio* emiss* programa*
berma bermas beira_da_estrada junto_as_estradas
encarcerad* presos_nas_viaturas desencarcer*
aparelho* equipamento* dispositivo*
quilometragem quilometros km
painel paineis modulo modulos
fiacao fios cabos cablag* cabeamento
massa argamassa massas
aterramento ligac*_a_terra terra
entrega_das_chaves entrega entrega_da_casa
movid* aliment* acion* funciona*
a_energia_solar solar fotovoltaic*
levantament* medic* apurament* inventari*
interno interna internas internos interior interiores
concluir conclu* termin* finaliz* acabei acabar acabou encerr*
comecar comec* inici* arranc* abri abriu abrir abertura aberturas
atrasar atras* adiei adiar adiamento* posterg*
verificar confirm* conferi confer* certificar-se validar validei
confirmar confirm* reconfirm* valid*
oferecer oferec* disponibiliz* proporcion* prest* facult*
emprestar emprest* cedi ceder cedenc* requisic*
devolver devolv* devoluc* entreg*
receber receb* recec* recolh* entrada
juntar juntei juncao reuni reunir reuniu agrup* compil*
dividir divid* repart* separei separar separacao distribu*
escolher escolh* selec* selecion* eleger elegi
discutir discut* debat* analis* abord*
falar falei falar_com convers* contact* dialog*
ler leitura leituras li lido consult*
buscar busquei busca buscas ir_buscar fui_buscar recolh* levant*
levantar levant* recolh* retirada retir*
levar levei transportei transportar transporte entreg* conduz*
trazer trouxe transportei transportar transporte
segurar segur* fixei fixar fixacao sustent*
apoiar apoio apoiei apoiou suporte suportei ajuda ajudei ajudar ajudou auxili* coadjuv* reforc*
suportar suporte suportei apoio apoiei apoiar apoiou
participar particip* tomar_parte tomei_parte integr* intervir intervenc* colabor* presenca
intervir intervim intervenc* particip* atuac*
representar represent* em_nome
substituir substitu* render rendi assumi_as_func* fazer_as_vezes cobrir cobertura
assumir assum* fic*_com encarreg* substitu*
cobrir cobri cobertura acompanh* noticiar
acompanhar acompanh* segui seguir seguiment* cobertura
observar observ* assist* vigiei vigiar vigilancia acompanh*
vigiar vigiei vigilancia guard* control* monitoriz*
prevenir preven* evitei evitar acautel*
cuidar cuidei cuidado cuidados tratei tratar tratamento zelei zelar zelo olhar_por tomar_conta
tomar_conta cuidei cuidar cuidado cuidados vigiei vigiar vigilancia guarda
alimentar aliment* dar_de_comer comida
acordar_criancas levant*
desenhar desenh* esboc* tracei tracar tracado ilustr*
criar criei criacao criou conceb* desenvolv* elabor* lancei lancar lancamento lancamentos produz*
lancar lancei lancamento lancamentos criei criar criacao criou inaugur* arranc* estrei*
estrear estrei* apresent* lancei lancar lancamento lancamentos
montar montei montagem montagens instal* armei armar
armar montag* montei montar montagem montagens
construir constru* edific* ergui erguer erigi*
colocar coloc* pus instal* dispus* fixei fixar fixacao assent*
retirar retir* remov* tirei levant*
desativar desativ* deslig* cancel*
repor_palavras-passe reposic*_de_palavras-passe redefinic*_de_senha* redefinir_senhas reset_de_senhas recuperac*_de_senhas
redefinir redefin* repos* alter*
gravar gravei gravacao gravacoes regist* captacao captei captar
captar captacao captei gravei gravar gravacao gravacoes recolh* angari*
anotar anotei anotacao anotacoes apontei apontar apontamento* regist* toma*_nota tom*_de_nota
desenvolver desenvolv* criei criar criacao criou elabor* program*
diminuir diminu* reduz* reduc* baixei baixar baixou descid* queda encurt* menos
ultrapassar ultrapass* super* exced*
manter mantive manteve manutencao mante* conserv* preserv*
ajustar ajust* adapt* afin* regul*
converter convert* convers* transform* passei passar passagem
traduzir traduz* traduc* verti verter
explicar explic* esclarec* elucid* expliq*
mostrar mostr* apresent* exibi exibir exibicao demonstr* expus expor exposicao
apresentar apresent* expus expor exposicao mostr* divulg*
divulgar divulg* public* anunci* promov* difund* difus* dar_a_conhecer
anunciar anunci* divulg* comunic*
guiar guiei guia conduz* orientei orientar orientacao visita*_guiada*
organizar organiz* prepar* montei montar montagem montagens realiz* promov*
limpar limpei limpeza limpezas lavei lavar lavagem lavagens higieniz* asseio desinfet*
medir medi medicao medicoes medic* mensur* afer*
aferir afer* aferic* calibr* medic*
pesar pesei pesagem pesagens pesag*
testar testei teste testes ensai* prova provas provei provar experiment*
analisar analis* estudei estudar estudo estudos examin* exame exames
examinar examin* exame exames analis* observ*
investigar investig* pesquis* averigu* apurei apurar apuramento*
trocar troca trocas troquei substitu* mudei mudar mudanca mudancas
acolher acolh* recebi* recec* receb* boas-vindas hosped*
hospedar hosped* alojei alojar alojamento estadi*
provar prova provas provei degust* prova*
comprar compr* adquir* aquisic* encomend*
investir investi investimento* aplic*
todo_mes todos_os_meses cada_mes por_mes ao_mes mensa* mensalmente uma_vez_por_mes uma_vez_ao_mes
toda_semana todas_as_semanas cada_semana por_semana a_semana na_semana semana* semanalmente uma_vez_por_semana
todo_dia todos_os_dias cada_dia por_dia ao_dia diari* dia_a_dia diariamente
todo_ano todos_os_anos cada_ano por_ano ao_ano anua* anualmente uma_vez_por_ano uma_vez_ao_ano
todo_trimestre todos_os_trimestres por_trimestre trimestra* a_cada_trimestre de_tres_em_tres_meses
bimestra* de_dois_em_dois_meses a_cada_dois_meses
bienal bienais de_dois_em_dois_anos a_cada_dois_anos
bissemana* duas_vezes_por_semana
por_turno em_cada_turno a_cada_turno turno
a_noite noturn* de_noite turno_da_noite periodo_noturno durante_a_noite
ao_fim_de_semana aos_fins_de_semana nos_fins_de_semana fim_de_semana aos_sabados_e_domingos sabados_e_domingos
ao_sabado aos_sabados sabado*
cerca_de aproximad* a_volta_de por_volta_de perto_de na_ordem_dos em_torno_de
ate no_maximo maximo_de
feito_a_mao feita_a_mao feitos_a_mao feitas_a_mao manualmente a_mao artesana* manua*
no_local in_loco em_casa_do_cliente nas_instalac*_do_cliente no_proprio_local
em_linha online on-line na_internet pela_internet digital digitais
por_telefone via_telefone telefonic* ao_telefone telefonicamente
presencial presenciais em_pessoa pessoalmente cara_a_cara ao_balcao
de_acordo_com em_conformidade_com segundo consoante nos_termos conforme a_luz_de em_func*_de
com_vista_a para
por_conta_propria independente freelance freelancer
em_segunda_mao usad* de_segunda_mao
em_atraso atrasad* vencid* por_pagar
maior_de_65_anos maiores_de_65_anos idos*
cumprimento_das_normas respeito_pelas_normas cumprimento_das_regras
assistencia_social servico_social acao_social protecao_social
energia_renovavel energias_renovaveis energia_limpa energias_limpas < solar eolica
biologic* organic* bio
sem_gluten celiac*
antig* historic* velh*
moderno* contemporane* atua*
interno interna internos internas da_casa dentro_da_empresa da_instituicao da_organizacao
externo externa externos externas fora_da_empresa
publico publica publicos publicas estata* do_estado
de_urgencia urgente* urgencias emergencia*
experiencia_em percurso_em pratica_em atuac*_em
apos depois_de na_sequencia_de
durante ao_longo_de no_decurso_de no_decorrer_de
sucessiv* consecutiv* seguid* a_fio
aproveitament* reaproveitament* reutiliz* recicl*
desperdicio* perda* quebra* sobra* excedente*
prevenc* evitar preven* antecip*
rodoviari* viacao estrada* via_rodoviaria transito
urban* cidade* meio_urbano
alentejan* alentejo
portugues* portugal
frances* franca
alema* alemao alemaes alemanha
europ* europa
radiofonic* radio radios
grafic* impressao tipografic* grafica
matematic* matematica calculo
quimic* quimica
laboratorial laboratoriais laboratorio*
cientific* ciencia* investigac*
analitic* analise*
clinic* clinica doente* paciente*
muscular musculares musculo*
eletric* eletricidade energia_eletrica
mecanic* mecanica
solar solares sol fotovoltaic*
textil texteis tecido* vestuario
ceramic* ceramica
automovel automoveis auto carros
maritim* mar navio*
aduaneir* alfandega*
comercial comerciais comercio venda vendas
registral registo* predial
municipal municipais municipio* autarquic* camara_municipal concelhi*
escolar escolares escola* alunos
letiv* aula* ano_escolar
estagiari* estagio
residencial residenciais residencia* casa casas habitac*
domestic* casa domicilio lar
domiciliari* domicilio domiciliar domiciliares casa ao_domicilio
digital digitais informatic* computador*
diurn* dia de_dia
mensal mensais mes
anual anuais ano
motorist* conduc* conduz* ao_volante guiar
redator* redac* escrita escrev*
tradutor* traduc* traduz*
formador* formac*
editor* edic* editar editei
professor* ensino aulas docencia
telefonist* telefone atendimento_telefonico
bombeir* socorro combate_a_incendios
enfermeir* enfermagem cuidados_de_enfermagem
assistente*_social servico_social
estafeta* entrega* entregas
distribuidor* distribuic* distribu* concessionaria*
concessionaria* distribuidor* distribuidora_de_energia
cam certificado_de_aptidao_para_motorista
cadunico cadastro_unico
nr norma_regulamentadora normas_regulamentadoras
dds dialogo_diario_de_seguranca dialogos_diarios_de_seguranca
edi troca_eletronica_de_dados intercambio_eletronico_de_dados
wi-fi wifi rede_sem_fios redes_sem_fios rede_sem_fio redes_sem_fio wireless
deadline deadlines prazo*
briefing briefings orientac* instruc*_do_cliente
onboarding acolhimento integrac* ambientac*
payroll processamento_salarial processamento_de_salarios folha_de_pagamento
front-office atendimento
follow-up seguimento acompanhamento
backup backups copia*_de_seguranca copia*_de_reserva
budget budgets orcamento*
forecast forecasts previs*
housekeeping andares limpeza_de_quartos governanta
recorrendo recorri destinad* oriund* decorrent* situad* localizad* sediad* pertencent* inerent* afeto afetos vinculad* < de do da dos das em no na nos nas com para por ao a
`
