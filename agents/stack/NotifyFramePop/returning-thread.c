/* SPDX-License-Identifier: Apache-2.0 */
#include "../returning.h"

TITLE("NotifyFramePop posts FramePop for a frame that a suspended thread is about to leave.");

enum { TIMES = 300 };

static atomic_bool leaving;
static int refused; /* requests of the frame in question */

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (method == requested)
        atomic_store(&leaving, true);
}

/* Waits until the thread is in the method, or was, and a little longer each time. */
static void await_leaving(JNIEnv *jni, int time)
{
    unsigned before = turns_of(jni, returning_class);
    atomic_store(&leaving, false);
    while (!atomic_load(&leaving) && turns_of(jni, returning_class) - before < 2)
        continue;
    for (volatile int i = time % 20 * 100; i > 0; i--)
        continue;
}

/* OPAQUE_FRAME, too, unless it is the frame in question. */
static jvmtiError request_while_suspended(jthread thread)
{
    jmethodID top = NULL;
    jlocation location = -2;
    jvmtiError error = JVMTI_ERROR_OPAQUE_FRAME;
    must(SuspendThread, thread);
    must(GetFrameLocation, thread, 0, &top, &location);
    if (top == requested) {
        error = ti(NotifyFramePop, thread, 0);
        refused += error == JVMTI_ERROR_OPAQUE_FRAME;
    }
    must(ResumeThread, thread);
    return error;
}

static void observe(JNIEnv *jni, jobject thread)
{
    int requests = 0, errors = 0;
    count_pops_of(jni, "leave");
    on_thread(SingleStep, stepped, thread);
    for (int i = 0; i < TIMES && atomic_load(&pops) == requests; i++) {
        await_leaving(jni, i);
        jvmtiError error = request_while_suspended(thread);
        requests += error == JVMTI_ERROR_NONE;
        errors += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_OPAQUE_FRAME;
        await_turns(jni, returning_class, 2); /* that frame, and another one, have gone */
    }
    if (requests + refused + errors == 0)
        inapplicable("the thread was never suspended in the method");
    say("errors: %d, each request posted its event: %s", errors,
        truth(atomic_load(&pops) == requests));
    say("other events: %d", atomic_load(&others));
    say("refused: %s", truth(refused > 0));
}

TEST(.target = "stack.Returning", .probe = observe, .timeout = 60,
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_single_step_events = 1,
               .can_suspend = 1});
