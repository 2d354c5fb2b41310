/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Have the events of freed objects been sent when a forced collection is over?");
PASSAGES("ObjectFree: sent when the garbage collector frees an object; ForceGarbageCollection: "
         "returns when the collection is done.");
WHY("An agent that forces a collection and counts may count too early.");

static volatile int freed;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    __atomic_add_fetch(&freed, 1, __ATOMIC_SEQ_CST);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "java/lang/Object");
    on(ObjectFree, on_free);
    for (int i = 0; i < 1000; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        set_tag(object, i + 1);
        (*jni)->DeleteLocalRef(jni, object);
    }
    must(ForceGarbageCollection);
    off(ObjectFree);
    say("after the collection and SetEventNotificationMode(JVMTI_DISABLE): %s",
        freed == 1000 ? "all"
        : freed == 0  ? "none"
                      : "some");
}

ASK(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
