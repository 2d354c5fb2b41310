/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "monitors.h"

TITLE("Raw monitor functions work in the callback of ObjectFree.");

static void JNICALL freed(jvmtiEnv *env, jlong tag)
{
    say_all_raw_monitor_calls();
    release_point("freed");
}

static void observe(JNIEnv *jni, jobject subject)
{
    on(ObjectFree, freed);
    jobject object = (*jni)->NewByteArray(jni, 10);
    jweak witness = (*jni)->NewWeakGlobalRef(jni, object);
    set_tag(object, 7);
    (*jni)->DeleteLocalRef(jni, object);
    if (!collect_until_freed(jni, &witness, 1))
        inapplicable("the collector frees nothing");
    arrive_and_wait("freed");
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
