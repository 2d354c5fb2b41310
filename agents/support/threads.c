/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

#include <sched.h>

bool wait_goes_on(struct timespec *beginning)
{
    enum { SECONDS = 6 }; /* enough on the busiest machine, and less than the time of a test */
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (beginning->tv_sec == 0)
        *beginning = now;
    sched_yield();
    return now.tv_sec - beginning->tv_sec < SECONDS;
}

void wait_for_state(jthread thread, jint bits)
{
    struct timespec beginning = {0};
    jint state = 0;
    while ((state & bits) == 0 && wait_goes_on(&beginning))
        must(GetThreadState, thread, &state);
}

bool is_suspended(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_SUSPENDED) != 0;
}

void say_state(jthread thread)
{
    jint state = -1;
    jvmtiError error = ti(GetThreadState, thread, &state);
    if (error == JVMTI_ERROR_NONE)
        say("GetThreadState: %s %s", error_name(error), thread_state(state));
    else
        say("GetThreadState: %s", error_name(error));
}
