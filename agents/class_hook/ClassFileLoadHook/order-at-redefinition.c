/* SPDX-License-Identifier: Apache-2.0 */
#include "../marked.h"

TITLE("Hooks of a redefinition run incapable environments first, each group in the order of creation.");

static void load(JavaVM *vm, char *options)
{
    make_marking();
}

static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    if (++step == 2) {
        begin_marking(MARKING_ENVIRONMENTS);
        redefine_marked(jni, subject);
    } else if (step == 3) {
        stop_marking();
        redefine_marked(jni, subject);
    }
}

TEST(.target = "class_hook.Marked", .load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1});
