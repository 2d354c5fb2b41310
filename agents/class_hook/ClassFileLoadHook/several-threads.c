/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "redefine.h"

TITLE("ClassFileLoadHook keeps the bytes of threads and environments apart that define classes at once.");

static atomic_int hooks;
static jvmtiEnv *second;
static jobject system_loader; /* global */

/* Puts the name of the thread, a digit, in place of the first letter of the answer, or of its last word in
 * the second environment. The class may also be loaded as a nested one of the target. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    static const char first[] = "name of the ", last[] = "thread";
    const char *part = env == second ? last : first;
    if (name == NULL || strcmp(name, "class_hook/ConcurrentDefinitions$Defined") != 0
        || (*jni)->IsSameObject(jni, loader, system_loader))
        return;
    atomic_fetch_add(&hooks, 1);
    give_copy(env, bytes, length, new_bytes, new_length);
    jint at = find_bytes(bytes, length, part, strlen(part));
    if (at >= 0)
        (*new_bytes)[at] = (unsigned char)thread_name(NULL)[0];
}

static void observe(JNIEnv *jni, jobject unused)
{
    must(GetClassLoader, find_class(jni, "class_hook/ConcurrentDefinitions"), &system_loader);
    system_loader = (*jni)->NewGlobalRef(jni, system_loader);
    second = new_environment_with(&(jvmtiCapabilities){.can_generate_all_class_hook_events = 1});
    on(ClassFileLoadHook, hook);
    hook_in(second, hook);
}

static void death(JNIEnv *jni)
{
    say("hooks: %d", atomic_load(&hooks));
}

TEST(.target = "class_hook.ConcurrentDefinitions", .probe = observe, .death = death,
     .needs = {.can_generate_all_class_hook_events = 1});
