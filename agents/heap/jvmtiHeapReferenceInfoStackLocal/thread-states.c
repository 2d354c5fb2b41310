/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("The jvmtiHeapReferenceInfoStackLocal has thread, frame and slot for threads in each state.");

enum { THREADS = 5, FRAMES = 64 };

/* The threads have the first tags, in their order. */
static struct {
    jvmtiFrameInfo frames[FRAMES];
    jint count;
} stacks[THREADS + 1];

static bool is_frame_right(const struct local_reference *it)
{
    if (it->thread_tag < 1 || it->thread_tag > THREADS || it->depth < 0
        || it->depth >= stacks[it->thread_tag].count || it->depth >= FRAMES)
        return false;
    const jvmtiFrameInfo *frame = &stacks[it->thread_tag].frames[it->depth];
    return frame->method == it->method && frame->location == it->location;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_frames};
    jthread threads[THREADS + 1];
    name_objects(jni, pairs);
    for (jlong tag = 1; tag <= THREADS; tag++)
        threads[tag] = object_named(jni, pairs, object_name(tag));
    for (jlong tag = 1; tag <= THREADS; tag++) {
        must(SuspendThread, threads[tag]);
        must(GetStackTrace, threads[tag], 0, FRAMES, stacks[tag].frames, &stacks[tag].count);
    }
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    for (int i = 0; i < local_count; i++) {
        struct local_reference *it = &local_references[i];
        if (it->tag <= THREADS)
            continue;
        bool right = is_frame_right(it);
        record("%s: %s slot %d in %s, frame %s, thread's tag %s", object_name(it->tag),
               reference_kind(it->kind), (int)it->slot,
               right ? method_name(it->method) : "another method", right ? "right" : "wrong",
               it->thread_tag + THREADS == it->tag ? "right" : "wrong");
    }
    say_walk("FollowReferences", error);
    for (jlong tag = 1; tag <= THREADS; tag++)
        must(ResumeThread, threads[tag]);
}

TEST(.target = "heap.walk.HeldInStates", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_suspend = 1});
