/* SPDX-License-Identifier: Apache-2.0 */
#include "../../class_hook/stamps.h"

TITLE("What hooks gave at load does not come back once the class has been redefined.");

static void load(JavaVM *vm, char *options)
{
    make_stamping();
}

/* The first two environments stamp at load. Then they leave all class files alone. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    switch (++step) {
    case 1:
        begin_stamping(2);
        break;
    case 2:
        stop_stamping();
        redefine_stamped(jni, subject);
        break;
    default:
        retransform_stamped(jni, subject);
    }
}

TEST(.target = "class_hook.Stamped", .load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1});
