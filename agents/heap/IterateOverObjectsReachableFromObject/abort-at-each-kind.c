/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("ITERATION_ABORT ends IterateOverObjectsReachableFromObject at a reference of any kind.");

static const char *wanted;
static int reached, later;

OBJECT_REFERENCE_CALLBACK(reference)
{
    if (reached > 0) {
        later++;
        return JVMTI_ITERATION_CONTINUE;
    }
    reached += strcmp(object_reference_kind(kind), wanted) == 0;
    return reached > 0 ? JVMTI_ITERATION_ABORT : JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const char *const all[] = {
        "CLASS",     "FIELD",        "ARRAY_ELEMENT", "CLASS_LOADER",      "SIGNERS",
        "INTERFACE", "STATIC_FIELD", "CONSTANT_POOL", "PROTECTION_DOMAIN",
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        wanted = all[i];
        reached = later = 0;
        jvmtiError error = ti(IterateOverObjectsReachableFromObject, pairs, reference, NULL);
        say("%s: %s, reached %d, %s after it", wanted, error_name(error), reached,
            later > 0 ? "callbacks" : "none");
    }
}

TEST(.target = "heap.walk.Loaded", .probe = observe, .needs = {.can_tag_objects = 1});
