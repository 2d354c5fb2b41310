/* SPDX-License-Identifier: Apache-2.0 */
#include "../allocations.h"

TITLE("SampledObjectAlloc with interval 0 is posted for each object in order, with thread, class and size.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(SampledObjectAlloc, note);
    sample_all(jni);
    note_anew(jni, find_class(jni, "allocation/Thing"));
    jobjectArray things = fill(jni, 1000);
    off(SampledObjectAlloc);
    int same = 0, right = 0;
    for (jsize i = 0; i < 1000 && i < noted; i++) {
        jobject thing = (*jni)->GetObjectArrayElement(jni, things, i);
        same += (*jni)->IsSameObject(jni, thing, notes[i].object);
        right += is_right(jni, &notes[i]);
        (*jni)->DeleteLocalRef(jni, thing);
    }
    say("events: %d, wrong threads: %d", noted, wrong_threads);
    say("the object: %d, its class and size: %d", same, right);
    note_anew(jni, find_class(jni, "allocation/Thing"));
    fill(jni, 1000);
    say("disabled: %d", noted);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
