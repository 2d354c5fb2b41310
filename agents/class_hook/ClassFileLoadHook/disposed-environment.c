/* SPDX-License-Identifier: Apache-2.0 */
#include "../stamps.h"

TITLE("What an environment gave at load is gone when it is disposed of and others retransform.");

static void load(JavaVM *vm, char *options)
{
    make_stamping();
}

/* The first environment, which can retransform, is disposed of; the third goes on. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    switch (++step) {
    case 1:
        begin_stamping(3);
        return;
    case 2:
        say("DisposeEnvironment: %s", error_name(ti_in(stamping[0], DisposeEnvironment)));
        break;
    default:
        stop_stamping();
    }
    retransform_stamped(jni, subject);
}

TEST(.target = "class_hook.Stamped", .load = load, .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_all_class_hook_events = 1});
