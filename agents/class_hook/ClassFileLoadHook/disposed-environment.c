/* SPDX-License-Identifier: Apache-2.0 */
#include "../marked.h"

TITLE("Retransformation is without the bytes that a since disposed environment gave at load.");

static void load(JavaVM *vm, char *options)
{
    make_marking();
}

/* The first environment, which can retransform, is disposed of; the third goes on. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    switch (++step) {
    case 1:
        begin_marking(3);
        return;
    case 2:
        say("DisposeEnvironment: %s", error_name(ti_in(marking[0], DisposeEnvironment)));
        break;
    default:
        stop_marking();
    }
    retransform_marked(jni, subject);
}

TEST(.target = "class_hook.Marked", .load = load, .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_all_class_hook_events = 1});
