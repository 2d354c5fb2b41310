/* SPDX-License-Identifier: Apache-2.0 */
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "threads.h"

TITLE("GetCurrentThreadCpuTime counts system time if its timer is TOTAL_CPU, not if it is USER_CPU.");

static jlong in_mode(bool system)
{
    struct rusage usage;
    if (getrusage(RUSAGE_THREAD, &usage) != 0)
        inapplicable("the platform does not report the times of a thread");
    struct timeval time = system ? usage.ru_stime : usage.ru_utime;
    return (jlong)time.tv_sec * 1000000000 + time.tv_usec * 1000;
}

/* Reads zeros, which is nearly all work of the system, for 400 ms of CPU time. */
static void work(void)
{
    static char zeros[1 << 20];
    jlong before = in_mode(false) + in_mode(true);
    int file = open("/dev/zero", O_RDONLY);
    while (in_mode(false) + in_mode(true) - before < MILLISECONDS(400))
        if (read(file, zeros, sizeof zeros) <= 0)
            broken("/dev/zero cannot be read");
    close(file);
}

/* How often the platform looks which mode it is, is its own: hence the margin. A timer that is
 * adjusted from outside may skip. */
static const char *as_its_kind(const jvmtiTimerInfo *info, jlong counted, jlong user, jlong system)
{
    jlong due = info->kind == JVMTI_TIMER_TOTAL_CPU ? user + system : user;
    return truth((counted > due - MILLISECONDS(100) || info->may_skip_backward)
                 && (counted < due + MILLISECONDS(100) || info->may_skip_forward));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiTimerInfo info, thread_info;
    jlong before, after, thread_before, thread_after;
    must(GetCurrentThreadCpuTimerInfo, &info);
    must(GetThreadCpuTimerInfo, &thread_info);
    jlong user = in_mode(false), system = in_mode(true);
    must(GetCurrentThreadCpuTime, &before);
    must(GetThreadCpuTime, NULL, &thread_before);
    work();
    must(GetCurrentThreadCpuTime, &after);
    must(GetThreadCpuTime, NULL, &thread_after);
    user = in_mode(false) - user;
    system = in_mode(true) - system;
    if (system < MILLISECONDS(250))
        inapplicable("the platform does not count the work of the system as such");
    say("GetCurrentThreadCpuTime: as its kind: %s",
        as_its_kind(&info, after - before, user, system));
    say("GetThreadCpuTime: as its kind: %s",
        as_its_kind(&thread_info, thread_after - thread_before, user, system));
}

TEST(.probe = observe,
     .needs = {.can_get_current_thread_cpu_time = 1, .can_get_thread_cpu_time = 1});
