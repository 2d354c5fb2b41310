/* SPDX-License-Identifier: Apache-2.0 */
#include "../marked.h"

TITLE("Retransformation starts from the initial bytes also if only a later hook had changed them.");

static void load(JavaVM *vm, char *options)
{
    make_marking();
}

/* The first and the third can retransform. At load and in the end the third marks, between that none and
 * then the first. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    if (++step == 1) {
        begin_marking(3);
        marks[0] = false;
        return;
    }
    stop_marking();
    marks[0] = step == 3;
    marks[2] = step == 4;
    retransform_marked(jni, subject);
}

TEST(.target = "class_hook.Marked", .load = load, .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_all_class_hook_events = 1});
