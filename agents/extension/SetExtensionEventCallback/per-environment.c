/* SPDX-License-Identifier: Apache-2.0 */
#include "../unloads.h"

TITLE("An extension event comes to the environments that have a callback for it, and to no other.");

static jvmtiEnv *second;

static void set(const char *name, jvmtiEnv *env, jvmtiExtensionEvent callback)
{
    say("%s: %s", name,
        error_name(ti_in(env, SetExtensionEventCallback, index_of_unload(), callback)));
}

static void observe(JNIEnv *jni, jobject pair)
{
    static jvmtiEnv *enabled;
    if (pair != NULL && second == NULL) {
        second = enabled = new_environment();
        set("second, set", second, on_unload);
        witness(jni, pair);
    } else if (pair != NULL) {
        set("first, set", assay_env, on_unload);
        set("second, taken back", second, NULL);
        atomic_store(&unload_round, 1);
        enabled = assay_env;
        witness(jni, pair);
    } else if (!collected(jni, witnesses, 2)) {
        say("nothing was unloaded");
    } else {
        await_told(enabled);
        for (int i = 0; i < 3; i++)
            must(ForceGarbageCollection);
        say("told: first %s, second %s", truth(told_to(assay_env) > 0),
            truth(told_to(second) > 0));
    }
}

TEST(.target = "gc.Unloaded", .args = LIST("twice"), .probe = observe);
