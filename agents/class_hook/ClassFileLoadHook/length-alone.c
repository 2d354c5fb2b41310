/* SPDX-License-Identifier: Apache-2.0 */
#include "../marked.h"

TITLE("ClassFileLoadHook that sets only the new length replaces nothing.");

/* Less than the class file has, in another environment more. */
static void JNICALL set_length(HOOK_PARAMETERS)
{
    if (name != NULL && strcmp(name, "class_hook/Numbered") == 0)
        *new_length = env == marking[0] ? 4 : length + 1000;
}

/* The third environment looks at what is left. */
static void load(JavaVM *vm, char *options)
{
    make_marking();
    hook_in(marking[0], set_length);
    hook_in(marking[1], set_length);
    hook_in(marking[2], hook_mark);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    if (++step == 2)
        retransform_marked(jni, subject);
    else if (step == 3)
        redefine_marked(jni, subject);
}

TEST(.target = "class_hook.Marked", .load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1});
