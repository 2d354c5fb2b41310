/* SPDX-License-Identifier: Apache-2.0 */

/* Versions of classes: which of them a frame runs, and whether it is obsolete. The versions differ in a constant
 * of each method but `spin`, which is equivalent in all. */
#include "explore/model.h"

enum { CACHED_BEFORE = 20 };

int frame_class(enum model_frame_kind kind)
{
    return kind == FRAME_MARK ? CLASS_TARGET : frame_is_call(kind) ? CLASS_FRAMES : NO_CLASS;
}

static bool is_overtaken(const struct model_frame *frame, bool equivalent)
{
    return !equivalent && !frame->obsolete && frame->equivalent;
}

/* The class has a new version, with the same or with other bytes. */
static void replace(struct model *model, int class_name, int version, struct step *step)
{
    bool equivalent = model->versions[class_name] == version;
    model->versions[class_name] = version;
    for (int i = 0; i < model->actors; i++)
        for (int j = 0; j < model->actor[i].depth; j++) {
            struct model_frame *frame = &model->actor[i].frames[j];
            if (frame_class(frame->kind) != class_name)
                continue;
            if (is_overtaken(frame, equivalent) && !model->meets_known)
                step->known = "method-id-of-overtaken-equivalent-version";
            frame->equivalent = frame->equivalent || equivalent;
            frame->obsolete = frame->obsolete || !equivalent;
        }
    for (int i = 0; i < model->environments && class_name == CLASS_TARGET; i++)
        model->environment[i].has_breakpoint = false;
}

static bool is_obsolete(const struct actor *actor, int depth, struct step *step)
{
    if (!is_alive(actor) || actor->pending != PENDING_NOTHING || depth >= actor->depth)
        return false;
    const struct model_frame *frame = frame_at(actor, depth);
    const char *rule = frame->obsolete     ? "IsMethodObsolete.replaced"
                       : frame->equivalent ? "methods.equivalent"
                                           : "IsMethodObsolete.fresh";
    return answer(step, rule, "NONE %s", frame->obsolete ? "yes" : "no");
}

bool step_classes(struct model *model, const struct scenario_operation *operation,
                  struct step *step)
{
    const int *arguments = operation->arguments;
    int class_name = arguments[0];
    switch (operation->code) {
    case OP_REDEFINE:
        replace(model, class_name, arguments[1], step);
        return answer(step, "RedefineClasses.no-suspend", "NONE");
    case OP_RETRANSFORM:
        if (model->versions[class_name] > 0 && model->vm.spec < CACHED_BEFORE
            && !model->meets_known)
            step->known = "cached-class-file-after-redefinition";
        replace(model, class_name, model->versions[class_name], step);
        return answer(step, "RetransformClasses.undo", "NONE");
    default:
        return is_obsolete(&model->actor[arguments[0]], arguments[1], step);
    }
}
