/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"
#include "threads.h"

TITLE("ObjectFree is not posted before the live phase for objects that are freed then.");

enum { OBJECTS = 200 };

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    events++;
}

static void load(JavaVM *vm, char *options)
{
    on(ObjectFree, on_free);
    on(ClassPrepare, note_at_prepare);
}

static void start(JNIEnv *jni)
{
    for (int i = 0; i < OBJECTS; i++) {
        jbyteArray array = (*jni)->NewByteArray(jni, 1000);
        set_tag(array, i + 1);
        (*jni)->DeleteLocalRef(jni, array);
    }
    collect_at_start(jni);
    note_events_before();
}

static void init(JNIEnv *jni, jthread thread)
{
    jbyteArray array = (*jni)->NewByteArray(jni, 1000);
    set_tag(array, OBJECTS + 1);
    (*jni)->DeleteLocalRef(jni, array);
    for (int tries = 0; tries < 100 && events == events_before; tries++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    if (events == 0)
        inapplicable("no object is reported as freed");
    say("reported before: %d", events_before);
    say("reported later: %s", events > events_before ? "some" : "none");
}

TEST(.since = 9, .load = load, .start = start, .init = init,
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
