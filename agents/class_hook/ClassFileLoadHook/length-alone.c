/* SPDX-License-Identifier: Apache-2.0 */
#include "../stamps.h"

TITLE("A hook that sets the new length alone gives no class file.");

/* Less than the class file has, in another environment more. */
static void JNICALL set_length(HOOK_PARAMETERS)
{
    if (name != NULL && strcmp(name, "class_hook/Stamped$Numbered") == 0)
        *new_length = env == stamping[0] ? 4 : length + 1000;
}

/* The third environment looks at what is left. */
static void load(JavaVM *vm, char *options)
{
    make_stamping();
    hook_in(stamping[0], set_length);
    hook_in(stamping[1], set_length);
    hook_in(stamping[2], hook_stamp);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static int step;
    if (++step == 2)
        retransform_stamped(jni, subject);
    else if (step == 3)
        redefine_stamped(jni, subject);
}

TEST(.target = "class_hook.Stamped", .load = load, .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_retransform_classes = 1,
               .can_generate_all_class_hook_events = 1});
