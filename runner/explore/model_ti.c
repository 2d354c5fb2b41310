/* SPDX-License-Identifier: Apache-2.0 */

/* Functions of the JVM TI about events and storage. */
#include <stdio.h>
#include <string.h>

#include "explore/model.h"

/* ---- Events -------------------------------------------------------------- */

static bool is_global_only(int code)
{
    return code == EVENT_THREAD_START || code == EVENT_VIRTUAL_START;
}

/* One environment alone is sure to get the capabilities for these. */
static bool is_solo(int code)
{
    return code == EVENT_BREAKPOINT || code == EVENT_FIELD_ACCESS
           || code == EVENT_FIELD_MODIFICATION;
}

/* HotSpot makes a record of each thread when an event is first enabled everywhere, but not if events are
 * enabled for single threads already. What has no record gets no events. */
bool is_any_enabled(const struct model *model)
{
    for (int i = 0; i < model->environments; i++)
        for (int code = 0; code < EVENTS; code++)
            for (int actor = 0; actor < model->actors; actor++)
                if (!is_global_only(code) && enabled(model, i, (enum explored_event)code, actor))
                    return true;
    return false;
}

static bool note_threads(struct model *model)
{
    bool late = is_any_enabled(model) || model->for_a_thread, all = true;
    for (int i = 0; i < model->actors; i++) {
        struct actor *actor = &model->actor[i];
        if (!late && is_alive(actor)) {
            actor->noted = true;
            actor->has_no_record = false;
        }
        all = all && (actor->noted || !is_alive(actor));
    }
    return all;
}

static bool is_method_event(int code)
{
    return code == EVENT_METHOD_ENTRY || code == EVENT_METHOD_EXIT;
}

/* From 22 on a virtual thread has no record until an event is posted on it, and method events are not
 * posted without one. Those that run get it when an event is first enabled everywhere. */
static bool is_lost_on_started(const struct model *model, int code)
{
    for (int i = 0; i < model->actors; i++)
        if (model->actor[i].has_no_record && is_alive(&model->actor[i]))
            return is_method_event(code) && (is_any_enabled(model) || model->for_a_thread);
    return false;
}

/* A virtual thread that is not mounted has no place yet where HotSpot notes it. */
static bool is_lost_on_unmounted(const struct model *model, int code)
{
    if (!is_method_event(code))
        return false;
    for (int i = 0; i < model->actors; i++)
        if (may_unmount(&model->actor[i]))
            return true;
    return false;
}

/* From 21 to 27 a change of any mode ends what the events of a mounted virtual thread need, in the name
 * of its carrier. */
static bool ends_interpretation(const struct model *model)
{
    for (int i = 0; i < model->actors; i++) {
        const struct actor *actor = &model->actor[i];
        if (!actor->is_virtual || !is_alive(actor))
            continue;
        for (int env = 0; env < model->environments; env++) {
            const struct model_environment *in = &model->environment[env];
            if (in->in_thread[EVENT_METHOD_ENTRY][i] || in->in_thread[EVENT_METHOD_EXIT][i])
                return true;
            for (int depth = 0; depth < actor->depth; depth++)
                if (actor->frames[depth].requested[env])
                    return true;
        }
    }
    return false;
}

bool is_interpretation_ended(const struct model *model)
{
    return model->vm.spec >= 21 && model->vm.spec < 28 && !model->meets_known;
}

static void mode_changes(const struct model *model, struct step *step)
{
    if (is_interpretation_ended(model) && ends_interpretation(model))
        step->known = "virtual-interpretation-ended-for-carrier";
}

static bool event_mode(struct model *model, const struct scenario_operation *operation,
                       struct step *step)
{
    struct model_environment *env = &model->environment[operation->environment];
    bool enables = operation->arguments[0] == 1;
    int code = operation->arguments[1], number = operation->arguments[2];
    mode_changes(model, step);
    if ((code == EVENT_VIRTUAL_START || code == EVENT_VIRTUAL_END) && model->vm.spec < 21)
        return false;
    if (is_solo(code) && operation->environment > 0)
        return false;
    if (number == EVERYBODY) {
        if (enables && is_lost_on_unmounted(model, code) && !model->meets_known)
            step->known = "virtual-parked-method-events";
        if (enables && is_lost_on_started(model, code) && !model->meets_known)
            step->known = "virtual-started-after-another-event";
        if (enables && !is_global_only(code) && !note_threads(model) && !model->meets_known)
            step->known = "global-enabling-after-thread";
        /* In 21 VirtualThreadStart counts as an event of threads there. */
        bool notes = !is_global_only(code) || (code == EVENT_VIRTUAL_START && model->vm.spec == 21);
        model->carriers_noted = model->carriers_noted || (enables && notes);
        model->interpreted = model->interpreted || (enables && is_method_event(code));
        env->everywhere[code] = enables;
        return answer(step, "SetEventNotificationMode.global-null", "NONE");
    }
    if (is_global_only(code))
        return false;
    if (!is_alive(&model->actor[number]))
        return answer(step, "SetEventNotificationMode.dead-thread", "THREAD_NOT_ALIVE");
    if (enables && model->actor[number].is_virtual && model->carriers_noted && is_method_event(code)
        && is_interpretation_ended(model))
        step->known = "virtual-interpretation-ended-for-carrier";
    model->for_a_thread = true;
    model->actor[number].noted = true;
    model->actor[number].has_no_record = false;
    env->in_thread[code][number] = enables;
    return answer(step, "SetEventNotificationMode.thread-only", "NONE");
}

static bool set_breakpoint(struct model_environment *env, bool set, struct step *step)
{
    bool had = env->has_breakpoint;
    env->has_breakpoint = set;
    if (had != set)
        return answer(step, set ? "SetBreakpoint.posts" : "ClearBreakpoint.stops", "NONE");
    return set ? answer(step, "SetBreakpoint.one-per-instruction", "DUPLICATE")
               : answer(step, "ClearBreakpoint.not-set", "NOT_FOUND");
}

static bool set_watch(bool *watch, bool set, bool reads, struct step *step)
{
    bool had = *watch;
    *watch = set;
    if (had != set)
        return answer(step, reads ? "SetFieldAccessWatch.read" : "SetFieldModificationWatch.write",
                      "NONE");
    if (set)
        return answer(
            step, reads ? "SetFieldAccessWatch.duplicate" : "SetFieldModificationWatch.duplicate",
            "DUPLICATE");
    return answer(step,
                  reads ? "ClearFieldAccessWatch.not-set" : "ClearFieldModificationWatch.not-set",
                  "NOT_FOUND");
}

static bool step_requests(struct model *model, const struct scenario_operation *operation,
                          struct step *step)
{
    struct model_environment *env = &model->environment[operation->environment];
    int field = operation->arguments[0];
    if (operation->environment > 0)
        return false;
    switch (operation->code) {
    case OP_SET_BREAKPOINT:
        return set_breakpoint(env, true, step);
    case OP_CLEAR_BREAKPOINT:
        return set_breakpoint(env, false, step);
    case OP_WATCH_ACCESS:
        return set_watch(&env->watches_access[field], true, true, step);
    case OP_UNWATCH_ACCESS:
        return set_watch(&env->watches_access[field], false, true, step);
    case OP_WATCH_MODIFICATION:
        return set_watch(&env->watches_modification[field], true, false, step);
    case OP_UNWATCH_MODIFICATION:
        return set_watch(&env->watches_modification[field], false, false, step);
    default:
        return false;
    }
}

/* ---- Storage, capabilities, raw monitors --------------------------------- */

static bool thread_storage(struct model *model, const struct scenario_operation *operation,
                           struct step *step)
{
    int number = operation->arguments[0];
    int *storage = &model->environment[operation->environment].thread_storage[number];
    if (!is_alive(&model->actor[number]))
        return answer(step, NULL, "THREAD_NOT_ALIVE");
    if (operation->code == OP_GET_THREAD_STORAGE)
        return answer(step, "GetThreadLocalStorage.roundtrip", "NONE %d", *storage);
    *storage = operation->arguments[1];
    return answer(step, "SetThreadLocalStorage.overwrites", "NONE");
}

static bool raw_monitor(struct model_environment *env, const struct scenario_operation *operation,
                        struct step *step)
{
    bool owned = env->raw_owner == operation->by;
    switch (operation->code) {
    case OP_RAW_ENTER:
        if (!owned && env->raw_owner != RAW_FREE)
            return false;
        env->raw_owner = operation->by;
        env->raw_entries++;
        return answer(step, "RawMonitorEnter.recursive", "NONE");
    case OP_RAW_EXIT:
        if (!owned)
            return answer(step, "RawMonitorExit.not-owner", "NOT_MONITOR_OWNER");
        if (--env->raw_entries == 0)
            env->raw_owner = RAW_FREE;
        return answer(step, "RawMonitorExit.releases", "NONE");
    case OP_RAW_WAIT:
        return !owned && answer(step, "RawMonitorWait.not-owner", "NOT_MONITOR_OWNER");
    default:
        return answer(step, owned ? "RawMonitorNotify.none-waiting" : "RawMonitorNotify.not-owner",
                      owned ? "NONE" : "NOT_MONITOR_OWNER");
    }
}

static bool step_environment(struct model *model, const struct scenario_operation *operation,
                             struct step *step)
{
    struct model_environment *env = &model->environment[operation->environment];
    int value = operation->arguments[0];
    switch (operation->code) {
    case OP_SET_ENVIRONMENT_STORAGE:
        env->storage = value;
        return answer(step, "env.state-separate-els", "NONE");
    case OP_GET_ENVIRONMENT_STORAGE:
        return answer(step, "env.state-separate-els", "NONE %d", env->storage);
    case OP_GET_CAPABILITIES:
        return answer(step, "GetCapabilities.net", "NONE %s",
                      env->relinquished[value] ? "no" : "yes");
    case OP_RELINQUISH:
        mode_changes(model, step);
        env->relinquished[value] = true;
        return answer(step, "RelinquishCapabilities.removes", "NONE");
    case OP_COLLECT:
        return answer(step, "ForceGarbageCollection.synchronous", "NONE");
    default:
        return raw_monitor(env, operation, step);
    }
}

/* Whether the caller can call now. */
static bool can_call(const struct model *model, int by)
{
    if (by == MAIN_THREAD || model->inside > 0)
        return true;
    return by < model->actors && model->actor[by].activity == ACTIVITY_IDLE
           && !model->actor[by].suspended;
}

bool step_ti(struct model *model, const struct scenario_operation *operation, struct step *step)
{
    if (!can_call(model, operation->by))
        return false;
    switch (operation->code) {
    case OP_SET_TAG:
    case OP_GET_TAG:
    case OP_GET_OBJECTS:
    case OP_ITERATE_HEAP:
    case OP_FOLLOW:
    case OP_LOADED_CLASSES:
        return step_objects(model, operation, step);
    case OP_EVENT_MODE:
        return event_mode(model, operation, step);
    case OP_SET_BREAKPOINT:
    case OP_CLEAR_BREAKPOINT:
    case OP_WATCH_ACCESS:
    case OP_UNWATCH_ACCESS:
    case OP_WATCH_MODIFICATION:
    case OP_UNWATCH_MODIFICATION:
        return step_requests(model, operation, step);
    case OP_RETRANSFORM:
    case OP_REDEFINE:
    case OP_IS_OBSOLETE:
        return step_classes(model, operation, step);
    case OP_SET_THREAD_STORAGE:
    case OP_GET_THREAD_STORAGE:
        return thread_storage(model, operation, step);
    case OP_OWNED_MONITORS:
    case OP_OWNED_DEPTHS:
    case OP_CONTENDED:
    case OP_MONITOR_USAGE:
        return step_monitors(model, operation, step);
    case OP_GET_THREAD_STATE:
    case OP_GET_THREAD_INFO:
    case OP_SUSPEND:
    case OP_RESUME:
    case OP_SUSPEND_LIST:
    case OP_RESUME_LIST:
    case OP_INTERRUPT:
        return step_threads(model, operation, step);
    case OP_GET_FRAME_COUNT:
    case OP_GET_STACK_TRACE:
    case OP_GET_FRAME_LOCATION:
    case OP_GET_LOCAL:
    case OP_SET_LOCAL:
    case OP_NOTIFY_FRAME_POP:
    case OP_POP_FRAME:
    case OP_FORCE_RETURN:
        return step_frames(model, operation, step);
    default:
        return step_environment(model, operation, step);
    }
}
