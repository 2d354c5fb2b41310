/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>
#include <stdatomic.h>

#include "assay.h"

TITLE("NotifyFramePop posts FramePop for a frame that a suspended thread is about to leave.");

enum { TIMES = 300 };

static jclass target; /* global */
static jmethodID leave;
static atomic_int pops, others;
static atomic_bool leaving;
static int refused; /* requests of the frame in question */

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    atomic_fetch_add(method == leave && !by_exception ? &pops : &others, 1);
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (method == leave)
        atomic_store(&leaving, true);
}

static jint turns(JNIEnv *jni)
{
    return (*jni)->GetStaticIntField(jni, target, static_field_id(jni, target, "turns", "I"));
}

/* Waits until a frame that was there has gone, and another one has come and gone. */
static void await_turns(JNIEnv *jni)
{
    jint before = turns(jni);
    while (turns(jni) - before < 2)
        sched_yield();
}

/* Waits until the thread is in the method, or was, and a little longer each time. */
static void await_leaving(JNIEnv *jni, int time)
{
    jint before = turns(jni);
    atomic_store(&leaving, false);
    while (!atomic_load(&leaving) && turns(jni) - before < 2)
        continue;
    for (volatile int i = time % 20 * 100; i > 0; i--)
        continue;
}

/* OPAQUE_FRAME, too, unless it is the frame in question. */
static jvmtiError request_while_suspended(jthread thread)
{
    jmethodID top = NULL;
    jlocation location;
    jvmtiError error = JVMTI_ERROR_OPAQUE_FRAME;
    must(SuspendThread, thread);
    must(GetFrameLocation, thread, 0, &top, &location);
    if (top == leave) {
        error = ti(NotifyFramePop, thread, 0);
        refused += error == JVMTI_ERROR_OPAQUE_FRAME;
    }
    must(ResumeThread, thread);
    return error;
}

static void observe(JNIEnv *jni, jobject thread)
{
    int requests = 0, errors = 0;
    target = find_class(jni, "stack/Returning");
    leave = method_id(jni, target, "leave", "()V");
    on(FramePop, popped);
    on_thread(SingleStep, stepped, thread);
    for (int i = 0; i < TIMES && atomic_load(&pops) == requests; i++) {
        await_leaving(jni, i);
        jvmtiError error = request_while_suspended(thread);
        requests += error == JVMTI_ERROR_NONE;
        errors += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_OPAQUE_FRAME;
        await_turns(jni);
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
