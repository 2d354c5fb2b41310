/* SPDX-License-Identifier: Apache-2.0 */
#include "../../gc/freeing.h"

TITLE("An extension event comes as soon as it has a callback, and no more when that is taken back.");

static int told;

/* The event of HotSpot that a class was unloaded; its parameters vary with the release. */
static void JNICALL on_unload(jvmtiEnv *env, ...)
{
    __atomic_add_fetch(&told, 1, __ATOMIC_SEQ_CST);
}

static jint index_of_event(void)
{
    jint count = 0;
    jvmtiExtensionEventInfo *events = NULL;
    must(GetExtensionEvents, &count, &events);
    for (jint i = 0; i < count; i++)
        if (strcmp(events[i].id, "com.sun.hotspot.events.ClassUnload") == 0)
            return events[i].extension_event_index;
    inapplicable("the JVM has no extension event of which is known when it is sent");
}

static void observe(JNIEnv *jni, jobject pair)
{
    static int round;
    static jweak loader;
    static jint index;
    if (pair != NULL) {
        index = index_of_event();
        say("SetExtensionEventCallback: %s",
            error_name(ti(SetExtensionEventCallback, index, round == 0 ? on_unload : NULL)));
        told = 0;
        loader = (*jni)->NewWeakGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, pair, 1));
        return;
    }
    if (!collected(jni, &loader, 1)) {
        say("nothing was unloaded");
        return;
    }
    for (int i = 0; i < 100 && round == 0 && __atomic_load_n(&told, __ATOMIC_SEQ_CST) == 0; i++)
        must(ForceGarbageCollection);
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    say("told: %s", truth(told > 0));
    round++;
}

TEST(.target = "gc.Unloaded", .args = LIST("twice"), .probe = observe);
