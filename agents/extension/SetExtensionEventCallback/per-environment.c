/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "environments.h"
#include "heap.h"

TITLE("Each environment has its own callback of an extension event, set and removed alone.");

static jvmtiEnv *other;
static atomic_int in_first, in_other;

static void JNICALL unloaded(jvmtiEnv *env, ...)
{
    in_first += env == assay_env;
    in_other += env == other;
}

static void observe(JNIEnv *jni, jobject pair)
{
    static jweak loader;
    if (pair != NULL) {
        jint index = index_of_class_unload();
        bool is_first = other == NULL;
        SAY_CALL(SetExtensionEventCallback, index, is_first ? unloaded : NULL);
        if (is_first) {
            other = new_environment();
            SAY_CALL_IN(other, SetExtensionEventCallback, index, unloaded);
        }
        in_first = in_other = 0;
        loader = (*jni)->NewWeakGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, pair, 1));
    } else if (collect_until_freed(jni, &loader, 1)) {
        for (int i = 0; i < 100 && in_other == 0; i++)
            must(ForceGarbageCollection);
        for (int i = 0; i < 3; i++)
            must(ForceGarbageCollection);
        say("posted: %s, in the other environment: %s", truth(in_first > 0), truth(in_other > 0));
    } else {
        say("nothing was unloaded");
    }
}

TEST(.target = "gc.Unloaded", .args = LIST("twice"), .probe = observe, .timeout = 60);
