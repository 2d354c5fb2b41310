/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"
#include "heap.h"

TITLE("FollowReferences reports a virtual thread's stack local with its frame and slot, or not at all.");

static struct record {
    int times;
    jvmtiHeapReferenceInfoStackLocal local;
} records[PLATFORM + 1];

HEAP_REFERENCE_CALLBACK(record_local)
{
    if (kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL && *tag > THINGS && *tag <= THINGS + PLATFORM) {
        struct record *record = &records[*tag - THINGS];
        const jvmtiHeapReferenceInfoStackLocal *before = &record->local, *now = &info->stack_local;
        if (record->times == 0 || before->thread_tag != now->thread_tag
            || before->depth != now->depth || before->method != now->method
            || before->location != now->location || before->slot != now->slot)
            record->times++; /* compiled code may hold a variable twice */
        record->local = *now;
    }
    return JVMTI_VISIT_OBJECTS;
}

static void say_local(int which, jthread thread)
{
    enum { MOST = 100 };
    const struct record *record = &records[which];
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0, depth = 0;
    if (record->times == 0) {
        say("%s: not reported", local_names[which]);
        return;
    }
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    while (depth < count && depth < MOST && frames[depth].method != record->local.method)
        depth++;
    if (depth == count || depth == MOST) {
        say("%s: in a method that is not on its stack", local_names[which]);
        return;
    }
    say("%s: %d, of %s, slot %d of %s", local_names[which], record->times,
        record->local.thread_tag >= PARKED && record->local.thread_tag <= PLATFORM
            ? local_names[record->local.thread_tag]
            : "another thread",
        (int)record->local.slot, method_name(record->local.method));
    say("depth: %s", depth == record->local.depth ? "that of the frame" : "another");
    say("location: %s",
        frames[depth].location == record->local.location ? "that of the frame" : "another");
}

static void walk(JNIEnv *jni, jthread *threads)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = record_local};
    suspend_parked(threads);
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %s", error_name(error));
    for (int i = PARKED; i <= PLATFORM; i++)
        say_local(i, threads[i]);
    resume_parked(threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Locals", .probe = locals_probe,
     .needs = {.can_tag_objects = 1, .can_suspend = 1});
