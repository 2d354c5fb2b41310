/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("ObjectFree can be disabled while its callback runs and more objects are collected.");

enum { ROUNDS = 12, OBJECTS = 4 };

static void observe(JNIEnv *jni, jobject unused)
{
    int met = 0;
    jclass klass = find_class(jni, "java/lang/Object");
    for (int round = 0; round < ROUNDS; round++) {
        on(ObjectFree, last_for_collections);
        for (int i = 0; i < OBJECTS; i++) {
            jobject object = (*jni)->AllocObject(jni, klass);
            set_tag(object, i + 1);
            (*jni)->DeleteLocalRef(jni, object);
        }
        start_collecting();
        met += await_lasting();
        off(ObjectFree);
        stop_collecting();
    }
    if (met == 0)
        inapplicable("no callback ran when the event was disabled");
    say("disabled: %d", ROUNDS);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
