/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/generate.h"

#include "explore/choose.h"

enum { TRIES = 200, CALLBACK_TRIES = 8, PLAN_MAX = 8 };

/* Operations that lead to something only together; others come between them. */
struct idea {
    struct {
        enum operation_code code;
        bool by_second; /* of two actors */
        int event;      /* of SetEventNotificationMode */
    } parts[PLAN_MAX];
    int count;
};

static const struct idea ideas[] = {
    {{{OP_CALL, 0, 0},
      {OP_EVENT_MODE, 0, EVENT_FRAME_POP},
      {OP_SUSPEND, 0, 0},
      {OP_NOTIFY_FRAME_POP, 0, 0},
      {OP_NOTIFY_FRAME_POP, 0, 0},
      {OP_RESUME, 0, 0},
      {OP_RETURN, 0, 0}},
     7},
    {{{OP_CALL, 0, 0},
      {OP_CALL, 0, 0},
      {OP_EVENT_MODE, 0, EVENT_FRAME_POP},
      {OP_SUSPEND, 0, 0},
      {OP_NOTIFY_FRAME_POP, 0, 0},
      {OP_RESUME, 0, 0},
      {OP_THROW, 0, 0}},
     7},
    {{{OP_CALL, 0, 0},
      {OP_REDEFINE, 0, 0},
      {OP_CALL, 0, 0},
      {OP_IS_OBSOLETE, 0, 0},
      {OP_RETURN, 0, 0},
      {OP_IS_OBSOLETE, 0, 0},
      {OP_GET_STACK_TRACE, 0, 0},
      {OP_RETURN, 0, 0}},
     8},
    {{{OP_SET_BREAKPOINT, 0, 0},
      {OP_EVENT_MODE, 0, EVENT_BREAKPOINT},
      {OP_REDEFINE, 0, 0},
      {OP_MARK, 0, 0}},
     4},
    {{{OP_SET_BREAKPOINT, 0, 0}, {OP_EVENT_MODE, 0, EVENT_BREAKPOINT}, {OP_MARK, 0, 0}}, 3},
    {{{OP_WATCH_ACCESS, 0, 0}, {OP_EVENT_MODE, 0, EVENT_FIELD_ACCESS}, {OP_READ, 0, 0}}, 3},
    {{{OP_WATCH_MODIFICATION, 0, 0},
      {OP_EVENT_MODE, 0, EVENT_FIELD_MODIFICATION},
      {OP_WRITE, 0, 0}},
     3},
    {{{OP_SPIN, 0, 0},
      {OP_SUSPEND, 0, 0},
      {OP_POP_FRAME, 0, 0},
      {OP_RESUME, 0, 0},
      {OP_UNSPIN, 0, 0}},
     5},
    {{{OP_EVENT_MODE, 0, EVENT_METHOD_EXIT},
      {OP_SPIN, 0, 0},
      {OP_SUSPEND, 0, 0},
      {OP_FORCE_RETURN, 0, 0},
      {OP_RESUME, 0, 0}},
     5},
    {{{OP_LOCK, 0, 0},
      {OP_EVENT_MODE, 1, EVENT_CONTENDED_ENTER},
      {OP_EVENT_MODE, 1, EVENT_CONTENDED_ENTERED},
      {OP_BLOCK, 1, 0},
      {OP_CONTENDED, 1, 0},
      {OP_MONITOR_USAGE, 0, 0},
      {OP_RETURN, 0, 0},
      {OP_OWNED_DEPTHS, 1, 0}},
     8},
    {{{OP_EVENT_MODE, 0, EVENT_MONITOR_WAIT},
      {OP_EVENT_MODE, 0, EVENT_MONITOR_WAITED},
      {OP_LOCK, 0, 0},
      {OP_WAIT, 0, 0},
      {OP_LOCK, 1, 0},
      {OP_MONITOR_USAGE, 1, 0},
      {OP_NOTIFY, 1, 0},
      {OP_RETURN, 1, 0}},
     8},
    {{{OP_CALL, 0, 0},
      {OP_SUSPEND, 0, 0},
      {OP_SET_LOCAL, 0, 0},
      {OP_RESUME, 0, 0},
      {OP_RETURN, 0, 0}},
     5},
    {{{OP_ARRAY, 0, 0},
      {OP_PUT, 0, 0},
      {OP_PUT, 0, 0},
      {OP_SET_TAG, 0, 0},
      {OP_LINK, 0, 0},
      {OP_SET_TAG, 0, 0},
      {OP_FOLLOW, 0, 0},
      {OP_ITERATE_HEAP, 0, 0}},
     8},
    {{{OP_SET_TAG, 0, 0},
      {OP_LINK, 0, 0},
      {OP_SET_TAG, 0, 0},
      {OP_FOLLOW, 0, 0},
      {OP_ITERATE_HEAP, 0, 0}},
     5},
    {{{OP_EVENT_MODE, 0, EVENT_METHOD_ENTRY},
      {OP_EVENT_MODE, 0, EVENT_METHOD_EXIT},
      {OP_CALL, 0, 0},
      {OP_CALL, 0, 0},
      {OP_RETURN, 0, 0},
      {OP_THROW, 0, 0}},
     6},
    {{{OP_EVENT_MODE, 0, EVENT_EXCEPTION}, {OP_CALL, 0, 0}, {OP_CALL, 0, 0}, {OP_THROW, 0, 0}}, 4},
    {{{OP_EVENT_MODE, 0, EVENT_CLASS_PREPARE}, {OP_LOAD, 0, 0}, {OP_LOADED_CLASSES, 0, 0}}, 3},
    {{{OP_PARK, 0, 0},
      {OP_GET_THREAD_STATE, 0, 0},
      {OP_SUSPEND, 0, 0},
      {OP_GET_THREAD_STATE, 0, 0},
      {OP_GET_STACK_TRACE, 0, 0},
      {OP_RESUME, 0, 0},
      {OP_UNPARK, 0, 0}},
     7},
    {{{OP_SLEEP, 0, 0}, {OP_GET_THREAD_STATE, 0, 0}, {OP_INTERRUPT, 0, 0}}, 3},
    {{{OP_LOCK, 0, 0},
      {OP_BLOCK, 1, 0},
      {OP_GET_THREAD_STATE, 1, 0},
      {OP_RETURN, 0, 0},
      {OP_WAIT, 1, 0},
      {OP_GET_THREAD_STATE, 1, 0},
      {OP_OWNED_MONITORS, 1, 0},
      {OP_LOCK, 0, 0}},
     8},
    {{{OP_EVENT_MODE, 0, EVENT_THREAD_END}, {OP_EVENT_MODE, 0, EVENT_VIRTUAL_END}, {OP_END, 0, 0}},
     3},
};

struct generator {
    uint64_t random;
    struct scenario *scenario;
    struct model model;
    struct step step;
};

static int below(struct generator *generator, int limit)
{
    return choose_below(&generator->random, limit);
}

/* Adds the operation if it makes sense. */
static bool keep(struct generator *generator, const struct scenario_operation *operation,
                 size_t length)
{
    struct scenario *scenario = generator->scenario;
    struct model tried = generator->model;
    if (scenario->count >= length || !model_step(&tried, operation, &generator->step))
        return false;
    generator->model = tried;
    scenario->operations[scenario->count++] = *operation;
    return true;
}

/* Of events that the operation is going to have one, or NULL. */
static const struct model_event *choose_event(struct generator *generator,
                                              const struct scenario_operation *operation)
{
    struct model tried = generator->model;
    if (operation->inside > 0 || !model_step(&tried, operation, &generator->step))
        return NULL;
    int count = generator->step.event_count;
    const struct model_event *event = count > 0 ? &generator->step.events[below(generator, count)]
                                                : NULL;
    return event != NULL && event->is_event && !event->optional ? event : NULL;
}

/* Half of the calls in callbacks are about frames and events, which the place of the call matters to. */
static enum operation_code choose_call(struct generator *generator)
{
    static const enum operation_code codes[] = {OP_GET_THREAD_STATE,   OP_GET_STACK_TRACE,
                                                OP_GET_FRAME_COUNT,    OP_GET_FRAME_LOCATION,
                                                OP_GET_LOCAL,          OP_SET_LOCAL,
                                                OP_NOTIFY_FRAME_POP,   OP_EVENT_MODE,
                                                OP_SET_BREAKPOINT,     OP_CLEAR_BREAKPOINT,
                                                OP_WATCH_ACCESS,       OP_UNWATCH_ACCESS,
                                                OP_WATCH_MODIFICATION, OP_UNWATCH_MODIFICATION,
                                                OP_OWNED_DEPTHS,       OP_CONTENDED,
                                                OP_RETRANSFORM,        OP_REDEFINE,
                                                OP_IS_OBSOLETE};
    if (below(generator, 2) == 0)
        return codes[below(generator, (int)(sizeof codes / sizeof *codes))];
    return (enum operation_code)(OP_FIRST_TI + below(generator, OPERATION_CODES - OP_FIRST_TI));
}

/* A call in the callback of one of the operation's events. */
static void add_callback(struct generator *generator, const struct scenario_operation *operation)
{
    struct scenario *scenario = generator->scenario;
    const struct model_event *chosen = choose_event(generator, operation);
    if (chosen == NULL)
        return;
    const struct model_event event = *chosen;
    for (int tries = 0; tries < CALLBACK_TRIES; tries++) {
        struct scenario_operation call = choose_operation(&generator->random, scenario,
                                                          choose_call(generator));
        choose_callback(&generator->random, &call, event.code, event.actor);
        call.environment = event.environment;
        struct model tried = generator->model;
        if (!model_step(&tried, &call, &generator->step))
            continue;
        struct model later = tried;
        if (!model_step(&later, operation, &generator->step))
            continue;
        generator->model = tried;
        scenario->operations[scenario->count++] = call;
        return;
    }
}

/* The same, perhaps with a call in a callback before it. */
static bool add(struct generator *generator, const struct scenario_operation *operation,
                size_t length)
{
    while (generator->scenario->count + 1 < length && below(generator, 2) == 0)
        add_callback(generator, operation);
    return keep(generator, operation, length);
}

static void add_any(struct generator *generator, size_t length)
{
    for (int tries = 0; tries < TRIES; tries++) {
        struct scenario_operation operation = choose_any(&generator->random, generator->scenario);
        if (add(generator, &operation, length))
            return;
    }
}

/* The parts are about the same actors, monitor, field and environment. */
static void add_idea(struct generator *generator, size_t length)
{
    const struct idea *idea = &ideas[below(generator, (int)(sizeof ideas / sizeof *ideas))];
    int first = below(generator, generator->scenario->actors);
    int second = below(generator, generator->scenario->actors);
    int environment = below(generator, 2) == 0
                          ? 0
                          : below(generator, generator->scenario->environments);
    int monitor = below(generator, MONITORS), field = below(generator, FIELDS);
    int array = below(generator, ARRAYS);
    for (int i = 0; i < idea->count; i++) {
        int actor = idea->parts[i].by_second ? second : first;
        struct scenario_operation operation = choose_operation(
            &generator->random, generator->scenario, idea->parts[i].code);
        const char *letters = operation_arguments(operation.code);
        operation.environment = operation_is_ti(&operation) ? environment : 0;
        for (int j = 0; letters[j] != '\0'; j++) {
            int *value = &operation.arguments[j];
            *value = letters[j] == 'a'                               ? actor
                     : letters[j] == 'A' && *value >= 0              ? actor
                     : letters[j] == 'm'                             ? monitor
                     : letters[j] == 'f'                             ? field
                     : letters[j] == 'r'                             ? array
                     : letters[j] == 'O' && below(generator, 2) == 0 ? OBJECTS + array
                     : letters[j] == 'e'                             ? idea->parts[i].event
                     : letters[j] == 'w'                             ? 1
                                                                     : *value;
        }
        add(generator, &operation, length);
        if (below(generator, 3) == 0)
            add_any(generator, length);
    }
}

/* Ideas, and operations of any kind, until there are so many. */
static void fill(struct generator *generator, size_t length)
{
    for (int rounds = 0; generator->scenario->count < length && rounds < TRIES; rounds++) {
        add_idea(generator, length);
        add_any(generator, length);
    }
}

void generate(struct scenario *scenario, uint64_t seed, size_t length, const struct model_vm *vm,
              bool meets_known)
{
    static struct generator generator;
    generator.random = seed;
    generator.scenario = scenario;
    *scenario = (struct scenario){.environments = 1 + below(&generator, ENVIRONMENTS)};
    scenario->actors = 1 + below(&generator, ACTORS);
    for (int i = 0; i < scenario->actors; i++)
        scenario->is_virtual[i] = vm->spec >= VIRTUAL_SINCE && below(&generator, 2) == 0;
    model_begin(&generator.model, scenario, vm);
    generator.model.meets_known = meets_known;
    if (length > SCENARIO_MAX)
        length = SCENARIO_MAX;
    for (int i = 0; i < scenario->actors; i++) {
        struct scenario_operation start = {.code = OP_START, .by = MAIN_THREAD, .arguments = {i}};
        struct scenario_operation event = {
            .code = OP_EVENT_MODE,
            .by = MAIN_THREAD,
            .arguments = {1, scenario->is_virtual[i] ? EVENT_VIRTUAL_START : EVENT_THREAD_START,
                          EVERYBODY}};
        if (below(&generator, 4) == 0)
            add(&generator, &event, length);
        if (below(&generator, 3) == 0)
            add_any(&generator, length);
        add(&generator, &start, length);
    }
    fill(&generator, length);
}

void generate_more(struct scenario *scenario, uint64_t seed, size_t length,
                   const struct model_vm *vm, bool meets_known)
{
    static struct generator generator;
    const struct scenario begun = *scenario;
    generator.random = seed;
    generator.scenario = scenario;
    scenario->count = 0;
    model_begin(&generator.model, scenario, vm);
    generator.model.meets_known = meets_known;
    if (length > SCENARIO_MAX)
        length = SCENARIO_MAX;
    for (size_t i = 0; i < begun.count; i++)
        keep(&generator, &begun.operations[i], length);
    fill(&generator, length);
}
