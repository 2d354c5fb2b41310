/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThread keeps a thread from going on when the time of its wait or sleep is over.");

static bool went_on(JNIEnv *jni)
{
    jclass klass = find_class(jni, "thread/TimeRunsOut");
    return (*jni)->CallStaticBooleanMethod(jni, klass,
                                           static_method_id(jni, klass, "wentOn", "()Z"));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jlong beginning = real_time();
    jint state = 0;
    if (asks_for_case(jni, subject))
        return;
    SAY_CALL(SuspendThread, subject);
    must(GetThreadState, subject, &state);
    if ((state & JVMTI_THREAD_STATE_WAITING) == 0)
        inapplicable("the thread was suspended when it had waited");
    /* Its time of two seconds was running before. */
    while (real_time() - beginning < MILLISECONDS(2500) && !went_on(jni))
        give_others_time();
    say("suspended: %s, went on: %s", truth(is_suspended(subject)), truth(went_on(jni)));
    SAY_CALL(ResumeThread, subject);
    await_arrival("went on");
    say("went on: %s", truth(went_on(jni)));
    release_point("went on");
}

TEST(.target = "thread.TimeRunsOut", .probe = observe,
     .cases = LIST("waiting", "parked", "sleeping"), .needs = {.can_suspend = 1});
