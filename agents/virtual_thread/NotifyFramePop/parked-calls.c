/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("NotifyFramePop for a parked virtual thread leads to one FramePop for each requested frame.");

static jmethodID requested[SHADOW_MAX]; /* by the number of the program's callers */
static jint before;                     /* the program's frames before the calls */
static int requests, pending;

/* Some of the frames since the last time, and of those before some that were left out. */
static void request_pops(jthread thread)
{
    static int times;
    struct shadowed_frames shadowed;
    must(SuspendThread, thread);
    get_shadowed_frames(thread, &shadowed);
    times++;
    for (jint i = 0; i < shadowed.count - before; i++) {
        jint height = shadowed.count - 1 - i;
        jmethodID method = shadowed.frames[i].method;
        if (requested[height] != NULL && requested[height] != method)
            shadow_differs("%s has gone without FramePop", method_name(requested[height]));
        if (requested[height] != NULL || (height + times) % 3 == 0)
            continue;
        must(NotifyFramePop, thread, shadowed.depths[i]);
        requested[height] = method;
        pending++;
        requests++;
    }
    must(ResumeThread, thread);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    struct shadowed_frames shadowed;
    get_shadowed_frames(NULL, &shadowed);
    jint height = shadowed.count - 1;
    if (shadowed.count == 0 || shadowed.depths[0] != 0 || shadowed.frames[0].method != method)
        shadow_differs("FramePop of %s, which is not on top", method_name(method));
    else if (requested[height] != method)
        shadow_differs("FramePop of %s, which was not requested", method_name(method));
    else
        requested[height] = NULL;
    pending--;
}

static void observe(JNIEnv *jni, jobject subject)
{
    struct shadowed_frames shadowed;
    switch (calls_phase(jni, subject)) {
    case WHILE_PARKED:
        request_pops(subject);
        break;
    case BEFORE_CALLS:
        get_shadowed_frames(NULL, &shadowed);
        before = shadowed.count;
        on_thread(FramePop, popped, current_thread());
        break;
    case AFTER_CALLS:
        if (pending != 0)
            shadow_differs("%d frames without FramePop", pending);
        say("many requests: %s", truth(requests > 500));
        say("each was answered, once: %s", truth(!is_shadow_different()));
        break;
    default:
        shadow_program_only();
    }
}

/* Bulk oracle: each of hundreds of requests is followed to its event. HotSpot compiles what has run
 * often, at once and simply. */
TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_BY_FIRST_TIER), .target = "virtual_thread.ParkedCalls",
     .cases = LIST("compiled"), .probe = observe, .timeout = 120,
     .needs = {
         .can_support_virtual_threads = 1, .can_generate_frame_pop_events = 1, .can_suspend = 1});
