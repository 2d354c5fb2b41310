/* SPDX-License-Identifier: Apache-2.0 */
#include "../allocations.h"

TITLE("SampledObjectAlloc with interval 0 is posted for a large array and for the objects after it.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(SampledObjectAlloc, note);
    sample_all(jni);
    note_anew(jni, find_class(jni, "[I"));
    jobject array = made_by(jni, "ints", "(I)Ljava/lang/Object;", 2000000);
    say("events: %d, wrong threads: %d", noted, wrong_threads);
    if (noted == 1)
        say("the object: %s, its class and size: %s",
            truth((*jni)->IsSameObject(jni, array, notes[0].object)),
            truth(is_right(jni, &notes[0])));
    note_anew(jni, find_class(jni, "allocation/Thing"));
    fill(jni, 200);
    say("after it: %d, wrong threads: %d", noted, wrong_threads);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
