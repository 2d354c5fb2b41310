/* SPDX-License-Identifier: Apache-2.0 */

/* Functions of the JVM TI about threads, their frames and monitors. */
#include <stdio.h>
#include <string.h>

#include "explore/model.h"

/* ---- Threads ------------------------------------------------------------- */

static bool answer_state(struct step *step, const char *rule, const struct actor *actor,
                         const char *state, const char *native)
{
    return answer(step, rule, "NONE %s%s%s%s", state, actor->suspended ? "|SUSPENDED" : "",
                  actor->interrupted ? "|INTERRUPTED" : "", native);
}

static bool waiting_state(struct step *step, const char *rule, const struct actor *actor,
                          const char *how, const char *reason)
{
    char state[100];
    snprintf(state, sizeof state, "ALIVE|%s|WAITING%s", how, reason);
    return answer_state(step, rule, actor, state, "");
}

/* In the callback of an event about a monitor the state may be that of the thread without the callback; and
 * as before, IN_NATIVE is left out by a function that is code of the VM. */
static bool callback_state(const struct model *model, const struct actor *actor, struct step *step)
{
    static const char *const natives[] = {"|IN_NATIVE", ""};
    int event = model->inside - 1;
    for (int i = 0; i < 2; i++) {
        if (event == EVENT_CONTENDED_ENTER || event == EVENT_CONTENDED_ENTERED)
            answer_state(step, "GetThreadState.blocked", actor, "ALIVE|BLOCKED_ON_MONITOR_ENTER",
                         natives[i]);
        if (event == EVENT_MONITOR_WAIT) {
            answer_state(step, "GetThreadState.object-wait", actor,
                         "ALIVE|WAITING_INDEFINITELY|WAITING", natives[i]);
            answer_state(step, "GetThreadState.object-wait", actor,
                         "ALIVE|WAITING_INDEFINITELY|WAITING|IN_OBJECT_WAIT", natives[i]);
        }
        answer_state(step, "GetThreadState.runnable", actor, "ALIVE|RUNNABLE", natives[i]);
    }
    return true;
}

static bool thread_state(const struct model *model, const struct scenario_operation *operation,
                         struct step *step)
{
    const struct actor *actor = &model->actor[operation->arguments[0]];
    bool self = operation->by == operation->arguments[0];
    if (may_unmount(actor) && actor->suspended && model->vm.spec == 21 && !model->meets_known)
        step->known = "virtual-suspended-runnable";
    switch (actor->activity) {
    case ACTIVITY_NEW:
        return answer(step, "GetThreadState.new-zero", "NONE 0");
    case ACTIVITY_ENDED:
        return answer(step, "GetThreadState.terminated", "NONE TERMINATED");
    case ACTIVITY_IDLE:
        answer_state(step, "GetThreadState.in-native", actor, "ALIVE|RUNNABLE", "|IN_NATIVE");
        /* The function that it calls itself may be code of the VM. */
        return !self || answer_state(step, "GetThreadState.in-native", actor, "ALIVE|RUNNABLE", "");
    case ACTIVITY_CALLBACK:
        return callback_state(model, actor, step);
    case ACTIVITY_SPINNING:
        return answer_state(step, "GetThreadState.activity-when-alive", actor, "ALIVE|RUNNABLE",
                            "");
    case ACTIVITY_BLOCKED:
    case ACTIVITY_NOTIFIED:
        if (actor->was_in_callback)
            answer_state(step, "GetThreadState.blocked", actor, "ALIVE|BLOCKED_ON_MONITOR_ENTER",
                         "|IN_NATIVE");
        return answer_state(step, "GetThreadState.blocked", actor, "ALIVE|BLOCKED_ON_MONITOR_ENTER",
                            "");
    case ACTIVITY_PARKED:
        waiting_state(step, "GetThreadState.park", actor, "WAITING_INDEFINITELY", "");
        return waiting_state(step, "GetThreadState.park", actor, "WAITING_INDEFINITELY", "|PARKED");
    case ACTIVITY_WAITING:
        if (actor->was_in_callback)
            answer_state(step, "GetThreadState.object-wait", actor,
                         "ALIVE|WAITING_INDEFINITELY|WAITING|IN_OBJECT_WAIT", "|IN_NATIVE");
        waiting_state(step, "GetThreadState.object-wait", actor, "WAITING_INDEFINITELY", "");
        return waiting_state(step, "GetThreadState.object-wait", actor, "WAITING_INDEFINITELY",
                             "|IN_OBJECT_WAIT");
    default:
        waiting_state(step, "GetThreadState.sleep", actor, "WAITING_WITH_TIMEOUT", "");
        if (actor->is_virtual)
            waiting_state(step, "GetThreadState.sleep-virtual", actor, "WAITING_WITH_TIMEOUT",
                          "|PARKED");
        return waiting_state(step, "GetThreadState.sleep", actor, "WAITING_WITH_TIMEOUT",
                             "|SLEEPING");
    }
}

static const char *suspend_answer(struct actor *actor)
{
    if (!is_alive(actor))
        return "THREAD_NOT_ALIVE";
    if (actor->suspended)
        return "THREAD_SUSPENDED";
    actor->suspended = true;
    return "NONE";
}

/* What was pending happens when the thread is resumed. */
static const char *resume_answer(struct model *model, int number, struct step *step)
{
    struct actor *actor = &model->actor[number];
    if (!actor->suspended)
        return "THREAD_NOT_SUSPENDED";
    actor->suspended = false;
    if (actor->pending == PENDING_POP) {
        event(model, step, EVENT_METHOD_ENTRY, number, "PopFrame.reexecutes-invoke", "spin");
        step->awaits[number] = AWAIT_SPINNING;
    } else if (actor->pending == PENDING_RETURN) {
        char value[16];
        snprintf(value, sizeof value, " %d", actor->forced);
        leave_frame(model, step, number, false, value);
        outcome_line(step, "ForceEarlyReturn.value-seen", "spun %s %d", actor_name(number),
                     actor->forced);
        leave_perform(model, step, number, false);
    } else if (actor->activity == ACTIVITY_IDLE) {
        step->awaits[number] = AWAIT_IDLE;
    }
    actor->pending = PENDING_NOTHING;
    return "NONE";
}

static bool suspend_list(struct model *model, const struct scenario_operation *operation,
                         struct step *step)
{
    const int *arguments = operation->arguments;
    if (arguments[0] == arguments[1] || operation->by == arguments[0]
        || operation->by == arguments[1])
        return false;
    if (model->vm.spec < 11 && !model->meets_known
        && !(is_alive(&model->actor[arguments[0]]) && is_alive(&model->actor[arguments[1]])))
        step->known = "list-result-of-dead-thread";
    const char *first = suspend_answer(&model->actor[arguments[0]]);
    return answer(step, "SuspendThreadList.results-filled", "NONE %s %s", first,
                  suspend_answer(&model->actor[arguments[1]]));
}

static bool resume_list(struct model *model, const struct scenario_operation *operation,
                        struct step *step)
{
    const int *arguments = operation->arguments;
    if (arguments[0] == arguments[1] || !is_alive(&model->actor[arguments[0]])
        || !is_alive(&model->actor[arguments[1]]))
        return false;
    const char *first = resume_answer(model, arguments[0], step);
    return answer(step, "ResumeThreadList.results-filled", "NONE %s %s", first,
                  resume_answer(model, arguments[1], step));
}

static bool interrupt(struct model *model, const struct scenario_operation *operation,
                      struct step *step)
{
    int number = operation->arguments[0];
    struct actor *actor = &model->actor[number];
    if (model->environment[operation->environment].relinquished[CAP_SIGNAL])
        return false;
    if (!is_alive(actor))
        return answer(step, "InterruptThread.not-alive", "THREAD_NOT_ALIVE");
    if (actor->activity == ACTIVITY_IDLE || actor->activity == ACTIVITY_SPINNING
        || actor->activity == ACTIVITY_CALLBACK) {
        actor->interrupted = true;
        return answer(step, "InterruptThread.flag", "NONE");
    }
    bool parked = actor->activity == ACTIVITY_PARKED;
    if (actor->suspended || (!parked && actor->activity != ACTIVITY_SLEEPING))
        return false;
    actor->interrupted = parked;
    /* Where Thread.sleep is a native method, `perform` is the first Java method to see the exception. */
    for (int i = 0; i < model->environments && !parked; i++)
        event_in(model, step, i, true, EVENT_EXCEPTION, number, "Exception.native-thrown",
                 "perform");
    leave_perform(model, step, number, false);
    return answer(step, parked ? "InterruptThread.unparks" : "InterruptThread.wakes-sleep", "NONE");
}

bool step_threads(struct model *model, const struct scenario_operation *operation,
                  struct step *step)
{
    /* Of several environments only one is sure to get can_suspend. */
    bool suspends = operation->code == OP_SUSPEND || operation->code == OP_RESUME
                    || operation->code == OP_SUSPEND_LIST || operation->code == OP_RESUME_LIST;
    if (suspends && operation->environment > 0)
        return false;
    int number = operation->arguments[0];
    struct actor *actor = &model->actor[number];
    switch (operation->code) {
    case OP_GET_THREAD_STATE:
        return thread_state(model, operation, step);
    case OP_GET_THREAD_INFO:
        return answer(step, "GetThreadInfo.name", "NONE %s %s", actor_name(number),
                      actor->is_virtual ? "daemon" : "user");
    case OP_SUSPEND:
        return operation->by != number
               && answer(step, "SuspendThread.synchronous", "%s", suspend_answer(actor));
    case OP_RESUME:
        if (!is_alive(actor)) {
            answer(step, NULL, "THREAD_NOT_ALIVE");
            return answer(step, NULL, "THREAD_NOT_SUSPENDED");
        }
        return answer(step, "ResumeThread.not-suspended", "%s", resume_answer(model, number, step));
    case OP_SUSPEND_LIST:
        return suspend_list(model, operation, step);
    case OP_RESUME_LIST:
        return resume_list(model, operation, step);
    default:
        return interrupt(model, operation, step);
    }
}

/* ---- Monitors ------------------------------------------------------------ */

static bool owned_monitors(const struct model *model, int number, struct step *step)
{
    char text[ANSWER_TEXT] = "NONE";
    for (int i = 0; i < MONITORS; i++)
        if (model->owner[i] == number) {
            strcat(text, " ");
            strcat(text, argument_word('m', i));
        }
    return answer(step, "GetOwnedMonitorInfo.sync-block", "%s", text);
}

/* Of a monitor that was entered more than once any of these frames may be said. */
static bool owned_depths(const struct model *model, int number, struct step *step)
{
    const struct actor *actor = &model->actor[number];
    char text[ANSWER_TEXT] = "NONE";
    size_t length = strlen(text);
    for (int i = 0; i < MONITORS; i++) {
        if (model->owner[i] != number)
            continue;
        if (model->entries[i] > 1)
            return false;
        int depth = 0;
        while (frame_at(actor, depth)->kind != FRAME_LOCKED || frame_at(actor, depth)->monitor != i)
            depth++;
        length += (size_t)snprintf(text + length, sizeof text - length, " %s@%d",
                                   argument_word('m', i), depth);
    }
    return answer(step, "GetOwnedMonitorStackDepthInfo.depth", "%s", text);
}

static bool contended(const struct model *model, int number, struct step *step)
{
    const struct actor *actor = &model->actor[number];
    bool contends = actor->activity == ACTIVITY_BLOCKED || actor->activity == ACTIVITY_NOTIFIED;
    if (actor->activity == ACTIVITY_WAITING && model->vm.spec < 23 && !model->meets_known)
        step->known = "contended-monitor-of-waiter";
    /* Whether the callback comes before the thread contends is left open. */
    if (model->inside == EVENT_CONTENDED_ENTER + 1 && actor->activity == ACTIVITY_CALLBACK)
        answer(step, "GetCurrentContendedMonitor.enter", "NONE %s",
               argument_word('m', actor->monitor));
    return answer(step,
                  contends ? "GetCurrentContendedMonitor.enter"
                           : "GetCurrentContendedMonitor.none-null",
                  "NONE %s", contends ? argument_word('m', actor->monitor) : "null");
}

/* Who is about to contend for the monitor, and in the callback of MonitorContendedEnter may count as one that
 * does. */
static int contending_in_callback(const struct model *model, int monitor)
{
    for (int i = 0; i < model->actors; i++)
        if (model->inside == EVENT_CONTENDED_ENTER + 1 && model->actor[i].monitor == monitor
            && model->actor[i].activity == ACTIVITY_CALLBACK)
            return i;
    return NOBODY;
}

/* From 23 on virtual threads are left out; before, the text says nothing of them. */
static bool monitor_usage(const struct model *model, int monitor, struct step *step)
{
    char waiters[32] = "", notified[32] = "";
    int owner = model->owner[monitor];
    for (int i = 0; i < model->actors; i++) {
        const struct actor *actor = &model->actor[i];
        bool waits = actor->activity == ACTIVITY_WAITING;
        bool contends = actor->activity == ACTIVITY_BLOCKED || actor->activity == ACTIVITY_NOTIFIED;
        bool concerned = owner == i || ((waits || contends) && actor->monitor == monitor);
        if (concerned && actor->is_virtual && model->vm.spec < 23)
            return false;
        if (!concerned || actor->is_virtual || owner == i)
            continue;
        if ((waits || actor->activity == ACTIVITY_NOTIFIED) && model->vm.spec < 23
            && !model->meets_known)
            step->known = "waiters-in-monitor-usage";
        strcat(strcat(waits ? notified : waiters, " "), actor_name(i));
    }
    bool shown = owner != NOBODY && !model->actor[owner].is_virtual;
    int contending = contending_in_callback(model, monitor);
    if (contending != NOBODY && model->actor[contending].is_virtual && model->vm.spec < 23)
        return false;
    for (int counted = 0; counted < (contending == NOBODY ? 1 : 2); counted++) {
        answer(step, "GetObjectMonitorUsage.owner", "NONE owner %s %d waiters%s notify%s",
               shown ? actor_name(owner) : "null", shown ? model->entries[monitor] : 0, waiters,
               notified);
        if (contending != NOBODY && !model->actor[contending].is_virtual)
            strcat(strcat(waiters, " "), actor_name(contending));
    }
    return true;
}

bool step_monitors(struct model *model, const struct scenario_operation *operation,
                   struct step *step)
{
    static const int capabilities[] = {[OP_OWNED_MONITORS] = CAP_OWNED,
                                       [OP_OWNED_DEPTHS] = CAP_OWNED_DEPTH,
                                       [OP_CONTENDED] = CAP_CONTENDED,
                                       [OP_MONITOR_USAGE] = CAP_USAGE};
    int number = operation->arguments[0];
    if (model->environment[operation->environment].relinquished[capabilities[operation->code]])
        return false;
    if (operation->code == OP_MONITOR_USAGE)
        return monitor_usage(model, number, step);
    if (!is_alive(&model->actor[number]))
        return answer(step, NULL, "THREAD_NOT_ALIVE");
    if (model->actor[number].pending != PENDING_NOTHING)
        return false;
    switch (operation->code) {
    case OP_OWNED_MONITORS:
        return owned_monitors(model, number, step);
    case OP_OWNED_DEPTHS:
        return owned_depths(model, number, step);
    default:
        return contended(model, number, step);
    }
}
