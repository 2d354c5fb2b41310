/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "monitors.h"
#include "threads.h"

TITLE("Raw monitor functions work in the callback of ObjectFree.");

static atomic_bool is_reported;

static void JNICALL freed(jvmtiEnv *env, jlong tag)
{
    say_all_raw_monitor_calls();
    atomic_store(&is_reported, true);
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
    /* The report may come later than the collection, from a thread that must get its turn. */
    for (int tries = 0; tries < 1000 && !atomic_load(&is_reported); tries++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
