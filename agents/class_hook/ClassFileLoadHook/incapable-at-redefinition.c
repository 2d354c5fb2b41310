/* SPDX-License-Identifier: Apache-2.0 */
#include "../marked.h"

TITLE("Retransformation starts from the bytes that incapable agents left at the last redefinition.");

static void load(JavaVM *vm, char *options)
{
    make_marking();
}

/* First all hooks mark at a redefinition, then none at a retransformation, then the third. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    if (++step == 1)
        return;
    if (step == 2) {
        begin_marking(MARKING_ENVIRONMENTS);
        redefine_marked(jni, subject);
        return;
    }
    stop_marking();
    marks[2] = step == 4;
    retransform_marked(jni, subject);
}

TEST(.target = "class_hook.Marked", .load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1});
