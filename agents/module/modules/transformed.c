/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"
#include "redefine.h"

TITLE("A named module reads the unnamed modules when a class of it is retransformed.");

static bool transformed;

static void JNICALL transform(HOOK_PARAMETERS)
{
    static const char from[] = "Runnable.java", to[] = "Walkable.java"; /* its source */
    if (redefined == NULL || name == NULL || strcmp(name, "java/lang/Runnable") != 0)
        return;
    if (give_replaced(env, bytes, length, new_bytes, new_length, from, to, sizeof from - 1) == 0)
        inapplicable("the class file names no source file");
    transformed = true;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jobject base = base_module(jni);
    jclass runnable = find_class(jni, "java/lang/Runnable");
    jboolean modifiable = JNI_FALSE;
    must(IsModifiableClass, runnable, &modifiable);
    if (!modifiable)
        inapplicable("java.lang.Runnable cannot be modified");
    need_unread(jni, base);
    on(ClassFileLoadHook, transform);
    SAY_CALL(RetransformClasses, 1, &runnable);
    say("transformed: %s", truth(transformed));
    say_reads_unnamed(jni, base);
}

TEST(.probe = observe, .since = 9, .needs = {.can_retransform_classes = 1},
     .wants = {.can_retransform_any_class = 1});
