/* SPDX-License-Identifier: Apache-2.0 */
#include "../both_kinds.h"

TITLE("GetAllStackTraces returns each platform thread's stack and state while virtual threads exist.");

enum { MOST = 100 };

/* The names of the bits in which two functions agree: of the functions themselves one may count
 * as native code, and the other as that of the virtual machine. */
static const char *lasting(jint state)
{
    return thread_state(state & ~JVMTI_THREAD_STATE_IN_NATIVE);
}

/* Whether a record has what the functions for one thread give, which stands still. */
static bool is_alike(const jvmtiStackInfo *info, jthread thread)
{
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0, state = 0;
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    must(GetThreadState, thread, &state);
    bool alike = readable(info->frame_buffer, info->frame_count) == count
                 && strcmp(lasting(info->state), lasting(state)) == 0;
    for (jint i = 0; alike && i < count && i < MOST; i++)
        alike = info->frame_buffer[i].method == frames[i].method
                && info->frame_buffer[i].location == frames[i].location;
    return alike;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jint count = 0, nulls = 0;
    jvmtiStackInfo *infos = NULL;
    for (enum both_kinds which = PLAIN; which <= OTHER; which++)
        must(SuspendThread, one_of_both(jni, subjects, which));
    jvmtiError error = ti(GetAllStackTraces, MOST, &infos, &count);
    say("GetAllStackTraces: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        count = 0;
    for (jint i = 0; i < readable(infos, count); i++)
        nulls += infos[i].thread == NULL;
    say("null: %d", (int)nulls);
    for (enum both_kinds which = MAIN; which < BOTH_KINDS; which++) {
        jthread thread = one_of_both(jni, subjects, which);
        int times = 0, alike = 0;
        for (jint i = 0; i < readable(infos, count); i++) {
            if (!(*jni)->IsSameObject(jni, infos[i].thread, thread))
                continue;
            times++;
            alike += is_alike(&infos[i], thread);
        }
        say("%s: %d, alike %d", both_kinds_names[which], times, alike);
    }
    for (enum both_kinds which = PLAIN; which <= OTHER; which++)
        must(ResumeThread, one_of_both(jni, subjects, which));
    release(infos);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.BothKinds", .probe = observe,
     .needs = {.can_suspend = 1});
