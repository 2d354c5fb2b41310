/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "heap.h"

TITLE("An extension event is posted while it has a callback, and not after the callback is removed.");

static void observe(JNIEnv *jni, jobject pair)
{
    static int round;
    static jweak loader;
    static jint index;
    if (pair != NULL) {
        index = index_of_class_unload();
        SAY_CALL(SetExtensionEventCallback, index, round == 0 ? on_class_unload : NULL);
        reset_class_unloads();
        loader = (*jni)->NewWeakGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, pair, 1));
        return;
    }
    if (!collect_until_freed(jni, &loader, 1)) {
        say("nothing was unloaded");
        return;
    }
    if (round == 0)
        await_class_unload();
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    say("posted: %s", truth(class_unloads() > 0));
    round++;
}

TEST(.target = "gc.Unloaded", .args = LIST("twice"), .probe = observe);
