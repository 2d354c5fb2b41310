/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "redefine.h"

TITLE("ClassFileLoadHook keeps the bytes of threads apart that define classes at once.");

static atomic_int hooks;
static jobject system_loader; /* global */

/* Puts the name of the thread, a digit, in place of the first letter of the answer. The class may also
 * be loaded as a nested one of the target. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    static const char answer[] = "name of the thread";
    if (name == NULL || strcmp(name, "class_hook/ConcurrentDefinitions$Defined") != 0
        || (*jni)->IsSameObject(jni, loader, system_loader))
        return;
    atomic_fetch_add(&hooks, 1);
    give_copy(env, bytes, length, new_bytes, new_length);
    for (jint at = 0; at + (jint)sizeof answer <= length; at++)
        if (memcmp(*new_bytes + at, answer, sizeof answer - 1) == 0)
            (*new_bytes)[at] = (unsigned char)thread_name(NULL)[0];
}

static void observe(JNIEnv *jni, jobject unused)
{
    must(GetClassLoader, find_class(jni, "class_hook/ConcurrentDefinitions"), &system_loader);
    system_loader = (*jni)->NewGlobalRef(jni, system_loader);
    on(ClassFileLoadHook, hook);
}

static void death(JNIEnv *jni)
{
    say("hooks: %d", atomic_load(&hooks));
}

TEST(.target = "class_hook.ConcurrentDefinitions", .probe = observe, .death = death,
     .needs = {.can_generate_all_class_hook_events = 1});
