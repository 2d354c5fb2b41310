/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("ITERATION_ABORT ends IterateOverReachableObjects at a root or a reference of any kind.");

static const char *wanted;
static int reached, later;

static jvmtiIterationControl step(const char *what)
{
    if (reached > 0) {
        later++;
        return JVMTI_ITERATION_CONTINUE;
    }
    reached += strcmp(what, wanted) == 0;
    return reached > 0 ? JVMTI_ITERATION_ABORT : JVMTI_ITERATION_CONTINUE;
}

HEAP_ROOT_CALLBACK(root)
{
    return step(root_kind(kind));
}

STACK_REFERENCE_CALLBACK(stack)
{
    return step(root_kind(kind));
}

OBJECT_REFERENCE_CALLBACK(reference)
{
    return step(object_reference_kind(kind));
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const char *const all[] = {
        "JNI_GLOBAL", "SYSTEM_CLASS",  "THREAD",        "STACK_LOCAL",
        "JNI_LOCAL",  "MONITOR",       "OTHER",         "CLASS",
        "FIELD",      "ARRAY_ELEMENT", "CLASS_LOADER",  "SIGNERS",
        "INTERFACE",  "STATIC_FIELD",  "CONSTANT_POOL", "PROTECTION_DOMAIN",
    };
    (*jni)->NewGlobalRef(jni, pairs);
    (*jni)->NewLocalRef(jni, pairs);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        wanted = all[i];
        reached = later = 0;
        jvmtiError error = ti(IterateOverReachableObjects, root, stack, reference, NULL);
        say("%s: %s, reached %d, %s after it", wanted, error_name(error), reached,
            later > 0 ? "callbacks" : "none");
    }
}

TEST(.target = "heap.walk.Loaded", .probe = observe, .needs = {.can_tag_objects = 1});
