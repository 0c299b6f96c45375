/** Persons in Spanish as workplaces call them: those served, colleagues, trades by their several names. See `wordings.ts`. */
export const peopleWordingsEs = `
herid* accidentad* lesionad* siniestrad* victima* damnificad*
convaleciente* enfermo enfermos enferma enfermas paciente*
encamad* postrad* en_cama
dependiente* gran_dependiente asistid* no_valid*
personas_con_movilidad_reduc* pmr movilidad_reducida silla_de_ruedas
invidente* ciego ciegos ciega ciegas discapacidad_visual deficiencia_visual baja_vision
sordo sordos sorda sordas discapacidad_auditiva hipoacusia
diabetic* diabetes
alergic* alergia* intolerante* intolerancia*
celiac* sin_gluten
fallecid* difunt* finad*
deudo* familia_del_fallecido allegado*
gestante* embarazad* futuras_madres
parturienta* madre madres
bebe bebes lactante* recien_nacid* neonat*
crio crios cria crias nino* nina*
chico chicos chica chicas joven jovenes adolescente* muchach*
chaval* joven jovenes chico chicos
hijo hijos hija hijas nino* nina*
hermano* hermana*
nieto* nieta*
abuel* mayores ancian*
jubilad* pensionista* retirad*
pensionista* mayores jubilad*
residente* interno internos interna internas
usuari* beneficiari* persona_atendida personas_atendidas
beneficiari* destinatari* favorecid*
solicitante* peticionari* demandante* interesad*
demandante_de_empleo demandantes_de_empleo desemplead* parad* persona_en_paro personas_en_paro sin_trabajo en_desempleo
desemplead* parad* desocupad* paro desempleo
inmigrante* migrante* extranjer* recien_llegad*
recien_llegad* nuev* incorporacion*
hispanohablante* habla_hispana lengua_espanola
principiante* nivel_inicial iniciacion novel noveles debutante*
universitari* estudiante_universitario estudiantes_universitarios
bachiller* bachillerato
opositor* opositora* preparacion_de_oposiciones
parvul* educacion_infantil preescolar*
compradores publico clientela parroquian*
turistas visitantes viajeros forasteros
visitante* publico visita visitas
oyente* audiencia radioescucha*
televidente* telespectador* audiencia
internauta* usuario* visitante*
lector* publico_lector
abonad* suscriptor* socio*
asegurad* tomador* cliente*
ahorrador* cliente* cuentahabiente* cuentacorrentista*
prestatari* deudor* cliente*
deudor* moroso* moros*
acreedor* proveedor*
contribuyente* sujeto_pasivo obligado_tributario
administrad* ciudadan* vecin*
vecin* poblador* habitante* lugareno*
habitante* vecin* poblacion
comuner* copropietari* vecin* propietari*
copropietari* comunidad_de_propietarios consorcio* consorcista*
duen* propietari* titular*
arrendatari* inquilin* locatari*
arrendador* locador* propietari* casero*
viajer* pasaje pasajer* usuari*
automovilista* conductor*
transeunte* peaton* viandante*
ciclista* usuario_de_bicicleta
denunciante* victima*
detenid* arrestad* aprehendid*
reclus* interno internos interna internas preso presos privad*_de_libertad
litigante* parte_procesal partes_procesales
querellante* denunciante* acusador*
imputad* acusad* investigado
testigo* declarante*
procurador* representante_procesal
letrad* abogad*
jurista* abogad* letrad*
juez jueces jueza < magistrad*
perito* perita* experto_judicial tasador*
notari* fedatari* escriban*
funcionari* empleado_publico empleados_publicos servidor_publico servidores_publicos
concejal* edil ediles regidor*
alcalde* alcaldesa* intendente* primer_edil
agente_forestal guardabosque* guarda_forestal
agente_de_la_autoridad policia*
bomber* cuerpo_de_bomberos
socorrista* salvavidas guardavida* banero*
militar* soldado* tropa
conserje* bedel* porter* ordenanza* portero
ordenanza* bedel* subaltern*
celador* camiller* auxiliar_sanitario
sanitari* personal_sanitario profesional_sanitario profesionales_sanitarios
facultativ* medico medica medicos medicas doctor*
galeno* medico medica medicos medicas
internista* medicina_interna
pediatra* pediatria
odontologo* odontologa dentista* estomatolog*
higienista* higiene_dental
protesic* protesis
podolog* podologia
optic* optometrista*
fisio fisios fisioterapeuta* kinesiolog* terapeuta_fisico
kinesiolog* fisioterap* kinesio*
logoped* fonoaudiolog* terapeuta_del_lenguaje
psicolog* terapeuta*
matron* comadron* parter*
enfermer* due ats personal_de_enfermeria
auxiliar_de_enfermeria tcae auxiliar_de_clinica
cuidador* gerocultor* asistente_domiciliario auxiliar_de_ayuda_a_domicilio
gerocultor* auxiliar_de_geriatria cuidador*
ninera* canguro* baby_sitter cuidadora_de_ninos
educador_infantil educadora_infantil tecnico_en_educacion_infantil parvularia*
profe profes profesor* docente*
maestr* docente* profesor* educador*
profesor* docente* < catedratic*
monitor* tallerista* animador*
animador* dinamizador* monitor*
entrenador* preparador* coach
preparador_fisico entrenador_personal
arbitr* juez_deportivo colegiado
atleta* deportista* corredor*
futbolista* jugador*
nadador* alumno_de_natacion alumnos_de_natacion
bailarin* danza baile
actor actores actriz actrices interprete* elenco reparto
music* instrumentista* interprete*
cantante* vocalista* voces
director_de_orquesta batuta
artista* creador* autor*
autor* escritor* creador*
guionista* autor_del_guion
redactor* copywriter* copy
reporter* periodist* informador*
periodist* informador* prensa
corresponsal* periodista*
camara camaras operador_de_camara camarograf*
fotograf* reporter_grafico
corrector* revisor_de_textos
disenador_grafico disenadora_grafica grafista*
maquetador* diagramador*
impresor* operador_de_imprenta
librer* dependiente_de_libreria
archiver* archivista*
bibliotecari* documentalista*
arqueolog* excavador*
guia_turistic* guia guias acompanante*
azafat* auxiliar_de_vuelo tripulante_de_cabina
piloto* comandante*
marinero* marino* marineria
patron patrones capitan capitanes
maquinista* conductor_de_tren
chofer choferes conductor*
camioner* conductor_de_camion transportista*
repartidor* mensajer* cadete*
mensajer* repartidor* courier*
mozo_de_almacen operario_de_almacen peon_de_almacen almacener*
carretiller* operador_de_montacargas gruista
estibador* cargador_de_muelle
operari* obrer* peon peones trabajador*
jornaler* peon peones braceros temporer* bracer*
oficial_de_primera oficial_1
aprendi* principiante*
pasante* becari* practicante* estudiante_en_practicas
becari* persona_en_practicas personas_en_practicas alumno*_en_practicas
relevo* companer*_entrante companer*_entrantes turno_entrante turno_siguiente
companer* colega* resto_del_equipo
personal_nuevo nuevos_trabajadores nuevas_personas
equipo_de_trabajo grupo_de_trabajo cuadrilla*
cuadrilla* brigada* grupo_de_operarios
subordinad* personas_a_cargo equipo_a_cargo
superior* jefe jefes jefa jefas jefatura
mando mandos jefe* jefa* superior*
mando_intermedio mandos_intermedios jefe_de_equipo encargado*
capataz* encargad* jefe_de_cuadrilla
gerente* responsable_de_tienda
socio_comercial socios_comerciales partner* colaborador*
partner* socio* colaborador*
contratista* empresa_contratada empresas_contratadas
subcontratista* empresa_externa proveedor_externo empresas_externas
proveedor* distribuidor* casa_comercial casas_comerciales
distribuidor* mayorista*
mayorista* operador_mayorista operadores_mayoristas turoperador* tour_operador
turoperador* touroperador* operador_turistico operadores_turisticos mayorista*
minorista* detallista* comercio_minorista
fabricante* productor* marca
transportista* porteador* agencia_de_transporte
consignatari* agente_maritimo
comercial* agente_comercial representante* vendedor*
representante* comercial* delegad*
viajante* comercial* vendedor*
tender* comerciante* dependient*
comerciante* tender* comercio*
carnicer* charcuter*
pescader* pescado_y_marisco
fruter* verduler*
panader* hornero* tahoner*
pasteler* reposter* confiter*
cociner* chef cocina
ayudante_de_cocina pinche* auxiliar_de_cocina
camarer* mozo mozos meser* mesonero*
barman bartender* barra coctelero*
sumiller* sommelier*
gobernant* ama_de_llaves
camarer*_de_pisos mucama* personal_de_pisos
limpiador* personal_de_limpieza operario_de_limpieza
jardiner* operario_de_jardineria
agricultor* productor_agrario campesin* productores_agrarios labrador* labriego*
ganader* productor_ganadero criador*
viticultor* vinatero* vinicultor*
apicultor* colmenero*
pastor* cabrero* ovejero*
tractorista* conductor_de_tractor maquinista_agricola
podador* personal_de_poda
vendimiador* temporer*
pescador* marinero* faenador*
albanil* oficial_de_obra
peon_de_albanil peon_de_obra ayudante_de_albanil
fontaner* plomer* gasfiter*
electricist* instalador_electrico
pintor* oficial_pintor
carpinter* ebanist*
ebanist* carpinter* mueblista*
cerrajer* herrer*
herrer* forjador*
soldador* operario_de_soldadura
torner* operador_de_torno
matricer* utillero*
montador* ensamblador* armador*
mecanic* mecanico_de_taller
chapist* carrocero*
modist* costurer* sastr*
costurer* modist* confeccionista*
zapater* calzado
joyer* orfebre* plater*
reloj relojer* relojes relojeria
peluquer* estilista*
barber* peluquer*
esteticista* cosmetolog* cosmiatra*
maquillador* maquillaje
arquitect* estudio_de_arquitectura
aparejador* arquitecto_tecnico
delineante* proyectista* dibujante*
ingenier* ingenieria
informatic* tecnico_informatico
programador* desarrollador* dev devs
tester testers probador* analista_de_pruebas qa
administrador_de_sistemas sysadmin administrador_de_redes
analista* especialista_en_analisis
investigador* cientific*
quimic* analista_quimico
laborante* tecnico_de_laboratorio laboratorista* analista_de_laboratorio
vigilante* guarda* guardia* agente_de_seguridad
teleoperador* operador_telefonico agente_telefonico gestor_telefonico
telefonista* operador_de_centralita
recepcionista* personal_de_recepcion
administrativ* oficinista* auxiliar_administrativo
secretari* asistente_de_direccion
contable* contador* tenedor_de_libros
auditor* equipo_auditor
asesor* consultor*
gestor* administrador*
interventor* controlador_financiero
tesorer* responsable_de_tesoreria
corredor* agente_de_seguros broker* mediador*
agente_inmobiliario corredor_de_propiedades asesor_inmobiliario
trabajador_social trabajadora_social asistente_social
mediador* intermediador* conciliador*
lider lideres jefe_de_equipo
interlocutor* persona_de_contacto contraparte*
jurado* tribunal_calificador
ganador* premiad* galardonad*
finalista* clasificad*
votante* elector*
afiliad* miembro* socio*
cofrade* hermandad
donante* donador* mecenas patrocinador*
patrocinador* sponsor* espónsor
anunciante* cliente_publicitario
expositor* feriante*
vendedor_ambulante feriante* mercader*
ambulante* mercado mercados mercadillo*
participante* asistente* inscrit*
inscrit* matriculad* participante*
ex_alumnos antiguos_alumnos egresad* exalumn*
egresad* graduad* titulad*
graduad* titulad* licenciad*
mentor* tutor* padrino*
referente* persona_de_referencia
plantel plantilla personal
dotacion plantilla personal
tripulacion dotacion marineros
elenco reparto actores compania_teatral
alumnado alumnos clase grupo_de_alumnos
profesorado cuerpo_docente claustro
comensales clientes mesas cubiertos
clientela cartera_de_clientes parroquia
poblacion habitantes ciudadania vecinos
ciudadania poblacion ciudadanos vecinos
`
