/* SPDX-License-Identifier: Apache-2.0 */

/* Calls in callbacks. They are judged where the event is posted, with the state that the model has then:
 * the frame of the event is the topmost. */
#include <stdio.h>

#include "explore/model.h"

enum { VIRTUAL_EVENTS_SINCE = 21 };

/* What changes nothing that another callback could see. */
static bool is_query(enum operation_code code)
{
    switch (code) {
    case OP_GET_THREAD_STATE:
    case OP_GET_THREAD_INFO:
    case OP_GET_FRAME_COUNT:
    case OP_GET_STACK_TRACE:
    case OP_GET_FRAME_LOCATION:
    case OP_GET_LOCAL:
    case OP_IS_OBSOLETE:
    case OP_GET_TAG:
    case OP_GET_OBJECTS:
    case OP_ITERATE_HEAP:
    case OP_FOLLOW:
    case OP_COLLECT:
    case OP_OWNED_MONITORS:
    case OP_OWNED_DEPTHS:
    case OP_CONTENDED:
    case OP_MONITOR_USAGE:
    case OP_GET_THREAD_STORAGE:
    case OP_GET_ENVIRONMENT_STORAGE:
    case OP_LOADED_CLASSES:
    case OP_GET_CAPABILITIES:
        return true;
    default:
        return false;
    }
}

/* What other environments see, too; in which order they get an event is nowhere said. */
static bool is_shared(enum operation_code code)
{
    switch (code) {
    case OP_SET_LOCAL:
    case OP_NOTIFY_FRAME_POP:
    case OP_SUSPEND:
    case OP_RESUME:
    case OP_SUSPEND_LIST:
    case OP_RESUME_LIST:
    case OP_INTERRUPT:
    case OP_RETRANSFORM:
    case OP_REDEFINE:
        return true;
    default:
        return false;
    }
}

bool attach(struct model *model, const struct scenario_operation *operation, struct step *step)
{
    int event = operation->inside - 1;
    bool is_virtual = event == EVENT_VIRTUAL_START || event == EVENT_VIRTUAL_END;
    if (operation->by == MAIN_THREAD || operation->by >= model->actors
        || model->attached_count == ATTACHED_MAX || operation->code == OP_POP_FRAME
        || operation->code == OP_FORCE_RETURN
        || (is_virtual && model->vm.spec < VIRTUAL_EVENTS_SINCE))
        return false;
    model->attached[model->attached_count++] = *operation;
    return answer(step, NULL, "attached");
}

/* MethodExit and FramePop of a frame have no order: what the callback of one changes for the other makes no
 * sense. */
static bool depends_on_order(const struct scenario_operation *call, enum explored_event code)
{
    if (code != EVENT_METHOD_EXIT && code != EVENT_FRAME_POP)
        return false;
    bool top = (call->code == OP_NOTIFY_FRAME_POP || call->code == OP_SET_LOCAL)
               && call->arguments[0] == call->by && call->arguments[1] == 0;
    int other = code == EVENT_METHOD_EXIT ? EVENT_FRAME_POP : EVENT_METHOD_EXIT;
    return top || (call->code == OP_EVENT_MODE && call->arguments[1] == other);
}

/* Whether the thread that makes the call goes on as the model has it. */
static bool caller_goes_on(const struct model *model, const struct scenario_operation *call)
{
    bool itself = call->arguments[0] == call->by;
    if (call->code == OP_INTERRUPT)
        return !itself || (model->during != OP_WAIT && model->during != OP_END);
    return call->code != OP_RAW_ENTER || model->during != OP_END;
}

/* Whether what it is about does not depend on what other threads do meanwhile. */
static bool is_determined(const struct model *model, const struct step *step,
                          const struct scenario_operation *call)
{
    const char *letters = operation_arguments(call->code);
    for (int i = 0; letters[i] != '\0'; i++) {
        int actor = call->arguments[i];
        if ((letters[i] == 'a' || (letters[i] == 'A' && actor != EVERYBODY)) && actor != call->by
            && (model->moves[actor] || model->actor[actor].pending != PENDING_NOTHING))
            return false;
    }
    return !step->concurrent || (is_query(call->code) && call->code != OP_MONITOR_USAGE);
}

/* An interrupted thread that waits would go on in this operation. */
static bool lets_another_go_on(const struct model *model, const struct scenario_operation *call)
{
    if (call->code != OP_INTERRUPT || call->arguments[0] == call->by)
        return false;
    const struct actor *actor = &model->actor[call->arguments[0]];
    return is_alive(actor) && actor->activity != ACTIVITY_IDLE
           && actor->activity != ACTIVITY_SPINNING;
}

static void begin(struct step *step)
{
    *step = (struct step){.rule = NULL};
}

/* Its answers are lines of the operation during which the event is posted. */
static void add_answers(struct step *step, const struct step *inner,
                        const struct scenario_operation *call)
{
    char line[LINE_OF_OPERATION];
    operation_write(call, line);
    for (int i = 0; i < inner->answer_count; i++) {
        struct model_event *added = new_event(step, inner->rule);
        added->is_choice = i > 0;
        int length = snprintf(added->text, sizeof added->text, "%s = %s", line, inner->answers[i]);
        step->senseless = step->senseless || length >= (int)sizeof added->text;
    }
}

static void judge_call(struct model *model, struct step *step,
                       const struct scenario_operation *call, enum explored_event code)
{
    static struct step inner;
    begin(&inner);
    struct actor *caller = &model->actor[call->by];
    enum activity activity = caller->activity;
    caller->activity = ACTIVITY_CALLBACK;
    model->inside = call->inside;
    bool makes_sense = is_determined(model, step, call) && caller_goes_on(model, call)
                       && !lets_another_go_on(model, call) && !depends_on_order(call, code)
                       && step_ti(model, call, &inner);
    caller->activity = activity;
    model->inside = 0;
    if (inner.known != NULL)
        step->known = inner.known;
    if (!makes_sense || inner.event_count > 0 || (inner.first_only && inner.answer_count > 1))
        step->senseless = true;
    add_answers(step, &inner, call);
}

/* Two environments have callbacks for what may be the same event, and one changes what the other sees. */
static bool is_disturbed(const struct step *step, const struct scenario_operation *call)
{
    const struct scenario_operation *last = &step->last_call;
    return step->calls > 0 && last->inside == call->inside && last->by == call->by
           && last->environment != call->environment
           && (is_shared(last->code) || is_shared(call->code));
}

void call_attached(struct model *model, struct step *step, int environment, bool optional,
                   enum explored_event code, int actor)
{
    int i = 0;
    while (i < model->attached_count
           && (model->attached[i].environment != environment
               || model->attached[i].inside != (int)code + 1 || model->attached[i].by != actor))
        i++;
    if (i == model->attached_count || model->inside > 0)
        return;
    const struct scenario_operation call = model->attached[i];
    model->attached_count--;
    for (; i < model->attached_count; i++)
        model->attached[i] = model->attached[i + 1];
    if (optional || is_disturbed(step, &call))
        step->senseless = true;
    else
        judge_call(model, step, &call, code);
    step->last_call = call;
    step->calls++;
}
