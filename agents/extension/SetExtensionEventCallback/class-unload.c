/* SPDX-License-Identifier: Apache-2.0 */
#include "../unloads.h"

TITLE("An extension event comes as soon as it has a callback, and no more when that is taken back.");

static void observe(JNIEnv *jni, jobject pair)
{
    static int pairs;
    if (pair != NULL) {
        bool sets = pairs++ == 0;
        say("SetExtensionEventCallback: %s",
            error_name(ti(SetExtensionEventCallback, index_of_unload(), sets ? on_unload : NULL)));
        atomic_store(&unload_round, sets ? 0 : 1);
        witness(jni, pair);
        return;
    }
    if (!collected(jni, witnesses, 2)) {
        say("nothing was unloaded");
        return;
    }
    if (pairs == 1)
        await_told(assay_env);
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    say("told: %s", truth(told_to(assay_env) > 0));
}

TEST(.target = "gc.Unloaded", .args = LIST("twice"), .probe = observe);
