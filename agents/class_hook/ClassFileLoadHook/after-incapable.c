/* SPDX-License-Identifier: Apache-2.0 */
#include "../marked.h"

TITLE("Retransformation starts from the bytes left by retransform-incapable agents.");

static void load(JavaVM *vm, char *options)
{
    make_marking();
}

/* First all hooks mark, then the third, then none. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    if (++step == 1) {
        begin_marking(MARKING_ENVIRONMENTS);
        return;
    }
    if (step == 3) {
        stop_marking();
        marks[2] = true;
    }
    if (step == 4)
        stop_marking();
    retransform_marked(jni, subject);
}

TEST(.target = "class_hook.Marked", .load = load, .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_all_class_hook_events = 1});
