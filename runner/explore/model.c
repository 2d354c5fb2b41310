/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/model.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- Answers and events -------------------------------------------------- */

bool answer(struct step *step, const char *rule, const char *format, ...)
{
    va_list arguments;
    if (step->answer_count < ANSWERS_MAX) {
        va_start(arguments, format);
        vsnprintf(step->answers[step->answer_count++], ANSWER_TEXT, format, arguments);
        va_end(arguments);
    }
    step->rule = rule;
    return true;
}

struct model_event *new_event(struct step *step, const char *rule)
{
    static struct model_event spare;
    step->senseless = step->senseless || step->event_count == EVENTS_MAX;
    struct model_event *added = step->event_count < EVENTS_MAX ? &step->events[step->event_count++]
                                                               : &spare;
    *added = (struct model_event){.rule = rule};
    return added;
}

void outcome_line(struct step *step, const char *rule, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(new_event(step, rule)->text, EVENT_TEXT, format, arguments);
    va_end(arguments);
}

bool enabled(const struct model *model, int environment, enum explored_event code, int actor)
{
    const struct model_environment *env = &model->environment[environment];
    return env->everywhere[code] || env->in_thread[code][actor];
}

void event_in(struct model *model, struct step *step, int environment, bool optional,
              enum explored_event code, int actor, const char *rule, const char *detail)
{
    if (!enabled(model, environment, code, actor))
        return;
    struct model_event *added = new_event(step, rule);
    added->optional = optional;
    added->is_event = true;
    added->code = code;
    added->environment = environment;
    added->actor = actor;
    snprintf(added->text, EVENT_TEXT, "%d %s %s%s%s", environment + 1, argument_word('e', code),
             actor_name(actor), *detail != '\0' ? " " : "", detail);
    call_attached(model, step, environment, optional, code, actor);
}

void event(struct model *model, struct step *step, enum explored_event code, int actor,
           const char *rule, const char *format, ...)
{
    char detail[EVENT_TEXT / 2];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(detail, sizeof detail, format, arguments);
    va_end(arguments);
    for (int i = 0; i < model->environments; i++)
        event_in(model, step, i, false, code, actor, rule, detail);
}

/* ---- Actors and frames --------------------------------------------------- */

const char *actor_name(int actor)
{
    return argument_word('a', actor);
}

bool is_alive(const struct actor *actor)
{
    return actor->activity != ACTIVITY_NEW && actor->activity != ACTIVITY_ENDED;
}

bool may_unmount(const struct actor *actor)
{
    return actor->is_virtual && is_alive(actor) && actor->activity != ACTIVITY_IDLE
           && actor->activity != ACTIVITY_SPINNING && actor->activity != ACTIVITY_CALLBACK;
}

const char *frame_name(enum model_frame_kind kind)
{
    static const char *const names[FRAME_KINDS] = {"run",    "next",      "perform", "plain",
                                                   "via",    "reflected", "bridge",  "jni",
                                                   "locked", "spin",      "mark",    "load"};
    return names[kind];
}

bool frame_is_native(enum model_frame_kind kind)
{
    return kind == FRAME_NEXT || kind == FRAME_BRIDGE;
}

bool frame_is_call(enum model_frame_kind kind)
{
    return kind == FRAME_PLAIN || kind == FRAME_VIA || kind == FRAME_REFLECTED || kind == FRAME_JNI
           || kind == FRAME_LOCKED;
}

const struct model_frame *frame_at(const struct actor *actor, int depth)
{
    return &actor->frames[actor->depth - 1 - depth];
}

void push(const struct model *model, struct actor *actor, enum model_frame_kind kind, int number,
          int monitor)
{
    struct model_frame *frame = &actor->frames[actor->depth++];
    int class_name = frame_class(kind);
    *frame = (struct model_frame){.kind = kind,
                                  .monitor = monitor,
                                  .version = class_name != NO_CLASS ? model->versions[class_name]
                                                                    : 0};
    for (int i = 0; i < LOCAL_TYPES; i++)
        frame->locals[i] = number;
}

struct actor *perform(struct model *model, int number)
{
    struct actor *actor = &model->actor[number];
    actor->depth--;
    push(model, actor, FRAME_PERFORM, 0, NOBODY);
    return actor;
}

void become_idle(struct model *model, struct step *step, int number)
{
    struct actor *actor = &model->actor[number];
    actor->activity = ACTIVITY_IDLE;
    push(model, actor, FRAME_NEXT, 0, NOBODY);
    step->awaits[number] = AWAIT_IDLE;
}

/* The events of the topmost frame's end. Only methods of the class Frames are reported. */
void leave_frame(struct model *model, struct step *step, int number, bool by_exception,
                 const char *value)
{
    struct actor *actor = &model->actor[number];
    const struct model_frame *frame = frame_at(actor, 0);
    const char *name = frame_name(frame->kind);
    const char *how = by_exception ? " exception" : "";
    if (frame_is_call(frame->kind) || frame->kind == FRAME_SPIN || frame->kind == FRAME_MARK)
        event(model, step, EVENT_METHOD_EXIT, number,
              by_exception ? "MethodExit.exception" : "MethodExit.java-native", "%s%s%s", name, how,
              value);
    bool wanted = false;
    for (int i = 0; i < model->environments; i++)
        wanted = wanted || frame->requested[i];
    char detail[EVENT_TEXT / 2];
    snprintf(detail, sizeof detail, "%s%s", name, how);
    for (int i = 0; wanted && i < model->environments; i++)
        event_in(model, step, i, !frame->requested[i], EVENT_FRAME_POP, number,
                 by_exception ? "FramePop.exception" : "FramePop.return", detail);
    actor->depth--;
}

void leave_perform(struct model *model, struct step *step, int number, bool by_exception)
{
    leave_frame(model, step, number, by_exception, "");
    if (!by_exception)
        become_idle(model, step, number);
}

/* ---- Monitors ------------------------------------------------------------ */

int contender(const struct model *model, int monitor)
{
    for (int i = 0; i < model->actors; i++) {
        const struct actor *actor = &model->actor[i];
        if ((actor->activity == ACTIVITY_BLOCKED || actor->activity == ACTIVITY_NOTIFIED)
            && actor->monitor == monitor)
            return i;
    }
    return NOBODY;
}

/* What becomes of a suspended thread whose monitor is released is nowhere said. */
bool may_release(const struct model *model, int monitor, int entries)
{
    int waiting = contender(model, monitor);
    return model->entries[monitor] > entries || waiting == NOBODY
           || !model->actor[waiting].suspended;
}

/* The wait of a thread is over when it is notified, or when it has the monitor again, and it may count
 * as one that attempts to enter it: the text leaves that open. */
static void may_have_waited(struct model *model, struct step *step, int number)
{
    char detail[16];
    snprintf(detail, sizeof detail, "%s false", argument_word('m', model->actor[number].monitor));
    for (int i = 0; i < model->environments; i++) {
        event_in(model, step, i, true, EVENT_MONITOR_WAITED, number, "MonitorWaited.after", detail);
        event_in(model, step, i, true, EVENT_CONTENDED_ENTER, number,
                 "MonitorContendedEnter.blocked", argument_word('m', model->actor[number].monitor));
    }
}

void release(struct model *model, struct step *step, int monitor, int entries)
{
    model->entries[monitor] -= entries;
    if (model->entries[monitor] > 0)
        return;
    model->owner[monitor] = NOBODY;
    int number = contender(model, monitor);
    if (number == NOBODY)
        return;
    struct actor *actor = &model->actor[number];
    char detail[8];
    snprintf(detail, sizeof detail, "%s", argument_word('m', monitor));
    bool blocked = actor->activity == ACTIVITY_BLOCKED;
    model->owner[monitor] = number;
    model->entries[monitor] = actor->entries;
    model->moves[number] = true;
    step->concurrent = true;
    if (blocked)
        actor->frames[actor->depth - 1].monitor = monitor;
    for (int i = 0; i < model->environments; i++)
        event_in(model, step, i, !blocked, EVENT_CONTENDED_ENTERED, number,
                 "MonitorContendedEntered.after", detail);
    if (blocked) {
        become_idle(model, step, number);
    } else {
        may_have_waited(model, step, number);
        leave_perform(model, step, number, false);
    }
}

/* ---- The model ----------------------------------------------------------- */

void model_begin(struct model *model, const struct scenario *scenario, const struct model_vm *vm)
{
    *model = (struct model){
        .vm = *vm, .environments = scenario->environments, .actors = scenario->actors};
    for (int i = 0; i < scenario->actors; i++)
        model->actor[i].is_virtual = scenario->is_virtual[i];
    for (int i = 0; i < MONITORS; i++)
        model->owner[i] = NOBODY;
    for (int i = 0; i < OBJECTS; i++)
        model->next[i] = NOBODY;
    for (int i = 0; i < ENVIRONMENTS; i++)
        model->environment[i].raw_owner = RAW_FREE;
}

void local_text(char *text, size_t size, enum local_type type, int number)
{
    switch (type) {
    case LOCAL_INT:
        snprintf(text, size, "%d", number);
        break;
    case LOCAL_LONG:
        snprintf(text, size, "%lld", number + (1LL << 40));
        break;
    case LOCAL_FLOAT:
        snprintf(text, size, "%.2f", number + 0.5);
        break;
    case LOCAL_DOUBLE:
        snprintf(text, size, "%.2f", number + 0.25);
        break;
    default:
        snprintf(text, size, "O%d", number % OBJECTS + 1);
        break;
    }
}

/* Of these the operation changes where they are. */
static void note_moving(struct model *model, const struct scenario_operation *operation)
{
    const char *letters = operation_arguments(operation->code);
    memset(model->moves, 0, sizeof model->moves);
    for (int i = 0; letters[i] != '\0'; i++)
        if (letters[i] == 'a')
            model->moves[operation->arguments[i]] = true;
    for (int i = 0; i < model->actors; i++)
        if (model->actor[i].activity == ACTIVITY_NOTIFIED)
            model->moves[i] = true;
    model->during = operation->code;
}

static void begin_step(struct step *step)
{
    memset(step->awaits, 0, sizeof step->awaits);
    step->rule = NULL;
    step->answer_count = step->event_count = step->calls = 0;
    step->first_only = step->senseless = step->concurrent = false;
    step->known = NULL;
}

bool model_step(struct model *model, const struct scenario_operation *operation, struct step *step)
{
    begin_step(step);
    if (operation->environment >= model->environments)
        return false;
    const char *letters = operation_arguments(operation->code);
    for (int i = 0; letters[i] != '\0'; i++)
        if ((letters[i] == 'a' || letters[i] == 'A') && operation->arguments[i] >= model->actors)
            return false;
    note_moving(model, operation);
    bool is_ti = operation_is_ti(operation);
    if (!(operation->inside > 0 ? attach : is_ti ? step_ti : step_java)(model, operation, step))
        return false;
    for (int i = 0; i < model->actors; i++)
        if (model->actor[i].activity == ACTIVITY_NOTIFIED)
            may_have_waited(model, step, i);
    if (!is_ti)
        model->attached_count = 0;
    return step->known == NULL && !step->senseless;
}

void model_repair(struct scenario *scenario, const struct model_vm *vm, bool meets_known)
{
    static struct step step;
    struct model model;
    size_t kept = 0;
    model_begin(&model, scenario, vm);
    model.meets_known = meets_known;
    for (size_t i = 0; i < scenario->count; i++) {
        struct model tried = model;
        if (model_step(&tried, &scenario->operations[i], &step)) {
            model = tried;
            scenario->operations[kept++] = scenario->operations[i];
        }
    }
    scenario->count = kept;
}
