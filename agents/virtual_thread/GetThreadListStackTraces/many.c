/* SPDX-License-Identifier: Apache-2.0 */
#include "../many.h"
#include "threads.h"

TITLE("GetThreadListStackTraces returns the whole stacks of a thousand virtual threads in order.");

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL)
        return;
    jthread *list = all_of(jni, threads);
    jvmtiStackInfo *stacks = NULL;
    jint all = 0, depth = 0, same = 0, parked = 0, whole = 0, own = 0;
    jthread *platform = NULL;
    jclass klass = find_class(jni, "virtual_thread/Many");
    jmethodID stay = method_id(jni, klass, "stay", "(I)I");
    for (int i = 0; i < MANY; i++)
        wait_for_state(list[i], JVMTI_THREAD_STATE_WAITING);
    say("GetThreadListStackTraces: %s",
        error_name(ti(GetThreadListStackTraces, MANY, list, 100, &stacks)));
    for (int i = 0; i < MANY; i++) {
        same += (*jni)->IsSameObject(jni, stacks[i].thread, list[i]);
        parked += strcmp(thread_state(stacks[i].state), "ALIVE|WAITING|WAITING_INDEFINITELY|PARKED")
                  == 0;
        must(GetFrameCount, list[i], &depth);
        whole += stacks[i].frame_count == depth;
        for (jint j = 0; j < stacks[i].frame_count; j++)
            own += stacks[i].frame_buffer[j].method == stay;
    }
    say("the threads of the list: %d, parked: %d, with all frames: %d, in stay: %d", (int)same,
        (int)parked, (int)whole, (int)own);
    release(stacks);
    must(GetAllThreads, &all, &platform);
    int virtual = 0;
    for (jint i = 0; i < all; i++)
        virtual += is_virtual(jni, platform[i]);
    say("virtual ones in GetAllThreads: %d", virtual);
    release(platform);
    free(list);
}

TEST(VIRTUAL_THREADS, MANY_TARGET, .probe = observe, .needs = {.can_support_virtual_threads = 1},
     .timeout = 60);
