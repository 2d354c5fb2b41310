/* SPDX-License-Identifier: Apache-2.0 */

/* An early return of each type, and a frame that is popped, in the threads of agent.Returning. */
#ifndef ASSAY_AGENT_RETURNING_H
#define ASSAY_AGENT_RETURNING_H

#include "threads.h"

#define RETURNING_NEEDS .can_suspend = 1, .can_force_early_return = 1, .can_pop_frame = 1

/* Refused as long as the thread is not suspended. */
#define RETURNING_TRY(FUNCTION, ...)                                                               \
    do {                                                                                           \
        say(#FUNCTION ": %s", error_name(ti_if_able(FUNCTION, thread, ##__VA_ARGS__)));            \
        must(SuspendThread, thread);                                                               \
        say(#FUNCTION ": %s", error_name(ti_if_able(FUNCTION, thread, ##__VA_ARGS__)));            \
        must(ResumeThread, thread);                                                                \
    } while (0)

/* Acts on one thread after the other. */
static inline void make_return(JNIEnv *jni, jthread thread)
{
    static int kind;
    jobject forced = (*jni)->NewStringUTF(jni, "forced");
    switch (kind++) {
    case 0:
        RETURNING_TRY(ForceEarlyReturnObject, forced);
        break;
    case 1:
        RETURNING_TRY(ForceEarlyReturnInt, -43);
        break;
    case 2:
        RETURNING_TRY(ForceEarlyReturnLong, 0x123456789LL);
        break;
    case 3:
        RETURNING_TRY(ForceEarlyReturnFloat, 1.25F);
        break;
    case 4:
        RETURNING_TRY(ForceEarlyReturnDouble, -2.75);
        break;
    case 5:
        RETURNING_TRY(ForceEarlyReturnVoid);
        break;
    default:
        RETURNING_TRY(PopFrame);
    }
}

#endif
