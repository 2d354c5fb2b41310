/* SPDX-License-Identifier: Apache-2.0 */

/* Functions of the JVM TI about frames. Depths are counted in frames of the target's own classes;
 * the agent finds out how many others there are. */
#include <stdio.h>
#include <string.h>

#include "explore/model.h"

static bool can_be_read(const struct actor *actor, const struct scenario_operation *operation)
{
    return actor->suspended || operation->by == operation->arguments[0];
}

static bool stack_trace(const struct actor *actor, struct step *step)
{
    char text[ANSWER_TEXT] = "NONE";
    size_t length = strlen(text);
    for (int i = 0; i < actor->depth; i++) {
        enum model_frame_kind kind = frame_at(actor, i)->kind;
        length += (size_t)snprintf(text + length, sizeof text - length, " %s%s", frame_name(kind),
                                   frame_is_native(kind) ? ":native" : "");
    }
    return answer(step, "GetStackTrace.topmost-first", "%s", text);
}

static bool frame_location(const struct actor *actor, int depth, struct step *step)
{
    if (depth >= actor->depth)
        return answer(step, NULL, "NO_MORE_FRAMES");
    enum model_frame_kind kind = frame_at(actor, depth)->kind;
    return answer(step,
                  frame_is_native(kind) ? "GetFrameLocation.native" : "GetFrameLocation.current",
                  "NONE %s%s", frame_name(kind), frame_is_native(kind) ? ":native" : "");
}

/* Only of suspended threads and the current one, and of frames that have the variables. */
static bool local(struct actor *actor, const struct scenario_operation *operation,
                  struct model *model, struct step *step)
{
    static const char *const get_rules[LOCAL_TYPES] = {
        "GetLocalInt.types", "GetLocalLong.value", "GetLocalFloat.value", "GetLocalDouble.value",
        "GetLocalObject.value"};
    static const char *const set_rules[LOCAL_TYPES] = {
        "SetLocalInt.visible", "SetLocalLong.visible", "SetLocalFloat.visible",
        "SetLocalDouble.visible", "SetLocalObject.visible"};
    int depth = operation->arguments[1], type = operation->arguments[2];
    bool sets = operation->code == OP_SET_LOCAL;
    if (!can_be_read(actor, operation))
        return false;
    if (depth >= actor->depth)
        return answer(step, NULL, "NO_MORE_FRAMES");
    struct model_frame *frame = &actor->frames[actor->depth - 1 - depth];
    if (frame_is_native(frame->kind))
        return answer(step, "locals.native-frame", "OPAQUE_FRAME");
    if (!frame_is_call(frame->kind))
        return false;
    if (sets) {
        frame->locals[type] = operation->arguments[3];
        answer(step, set_rules[type], "NONE");
        step->first_only = true;
    } else {
        char text[24];
        local_text(text, sizeof text, (enum local_type)type, frame->locals[type]);
        answer(step, get_rules[type], "NONE %s", text);
    }
    if ((sets && actor->is_virtual) || model->vm.spec >= 26)
        answer(step, sets ? set_rules[type] : get_rules[type], "OPAQUE_FRAME");
    return true;
}

static bool frame_pop(struct model *model, const struct scenario_operation *operation,
                      struct step *step)
{
    struct actor *actor = &model->actor[operation->arguments[0]];
    int depth = operation->arguments[1];
    if (depth >= actor->depth)
        return can_be_read(actor, operation) && answer(step, NULL, "NO_MORE_FRAMES");
    struct model_frame *frame = &actor->frames[actor->depth - 1 - depth];
    if (!can_be_read(actor, operation)) {
        if (may_unmount(actor) && model->vm.spec >= 21 && !model->meets_known)
            step->known = "virtual-frame-pop-not-suspended";
        return !frame_is_native(frame->kind)
               && answer(step, "NotifyFramePop.suspended-or-current", "THREAD_NOT_SUSPENDED");
    }
    if (frame_is_native(frame->kind))
        return answer(step, "NotifyFramePop.native", "OPAQUE_FRAME");
    /* A second request, or that of another environment. */
    for (int i = 0; i < model->environments; i++)
        if (frame->requested[i])
            return false;
    if (actor->is_virtual && model->carriers_noted && is_interpretation_ended(model))
        step->known = "virtual-interpretation-ended-for-carrier";
    frame->requested[operation->environment] = true;
    answer(step, "NotifyFramePop.posts", "NONE");
    if (model->vm.spec >= 26)
        answer(step, "NotifyFramePop.posts", "OPAQUE_FRAME");
    step->first_only = true;
    return true;
}

/* Only of a frame of `spin`, which Java code has called; or of `next`, which is native. */
static bool change_stack(struct model *model, const struct scenario_operation *operation,
                         struct step *step)
{
    struct actor *actor = &model->actor[operation->arguments[0]];
    bool pops = operation->code == OP_POP_FRAME;
    if (!(pops ? model->vm.pops_frames : model->vm.forces_returns)
        || operation->by == operation->arguments[0])
        return false;
    if (actor->activity != ACTIVITY_SPINNING && actor->activity != ACTIVITY_IDLE)
        return false;
    bool native = actor->activity == ACTIVITY_IDLE;
    if (!actor->suspended) {
        if (native)
            answer(step, pops ? "PopFrame.native-called" : "ForceEarlyReturn.native",
                   "OPAQUE_FRAME");
        return answer(
            step, pops ? "PopFrame.suspended-or-current" : "ForceEarlyReturn.suspended-or-current",
            "THREAD_NOT_SUSPENDED");
    }
    if (native)
        return answer(step, pops ? "PopFrame.native-called" : "ForceEarlyReturn.native",
                      "OPAQUE_FRAME");
    const char *rule = pops ? "PopFrame.reexecutes-invoke" : "ForceEarlyReturn.returns-on-resume";
    answer(step, rule, "NONE");
    answer(step, rule, "OPAQUE_FRAME");
    step->first_only = true;
    struct model_frame *frame = &actor->frames[actor->depth - 1];
    actor->pending = pops ? PENDING_POP : PENDING_RETURN;
    actor->forced = operation->arguments[1];
    for (int i = 0; pops && i < model->environments; i++)
        frame->requested[i] = false;
    return true;
}

bool step_frames(struct model *model, const struct scenario_operation *operation, struct step *step)
{
    struct actor *actor = &model->actor[operation->arguments[0]];
    bool counts = operation->code == OP_GET_FRAME_COUNT || operation->code == OP_GET_STACK_TRACE;
    if (!is_alive(actor))
        return counts && answer(step, NULL, "THREAD_NOT_ALIVE");
    if (actor->pending != PENDING_NOTHING)
        return false;
    switch (operation->code) {
    case OP_GET_FRAME_COUNT:
        return answer(step, "GetFrameCount.matches-trace", "NONE as in GetStackTrace");
    case OP_GET_STACK_TRACE:
        return stack_trace(actor, step);
    case OP_GET_FRAME_LOCATION:
        return frame_location(actor, operation->arguments[1], step);
    case OP_GET_LOCAL:
    case OP_SET_LOCAL:
        return local(actor, operation, model, step);
    case OP_NOTIFY_FRAME_POP:
        return frame_pop(model, operation, step);
    default:
        return change_stack(model, operation, step);
    }
}
