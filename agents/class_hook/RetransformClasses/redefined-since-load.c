/* SPDX-License-Identifier: Apache-2.0 */
#include "../marked.h"

TITLE("What hooks gave at load is not restored once the class has been redefined.");

static void load(JavaVM *vm, char *options)
{
    make_marking();
}

/* The first two environments mark at load. Then they leave all class files alone. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    switch (++step) {
    case 1:
        begin_marking(2);
        break;
    case 2:
        stop_marking();
        redefine_marked(jni, subject);
        break;
    default:
        retransform_marked(jni, subject);
    }
}

TEST(.target = "class_hook.Marked", .load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1});
