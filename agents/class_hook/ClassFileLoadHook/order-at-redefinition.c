/* SPDX-License-Identifier: Apache-2.0 */
#include "../stamps.h"

TITLE("At a redefinition all hooks come, those that cannot retransform first, each as created.");

static void load(JavaVM *vm, char *options)
{
    make_stamping();
}

static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    if (++step == 2) {
        begin_stamping(STAMPING);
        redefine_stamped(jni, subject);
    } else if (step == 3) {
        stop_stamping();
        redefine_stamped(jni, subject);
    }
}

TEST(.target = "class_hook.Stamped", .load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1});
