/* SPDX-License-Identifier: Apache-2.0 */

/* The operations that an actor or the main thread does in Java. */
#include <stdio.h>

#include "explore/model.h"

static bool ready(const struct actor *actor)
{
    return actor->activity == ACTIVITY_IDLE && !actor->suspended;
}

/* What would end at once in a thread that is interrupted. */
static bool can_wait(const struct actor *actor)
{
    return ready(actor) && !actor->interrupted;
}

static bool start(struct model *model, int number, struct step *step)
{
    struct actor *actor = &model->actor[number];
    if (actor->activity != ACTIVITY_NEW)
        return false;
    if (actor->is_virtual)
        event(model, step, EVENT_VIRTUAL_START, number, "VirtualThreadStart.on-thread", "%s", "");
    else
        event(model, step, EVENT_THREAD_START, number, "ThreadStart.on-new-thread", "%s", "");
    actor->noted = is_any_enabled(model);
    actor->has_no_record = actor->is_virtual && model->vm.spec >= 22 && !model->interpreted;
    push(model, actor, FRAME_RUN, 0, NOBODY);
    become_idle(model, step, number);
    return true;
}

/* Enabling ends with the thread. */
static void forget_thread(struct model *model, int number)
{
    for (int i = 0; i < model->environments; i++)
        for (int code = 0; code < EVENTS; code++)
            model->environment[i].in_thread[code][number] = false;
}

static bool end(struct model *model, int number, struct step *step)
{
    struct actor *actor = &model->actor[number];
    if (!ready(actor) || actor->depth != 2)
        return false;
    for (int i = 0; i < model->environments; i++)
        if (model->environment[i].raw_owner == number)
            return false;
    if (actor->is_virtual && actor->interrupted && !model->meets_known)
        step->known = "interrupted-virtual-thread-not-alive";
    actor->depth--;
    leave_frame(model, step, number, false, "");
    if (actor->is_virtual)
        event(model, step, EVENT_VIRTUAL_END, number, "VirtualThreadEnd.on-thread", "%s", "");
    else
        event(model, step, EVENT_THREAD_END, number, "ThreadEnd.on-thread", "%s", "");
    actor->activity = ACTIVITY_ENDED;
    step->awaits[number] = AWAIT_ENDED;
    forget_thread(model, number);
    return true;
}

static bool call(struct model *model, const int *arguments, struct step *step)
{
    static const enum model_frame_kind kinds[CALL_KINDS] = {FRAME_PLAIN, FRAME_VIA, FRAME_REFLECTED,
                                                            FRAME_JNI};
    int number = arguments[0];
    if (!ready(&model->actor[number]) || model->actor[number].depth > FRAMES_MAX - 6)
        return false;
    struct actor *actor = perform(model, number);
    enum model_frame_kind kind = kinds[arguments[1]];
    if (kind == FRAME_JNI)
        push(model, actor, FRAME_BRIDGE, 0, NOBODY);
    push(model, actor, kind, arguments[2], NOBODY);
    event(model, step, EVENT_METHOD_ENTRY, number, "MethodEntry.java-native", "%s",
          frame_name(kind));
    become_idle(model, step, number);
    return true;
}

/* A monitor that is free or owned is entered; of one that another actor owns, the actor is blocked. */
static bool lock(struct model *model, const int *arguments, struct step *step, bool blocks)
{
    int number = arguments[0], monitor = arguments[1], owner = model->owner[monitor];
    bool contended = owner != NOBODY && owner != number;
    if (!ready(&model->actor[number]) || model->actor[number].depth > FRAMES_MAX - 6
        || contended != blocks || (blocks && contender(model, monitor) != NOBODY))
        return false;
    struct actor *actor = perform(model, number);
    push(model, actor, FRAME_LOCKED, arguments[2], NOBODY);
    event(model, step, EVENT_METHOD_ENTRY, number, "MethodEntry.java-native", "locked");
    if (blocks) {
        actor->monitor = monitor;
        actor->entries = 1;
        event(model, step, EVENT_CONTENDED_ENTER, number, "MonitorContendedEnter.blocked", "%s",
              argument_word('m', monitor));
        actor->was_in_callback = step->event_count > 0;
        actor->activity = ACTIVITY_BLOCKED;
        step->awaits[number] = AWAIT_BLOCKED;
    } else {
        model->owner[monitor] = number;
        model->entries[monitor]++;
        actor->frames[actor->depth - 1].monitor = monitor;
        become_idle(model, step, number);
    }
    return true;
}

/* The line with the variables of a frame that returns. */
static void left_line(struct step *step, int number, const struct model_frame *frame)
{
    char texts[LOCAL_TYPES][24];
    for (int i = 0; i < LOCAL_TYPES; i++)
        local_text(texts[i], sizeof texts[i], (enum local_type)i, frame->locals[i]);
    const char *rule = frame->obsolete      ? "RedefineClasses.active-frames"
                       : frame->version > 0 ? "RedefineClasses.new-version"
                                            : "SetLocalInt.visible";
    outcome_line(step, rule, "left %s %s@%d %s %s %s %s %s", actor_name(number),
                 frame_name(frame->kind), frame->version + 1, texts[0], texts[1], texts[2],
                 texts[3], texts[4]);
}

/* Whether an exception that was caught and is thrown again, or comes out of native code, is first detected there
 * is left open. */
static void may_detect_again(struct model *model, struct step *step, int number,
                             enum model_frame_kind kind)
{
    for (int times = kind == FRAME_PERFORM ? 2 : 1; times > 0; times--)
        for (int i = 0; i < model->environments; i++)
            event_in(model, step, i, true, EVENT_EXCEPTION, number, "Exception.first-detected",
                     frame_name(kind));
}

static bool leave_call(struct model *model, int number, struct step *step, bool by_exception)
{
    struct actor *actor = &model->actor[number];
    struct model_frame *top = &actor->frames[actor->depth - 1];
    int monitor = top->kind == FRAME_LOCKED ? top->monitor : NOBODY;
    bool bridged = top->kind == FRAME_JNI;
    if (monitor != NOBODY && !may_release(model, monitor, 1))
        return false;
    if (!by_exception)
        left_line(step, number, top);
    /* The end of the synchronized block is a handler that throws the exception again. */
    if (monitor != NOBODY && by_exception)
        may_detect_again(model, step, number, FRAME_LOCKED);
    if (monitor != NOBODY) {
        top->monitor = NOBODY;
        release(model, step, monitor, 1);
    }
    leave_frame(model, step, number, by_exception, "");
    if (bridged)
        leave_frame(model, step, number, by_exception, "");
    return true;
}

static bool return_from(struct model *model, int number, struct step *step)
{
    struct actor *actor = &model->actor[number];
    if (!ready(actor) || actor->depth < 4)
        return false;
    actor->depth--;
    if (!leave_call(model, number, step, false))
        return false;
    leave_perform(model, step, number, false);
    return true;
}

/* Each frame of `perform` catches the exception, and throws it again until enough frames are left. */
static bool throw_through(struct model *model, int number, int levels, struct step *step)
{
    struct actor *actor = &model->actor[number];
    if (!ready(actor) || levels < 1)
        return false;
    perform(model, number);
    event(model, step, EVENT_EXCEPTION, number, "Exception.first-detected", "perform");
    may_detect_again(model, step, number, FRAME_PERFORM);
    leave_frame(model, step, number, true, "");
    for (int i = 0; i < levels; i++) {
        if (actor->depth < 3 || !leave_call(model, number, step, true))
            return false;
        may_detect_again(model, step, number, FRAME_PERFORM);
        if (i < levels - 1)
            leave_frame(model, step, number, true, "");
    }
    leave_perform(model, step, number, false);
    return true;
}

static bool wait_in(struct model *model, int number, int monitor, struct step *step)
{
    if (!can_wait(&model->actor[number]) || model->owner[monitor] != number
        || !may_release(model, monitor, model->entries[monitor]))
        return false;
    struct actor *actor = perform(model, number);
    event(model, step, EVENT_MONITOR_WAIT, number, "MonitorWait.before", "%s",
          argument_word('m', monitor));
    actor->was_in_callback = step->event_count > 0;
    actor->activity = ACTIVITY_WAITING;
    actor->entries = model->entries[monitor];
    release(model, step, monitor, actor->entries);
    actor->monitor = monitor;
    step->awaits[number] = AWAIT_WAITING;
    return true;
}

/* Just one waits, since any of several may be chosen. */
static bool notify_one(struct model *model, int number, int monitor, struct step *step)
{
    int waiting = NOBODY, count = 0;
    for (int i = 0; i < model->actors; i++)
        if (model->actor[i].activity == ACTIVITY_WAITING && model->actor[i].monitor == monitor) {
            waiting = i;
            count++;
        }
    if (!ready(&model->actor[number]) || model->owner[monitor] != number || count != 1
        || contender(model, monitor) != NOBODY || model->actor[waiting].suspended)
        return false;
    model->actor[waiting].activity = ACTIVITY_NOTIFIED;
    model->actor[waiting].was_in_callback = true; /* of MonitorWaited */
    step->awaits[waiting] = AWAIT_BLOCKED;
    step->awaits[number] = AWAIT_IDLE;
    return true;
}

static bool stop_here(struct model *model, int number, struct step *step, enum activity activity)
{
    if (!can_wait(&model->actor[number]))
        return false;
    perform(model, number)->activity = activity;
    step->awaits[number] = activity == ACTIVITY_PARKED ? AWAIT_WAITING : AWAIT_TIMED;
    return true;
}

static bool go_on(struct model *model, int number, struct step *step)
{
    struct actor *actor = &model->actor[number];
    if (actor->activity != ACTIVITY_PARKED || actor->suspended)
        return false;
    leave_perform(model, step, number, false);
    return true;
}

static bool spin(struct model *model, int number, int value, struct step *step)
{
    if (!ready(&model->actor[number]) || model->actor[number].depth > FRAMES_MAX - 6)
        return false;
    struct actor *actor = perform(model, number);
    push(model, actor, FRAME_SPIN, value, NOBODY);
    actor->activity = ACTIVITY_SPINNING;
    event(model, step, EVENT_METHOD_ENTRY, number, "MethodEntry.java-native", "spin");
    step->awaits[number] = AWAIT_SPINNING;
    return true;
}

static bool unspin(struct model *model, int number, struct step *step)
{
    struct actor *actor = &model->actor[number];
    if (actor->activity != ACTIVITY_SPINNING || actor->suspended)
        return false;
    char value[16];
    int result = 2 * frame_at(actor, 0)->locals[LOCAL_INT];
    snprintf(value, sizeof value, " %d", result);
    leave_frame(model, step, number, false, value);
    outcome_line(step, "SetLocalInt.visible", "spun %s %d", actor_name(number), result);
    leave_perform(model, step, number, false);
    return true;
}

static bool mark(struct model *model, int number, struct step *step)
{
    if (!ready(&model->actor[number]))
        return false;
    bool anywhere = false;
    push(model, perform(model, number), FRAME_MARK, 0, NOBODY);
    event(model, step, EVENT_METHOD_ENTRY, number, "MethodEntry.java-native", "mark");
    const struct model_frame frame = *frame_at(&model->actor[number], 0);
    for (int i = 0; i < model->environments; i++)
        anywhere = anywhere || (model->environment[i].has_breakpoint && !frame.obsolete);
    /* A newer version has the breakpoint; whether the equivalent older one has it is nowhere said. */
    if (anywhere && frame.equivalent)
        return false;
    for (int i = 0; anywhere && i < model->environments; i++)
        event_in(model, step, i, !model->environment[i].has_breakpoint, EVENT_BREAKPOINT, number,
                 "SetBreakpoint.posts", "mark 0");
    outcome_line(step,
                 frame.obsolete ? "RedefineClasses.active-frames" : "RedefineClasses.new-version",
                 "marked %s mark@%d", actor_name(number), frame.version + 1);
    leave_frame(model, step, number, false, "");
    leave_perform(model, step, number, false);
    return true;
}

static bool access_field(struct model *model, const struct scenario_operation *operation,
                         struct step *step)
{
    const int *arguments = operation->arguments;
    int number = arguments[0], field = arguments[1];
    bool writes = operation->code == OP_WRITE, anywhere = false;
    if (!ready(&model->actor[number]))
        return false;
    perform(model, number);
    char detail[40];
    snprintf(detail, sizeof detail, writes ? "%s %d" : "%s", argument_word('f', field),
             arguments[2]);
    for (int i = 0; i < model->environments; i++) {
        const struct model_environment *env = &model->environment[i];
        anywhere = anywhere || (writes ? env->watches_modification : env->watches_access)[field];
    }
    for (int i = 0; anywhere && i < model->environments; i++) {
        const struct model_environment *env = &model->environment[i];
        bool watched = (writes ? env->watches_modification : env->watches_access)[field];
        event_in(model, step, i, !watched, writes ? EVENT_FIELD_MODIFICATION : EVENT_FIELD_ACCESS,
                 number, writes ? "SetFieldModificationWatch.write" : "SetFieldAccessWatch.read",
                 detail);
    }
    if (writes)
        model->fields[field] = arguments[2];
    else
        outcome_line(step, "SetFieldModificationWatch.before", "read %s %s %d", actor_name(number),
                     argument_word('f', field), model->fields[field]);
    leave_perform(model, step, number, false);
    return true;
}

static bool load(struct model *model, int number, struct step *step)
{
    if (!ready(&model->actor[number]))
        return false;
    model->loaded++;
    push(model, perform(model, number), FRAME_LOAD, 0, NOBODY);
    event(model, step, EVENT_CLASS_PREPARE, number, "ClassPrepare.once", "Loaded");
    leave_frame(model, step, number, false, "");
    leave_perform(model, step, number, false);
    return true;
}

static bool clear_interrupt(struct model *model, int number, struct step *step)
{
    if (!ready(&model->actor[number]) || !model->actor[number].interrupted)
        return false;
    model->actor[number].interrupted = false;
    step->awaits[number] = AWAIT_IDLE;
    return true;
}

bool step_java(struct model *model, const struct scenario_operation *operation, struct step *step)
{
    const int *arguments = operation->arguments;
    int number = arguments[0];
    answer(step, NULL, "done");
    switch (operation->code) {
    case OP_START:
        return start(model, number, step);
    case OP_END:
        return end(model, number, step);
    case OP_CALL:
        return call(model, arguments, step);
    case OP_RETURN:
        return return_from(model, number, step);
    case OP_THROW:
        return throw_through(model, number, arguments[1], step);
    case OP_LOCK:
        return lock(model, arguments, step, false);
    case OP_BLOCK:
        return lock(model, arguments, step, true);
    case OP_WAIT:
        return wait_in(model, number, arguments[1], step);
    case OP_NOTIFY:
        return notify_one(model, number, arguments[1], step);
    case OP_PARK:
        return stop_here(model, number, step, ACTIVITY_PARKED);
    case OP_SLEEP:
        return stop_here(model, number, step, ACTIVITY_SLEEPING);
    case OP_UNPARK:
        return go_on(model, number, step);
    case OP_SPIN:
        return spin(model, number, arguments[1], step);
    case OP_UNSPIN:
        return unspin(model, number, step);
    case OP_MARK:
        return mark(model, number, step);
    case OP_READ:
    case OP_WRITE:
        return access_field(model, operation, step);
    case OP_LOAD:
        return load(model, number, step);
    case OP_CLEAR_INTERRUPT:
        return clear_interrupt(model, number, step);
    case OP_LINK:
        model->next[number] = arguments[1];
        return object_exists(model, arguments[1]);
    case OP_ARRAY:
        return make_array(model, arguments);
    case OP_PUT:
        return put_element(model, arguments);
    case OP_UNLINK:
        model->next[number] = NOBODY;
        return true;
    default:
        return false;
    }
}
