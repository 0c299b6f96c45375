/** English words of single fields of work, act and thing alike; see `wordings.ts`. */
export const fieldWordingsEn = `
court_order* order orders
clause* provision* term terms
call-out* callout* deployment* mission* emergency_call* incidents
nap naps nap_time rest_time sleep_time
x-ray* radiograph* imaging
antibiotic* antimicrobial*
diabetes diabetic*
heart cardiac
kidney* renal
anaesthe* anesthe* sedat*
sterile sterilised sterilized aseptic
childbirth labour birth births delivery deliveries
drill drills exercise exercises practice
rescue_drill* rescue_exercise* rescue_practice
wind_turbine* turbine* wind_energy_plant*
set sets scenery stage_set* backdrop*
stage stages platform
seat seats place places
audience_member* spectator* theatregoer* people audience
performance* show shows staging production*
opera* music_theatre
rep repertory
actor* performer* cast
child_actor* child_performer* young_actor* young_performer*
band bands group
director* stage_director*
rehearsal_schedule* rehearsal_plan* rehearsal_timetable*
prompt_book* prompt_copy book
script scripts text texts screenplay*
film_set* set
radio broadcast*
report* news_story news_stories
flyer* leaflet* handbill*
exhibit* object* display*
workshop* session* class
non-swimmer* beginner*
kit kits equipment gear
doorstep* household* homes door doors
household* home homes families
empties empty_bottles returned_bottles
ripen* matur* age aged ageing
day_ticket* day_pass* single_ticket*
ticket* pass passes admission*
a.m am morning
birth births born
marriage* wedding*
wedding_ceremon* wedding* marriage*
approved_venue* licensed_venue* venue*
family_historian* genealogist* family_history ancestry
old historic* archived past
school_group* school_class* school_part* visiting_schools school_visit*
group_tour* guided_tour* tour*
guided_tour* tour* guided_visit*
tourist* visitor* holidaymaker* sightseer*
sightseeing tour tours
hotel* inn guesthouse* lodging
minibar* fridge
dietary_requirement* special_diet* dietary_need* diets
portion* serving* helping*
chef chefs cook cooks
yeast sourdough starter
line lines route routes service services bus_route* tram_line*
tram trams streetcar* light_rail
duty duties shift shifts turn turns
obstruction* obstacle* blockage* hindrance*
defect* fault* damage
cash_bag* takings cash float
pay_machine* payment_machine* ticket_machine* pay_station*
floor floors level levels storey* story
notice notices sign signs announcement*
diversion* detour*
stop stops bus_stop* halt
driver drivers motorist*
drink drinks fluid fluids liquid*
group groups small_groups
non-verbal non-speaking nonverbal do_not_speak who_do_not_speak
trimming* trim trims accessor*
needle* pin pins
lace trimming
`
