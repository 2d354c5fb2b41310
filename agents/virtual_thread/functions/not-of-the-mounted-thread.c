/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../without_carrier.h"

TITLE("Functions report nothing of the mounted virtual thread for one that waits for its carrier.");

enum { MOST = 100 };

static jobject held;
static jmethodID occupy;

static int frames_of_occupy(const jvmtiFrameInfo *frames, jint count)
{
    int found = 0;
    for (jint i = 0; i < count && i < MOST; i++)
        found += frames[i].method == occupy;
    return found;
}

static void say_of(JNIEnv *jni, const char *which, jthread thread)
{
    jvmtiFrameInfo frames[MOST] = {{0}};
    jvmtiStackInfo *stacks = NULL;
    jint count = 0, owned_count = 0;
    jobject *owned = NULL;
    void *value = NULL;
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    must(GetThreadListStackTraces, 1, &thread, MOST, &stacks);
    int listed = stacks == NULL ? -1
                 : stacks[0].frame_buffer == NULL
                     ? -stacks[0].frame_count
                     : frames_of_occupy(stacks[0].frame_buffer, stacks[0].frame_count);
    must(GetOwnedMonitorInfo, thread, &owned_count, &owned);
    must(GetThreadLocalStorage, thread, &value);
    say("%s: %d frames of occupy, %d as listed, %d monitors, storage %s", which,
        frames_of_occupy(frames, count), listed, times_in(jni, held, owned_count, owned),
        value == NULL           ? "null"
        : value == &first_value ? "first"
                                : "of a platform thread");
    release(owned);
    release(stacks);
}

static void act(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "virtual_thread/WithoutCarrier");
    jthread other = static_object_field(jni, klass, "occupier", "Ljava/lang/Thread;");
    jthread *platform = NULL;
    jint count = 0;
    ask_for_references(jni, 1000);
    held = static_object_field(jni, klass, "HELD", "Ljava/lang/Object;");
    occupy = static_method_id(jni, klass, "occupy", "()V");
    must(GetAllThreads, &count, &platform);
    for (jint i = 0; i < readable(platform, count); i++)
        ti(SetThreadLocalStorage, platform[i], &second_value);
    release(platform);
    must(SetThreadLocalStorage, other, &first_value);
    say_of(jni, "other", other);
    say_of(jni, "thread", thread);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("started", WITH_FRAMES),
     .needs = {.can_get_owned_monitor_info = 1, .can_support_virtual_threads = 1});
