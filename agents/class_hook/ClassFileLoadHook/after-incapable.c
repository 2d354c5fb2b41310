/* SPDX-License-Identifier: Apache-2.0 */
#include "../stamps.h"

TITLE("Hooks of a retransformation begin with what those gave at load that cannot retransform.");

static void load(JavaVM *vm, char *options)
{
    make_stamping();
}

/* First all hooks stamp, then the third, then none. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    if (++step == 1) {
        begin_stamping(STAMPING);
        return;
    }
    if (step == 3) {
        stop_stamping();
        stamps[2] = true;
    }
    if (step == 4)
        stop_stamping();
    retransform_stamped(jni, subject);
}

TEST(.target = "class_hook.Stamped", .load = load, .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_all_class_hook_events = 1});
