/* SPDX-License-Identifier: Apache-2.0 */
#include "../returning.h"

TITLE("NotifyFramePop stays with a caller when its callee, about to return, is left in another way.");

static jmethodID leave;

/* Enabled, since HotSpot then keeps count of the frames. */
static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
}

/* Whether it was in leave; then the caller has gone, too, in the end. */
static bool leave_suspended(JNIEnv *jni, jthread thread)
{
    jmethodID top = NULL;
    jlocation location = -2;
    must(SuspendThread, thread);
    must(GetFrameLocation, thread, 0, &top, &location);
    if (top == leave) {
        must(NotifyFramePop, thread, 1);
        if (is_case("pop-frame"))
            must(PopFrame, thread);
        else
            must(ForceEarlyReturnVoid, thread);
    }
    must(ResumeThread, thread);
    await_turns(jni, returning_class, 2);
    return top == leave;
}

static void observe(JNIEnv *jni, jobject thread)
{
    int requests = 0;
    count_pops_of(jni, "turn");
    leave = method_id(jni, returning_class, "leave", "()V");
    on_thread(MethodExit, left, thread);
    for (int i = 0; i < 2000 && requests < 150 && atomic_load(&pops) == requests; i++)
        requests += leave_suspended(jni, thread);
    if (requests == 0)
        inapplicable("the thread was never suspended in the method");
    say("each request posted its event: %s", truth(atomic_load(&pops) == requests));
    say("other events: %d", atomic_load(&others));
}

TEST(.target = "stack.Returning", .probe = observe, .timeout = 60,
     .cases = LIST("pop-frame", "early-return"),
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_method_exit_events = 1,
               .can_pop_frame = 1,
               .can_force_early_return = 1,
               .can_suspend = 1});
